import { browser, chromium, packageTests, unit } from "@livery/tools/test-run";
import { imported, through } from "@livery/tools/browser-dependencies";
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
    setupFiles: ["src/testing/fresh-app.ts"],
    // Bounds of what hangs: a test waits for a condition, and a busy machine is no reason to fail.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    dependencies: [
      ...through("@livery/ui", [...imported.ui, "axe-core"]),
      ...through("@livery/contract", imported.contract),
      ...through("@livery/feed", imported.feed),
      ...through("@livery/machines", imported.machines),
      ...through("@livery/browser-app", imported.browserApp),
      ...imported.site,
      "react-dom/server.browser",
    ],
  }),
]);
