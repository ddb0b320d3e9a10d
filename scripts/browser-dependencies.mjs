/**
 * What the rooms that a browser runs take from elsewhere, by the room that takes it: Vite is told of it beforehand, since one that
 * it finds on the way loads the page anew, which fails a test and keeps whoever opens a story waiting.
 */
export const browserDependencies = [
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
