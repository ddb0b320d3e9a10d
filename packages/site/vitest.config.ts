import { browser, chromium, packageTests, unit } from "@livery/tools/test-run";
import { aliases } from "../ui/src/csp/aliases.ts";

/**
 * By day motion is short: a frame of it costs as much as a test's own work. A test of motion wishes for it (`wish`), by night all
 * tests have it.
 */
const isNight = process.env["VITE_ALL_PATHS"] === "1";
const motion = isNight ? chromium() : chromium({ reducedMotion: "reduce" }, ["--force-prefers-reduced-motion"]);

export default packageTests([
  unit(),
  browser({
    aliases,
    browser: motion,
    ownReset: true,
    setupFiles: ["src/testing/fresh-document.ts"],
    // Bounds of what hangs: a test waits for a condition, and a busy machine is no reason to fail.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    dependencies: [
      "react-dom/profiling",
      "@livery/ui > @radix-ui/react-dialog",
      "@livery/ui > @radix-ui/react-toast",
      "@livery/ui > @radix-ui/react-tooltip",
      "@livery/ui > @tanstack/react-virtual",
      "@livery/ui > axe-core",
      "@livery/ui > culori/fn",
      "@livery/ui > etiket/barcode",
      "@livery/ui > uqr",
      "@livery/contract > zod/mini",
      "@tanstack/react-query",
      "@tanstack/react-router",
      "i18next",
      "react-hook-form",
      "react-dom/server.browser",
      "@livery/feed > protobufjs/minimal.js",
      "@livery/machines > xstate",
      "@xstate/react",
      "dompurify",
      "xstate",
    ],
  }),
]);
