/**
 * Packages that browser code imports, by the package that depends on them. Vite packs them before it starts: a dependency that it
 * discovers later reloads the page, which fails a test and delays the story that somebody opens.
 */
export const browserDependencies: string[] = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/client",
  "@livery/ui > @radix-ui/react-dialog",
  "@livery/ui > @radix-ui/react-toast",
  "@livery/ui > @radix-ui/react-tooltip",
  "@livery/ui > @tanstack/react-virtual",
  "@livery/ui > etiket/barcode",
  "@livery/ui > uqr",
  "@livery/ui > culori/fn",
  "@livery/machines > xstate",
  "@livery/site > @livery/feed > protobufjs/minimal.js",
  "@livery/site > @xstate/react",
  "@livery/site > @tanstack/react-query",
  "@livery/site > @tanstack/react-router",
  "@livery/site > i18next",
  "@livery/site > react-hook-form",
  "@livery/site > dompurify",
  "@livery/contract > zod/mini",
];
