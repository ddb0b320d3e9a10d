import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { aliases } from "./packages/ui/src/csp/aliases.ts";
import { browserDependencies } from "./scripts/browser-dependencies.mjs";
import { chromiumPath, chromiumFlags } from "./scripts/chromium.mjs";
import { DearestFirst } from "./scripts/dearest-first.ts";

/** What the tests themselves ask for beside it. */
const optimize = [
  ...browserDependencies,
  "react-dom/server.browser",
  "vitest-browser-react",
  "@livery/ui > axe-core",
  "@livery/site > xstate",
];

/** Vitest leaves a core free, which on two cores would put every file of three projects in one line. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Every command and house that a test starts is a program of its own: it compiles once for all of them. */
process.env["NODE_COMPILE_CACHE"] ??= join(tmpdir(), "livery-compile-cache");

/**
 * Where a change is landed, a test is tried twice before it is called wrong, and the closing line names what needed it: one
 * late frame or answer among 10,000 tests says nothing about a change. By hand nothing is tried again.
 */
const retry = process.env["CI"] === undefined ? 0 : 1;

/** What properties draw from: another number every run, printed by the one that fails; the same when a test is tried again. */
process.env["LIVERY_DRAW"] ??= String(Date.now() % 2 ** 31);
const setupFiles = [fileURLToPath(new URL("scripts/same-draws.ts", import.meta.url))];

/** The folder of stories is the root of their project: a path of this one would be looked for there. */
const besideStories = (file: string) => fileURLToPath(new URL(`stories/.storybook/${file}`, import.meta.url));

const executablePath = chromiumPath();
const browser = (contextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
    contextOptions,
  }),
  instances: [{ browser: "chromium" as const }],
});

export default defineConfig({
  // vanilla-extract compiles .css.ts in a server of its own that reads only the top level of this file.
  resolve: { conditions: ["livery-source", "module", "node", "development|production"] },
  test: {
    reporters: ["default", "./scripts/closing-line.mjs"],
    sequence: { sequencer: DearestFirst },
    projects: [
      {
        ssr: { resolve: { conditions: ["livery-source", "node", "development|production"] } },
        test: {
          name: "unit",
          retry,
          setupFiles,
          environment: "node",
          include: ["{packages/*,cli}/src/**/*.test.ts", "{scripts,stories}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "packages/{house,e2e}/**", "cli/src/**/*.house.test.ts"],
          // Beside a browser and a database a test of builds is late, not wrong.
          testTimeout: 60_000,
          // Whoever stubs or fakes something puts it back: a process of its own would cost a file more than its tests.
          isolate: false,
          maxWorkers,
        },
      },
      {
        ssr: { resolve: { conditions: ["livery-source", "node", "development|production"] } },
        test: {
          name: "house",
          retry,
          setupFiles,
          environment: "node",
          include: ["packages/house/src/**/*.test.ts", "cli/src/**/*.house.test.ts"],
          exclude: ["**/node_modules/**", "**/*.brokers.test.ts"],
          globalSetup: ["packages/house/src/testing/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      // They need a broker besides: `pnpm test:brokers`.
      ...(process.env["LIVERY_BROKERS"] === undefined
        ? []
        : [
            {
              ssr: { resolve: { conditions: ["livery-source", "node", "development|production"] } },
              test: {
                name: "brokers",
                environment: "node" as const,
                include: ["packages/house/src/**/*.brokers.test.ts"],
                globalSetup: ["packages/house/src/testing/global-setup.ts"],
                testTimeout: 180_000,
                hookTimeout: 120_000,
                fileParallelism: false,
              },
            },
          ]),
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: { include: optimize },
        resolve: { alias: aliases, conditions: ["livery-source", "module", "browser", "development|production"] },
        test: {
          name: "browser",
          retry,
          include: ["packages/*/src/**/*.browser.test.tsx"],
          maxWorkers,
          // A page's second is long gone where two of them, a database and a build are drawn at once.
          expect: { poll: { timeout: 10_000, interval: 50 } },
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: "stories/.storybook" })],
        optimizeDeps: { include: ["axe-core"] },
        test: {
          name: "stories",
          retry,
          globalSetup: [besideStories("drawing.ts")],
          setupFiles: [besideStories("frames.ts"), besideStories("worst-skins.ts"), besideStories("other-skins.ts")],
          // Nothing is in mid-transition when its contrast is measured.
          browser: browser({ reducedMotion: "reduce" }),
          // One document for all of them: each story clears up after itself, and a new document a file costs a quarter more.
          isolate: false,
          testTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ssr: { resolve: { conditions: ["livery-source", "node", "development|production"] } },
        test: {
          name: "journeys",
          retry,
          environment: "node",
          include: ["packages/e2e/src/**/*.test.ts"],
          setupFiles: ["packages/e2e/src/harness/at-the-end.ts"],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          // Each has a demo, a database and a browser of its own, and waits for them half of its time.
          maxWorkers: 2,
          // What is waited for comes when the machine gets to it; a poll's own second is too short beside a browser.
          expect: { poll: { timeout: 20_000, interval: 50 } },
          // After all others: a browser, a database and a build beside two busy cores are late for whatever waits for them.
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
