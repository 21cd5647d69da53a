/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "svelte/elements" {
  interface HTMLAttributes<T> {
    /** Sent to the focused thing when the reader presses I. */
    oninspect?: (event: CustomEvent & { currentTarget: EventTarget & T }) => void;
  }
}
export {};
