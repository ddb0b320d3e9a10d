/**
 * Packages that browser code imports, by the package that depends on them. Vite bundles them before it starts: a dependency that it
 * discovers later reloads the page, which fails a test and delays the story that somebody opens.
 */
export const imported = {
  react: ["react", "react/jsx-runtime", "react/jsx-dev-runtime", "react-dom"],
  ui: [
    "@radix-ui/react-dialog",
    "@radix-ui/react-toast",
    "@radix-ui/react-tooltip",
    "@tanstack/react-virtual",
    "culori/fn",
    "etiket/barcode",
    "uqr",
  ],
  browserApp: ["dompurify"],
  contract: ["zod/mini"],
  feed: ["protobufjs/minimal.js"],
  machines: ["xstate"],
  site: ["@tanstack/react-query", "@tanstack/react-router", "@xstate/react", "i18next", "react-hook-form", "xstate"],
  panel: ["@tanstack/react-query", "@tanstack/react-router", "i18next", "react-hook-form", "squire-rte"],
} as const;

/** Vite's spelling of packages that another one depends on. */
export const through = (path: string, packages: readonly string[]): string[] =>
  packages.map((name) => `${path} > ${name}`);
