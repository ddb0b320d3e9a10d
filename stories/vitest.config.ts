import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { chromium, packageTests, unit } from "@livery/tools/test-run";

export default packageTests([
  unit({ include: ["**/*.test.ts"] }),
  {
    plugins: [storybookTest({ configDir: "../.storybook" })],
    optimizeDeps: { include: ["axe-core"] },
    test: {
      name: "stories",
      globalSetup: ["../.storybook/drawing.ts"],
      setupFiles: ["../.storybook/frames.ts", "../.storybook/worst-skins.ts", "../.storybook/other-skins.ts"],
      // Nothing is in mid-transition when its contrast is measured.
      browser: chromium({ reducedMotion: "reduce" }),
      // One document for all of them: each story clears up after itself, and a new document a file costs a quarter more.
      isolate: false,
      testTimeout: 60_000,
      maxWorkers: 2,
    },
  },
]);
