import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import {
  useProductionBuilds,
  chromium,
  importCache,
  maxWorkers,
  packageTests,
  testSeed,
  undrawn,
  unit,
} from "@livery/tools/test-run";
import { brandModules } from "../.storybook/brand-modules.ts";

/** Storybook's plugin makes the repository the root of its project: a path of this folder would be looked for there. */
const besideStorybook = (file: string): string => fileURLToPath(new URL(`../.storybook/${file}`, import.meta.url));

useProductionBuilds();

export default packageTests([
  { ...unit({ include: ["**/*.test.ts"] }), plugins: [brandModules()] },
  {
    plugins: [storybookTest({ configDir: "../.storybook" })],
    optimizeDeps: { include: ["axe-core"] },
    test: {
      name: "stories",
      // Storybook's plugin replaces Vitest's own list: packages are linked into node_modules, and all of them would be walked.
      exclude: ["**/node_modules/**"],
      provide: { seed: testSeed },
      setupFiles: [
        undrawn,
        importCache,
        besideStorybook("worst-skins.ts"),
        besideStorybook("other-skins.ts"),
        besideStorybook("every-control.ts"),
        // The last one is run first, on the story as its own test left it.
        besideStorybook("axe-check.ts"),
      ],
      // Nothing is in mid-transition when its contrast is measured.
      browser: chromium({ reducedMotion: "reduce" }),
      // One document for all of them: each story clears up after itself, and a new document a file costs a quarter more.
      isolate: false,
      // Bounds of what hangs. What is asked after a story's own test waits for the machine as the test does.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      maxWorkers,
    },
  },
]);
