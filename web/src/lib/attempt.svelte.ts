import { Refusal } from "./api";
import { sayRefusal } from "./refusals";
import type { Words } from "./words";

/** Something that is tried: whether it is under way, and what went wrong. */
export class Attempt {
  busy = $state(false);
  error = $state("");

  /** Tries it; says whether it succeeded. A passkey that the person put away is not an error of ours. */
  async run(work: () => Promise<unknown>, text: Words): Promise<boolean> {
    this.busy = true;
    this.error = "";
    try {
      await work();
      return true;
    } catch (problem) {
      this.error = problem instanceof DOMException ? text.say("passkey-cancelled") : sayRefusal(problem, text);
      this.needsSignIn = problem instanceof Refusal && problem.error.code === "sign_in_again";
      return false;
    } finally {
      this.busy = false;
    }
  }
  needsSignIn = $state(false);
}
