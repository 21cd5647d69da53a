import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["**/generated/"], "Written by a generator, which has tests of its own."),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // Prettier decides the layout.
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // `== null` means null or undefined.
      eqeqeq: ["error", "always", { null: "ignore" }],
      // Prettier does not wrap comments. Drawings, messages and patterns are single strings and stay whole.
      "max-len": [
        "error",
        {
          code: 120,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignoreUrls: true,
          ignorePattern: '^\\s*d="',
        },
      ],
      // `Array.from({ length }, (_, i) => ...)` and `{#each many as _, i}` cannot do without the first parameter.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
    },
  },
  {
    // Rules that need types, above all against promises that nobody waits for. They run on TypeScript files only:
    // typescript-eslint does not know the types that a component exports, and typed rules on every component would
    // triple the time of a run. svelte-check checks the types inside components. The same split allows `npm run lint`
    // to cache its results for components: no finding there depends on another file.
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      // TypeScript reports undefined names, and knows the types that `no-undef` takes for variables.
      "no-undef": "off",
      // Svelte drops a space at the start of a block; `{" "}` keeps it.
      "svelte/no-useless-mustaches": "off",
    },
  },
  { files: ["*.js", "*.ts"], languageOptions: { globals: globals.node } },
);
