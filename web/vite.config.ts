import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const site = "../src/opsroom/server/site";

/** The server sends what was compressed here; it never compresses while somebody waits. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
        if (!/\.(js|css|html|svg)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  // Titles keep their words beside their rules, outside this folder.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: { outDir: site, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // The limit is for what never ends: a busy machine is no reason to fail.
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
