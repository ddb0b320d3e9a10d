import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { chromiumFlags, manyTestsFlags } from "../machine/chromium.ts";
import { ensureChromium } from "../machine/ensure-chromium.ts";
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from "vitest/config";
import { imported } from "../vite/browser-dependencies.ts";
import { shareCompiledCode } from "./compile-cache.ts";
import { testSeed } from "./seed.ts";

export { testSeed };

declare module "vitest" {
  export interface ProvidedContext {
    /** What samples and properties are drawn from: a number of the package's own files and of what it depends on. */
    readonly seed: number;
  }
}

shareCompiledCode();

process.env["LIVERY_DATA"] ??= fileURLToPath(new URL("../../../../../shared/data", import.meta.url));

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** For a browser project's `setupFiles`: what has no screen is not drawn. */
export const undrawn: string = here("undrawn.ts");

/** For a browser project's `setupFiles`: caches `import()` for the life of the document. */
export const importCache: string = here("import-cache.ts");

/** Workers of a package: they wait for answers, frames and clocks for half of their time. Vitest runs projects of different numbers one by one. */
export const maxWorkers = 3;

/** Bounds of what hangs: a test waits for a condition, and a busy machine is no reason to fail. */
const patient = { timeout: 30_000, interval: 50 };

type Project = TestProjectInlineConfiguration;
type ProjectTest = NonNullable<Project["test"]>;

/** Vitest's config of one package. The closing line of `pnpm test` sums what the reporter writes. */
export function packageTests(projects: readonly Project[]): ViteUserConfig {
  return defineConfig({
    // vanilla-extract compiles .css.ts in a server of its own that reads only the top level of this file.
    resolve: { conditions: ["livery-source", "module", "node", "development|production"] },
    test: {
      reporters: ["default", here("results-reporter.ts")],
      // The closing lines have the message alone, without the difference: it names values, not `Array(1)`.
      chaiConfig: { truncateThreshold: 400 },
      projects: [...projects],
    },
  });
}

const conditions = ["livery-source", "node", "development|production"];
const node = {
  ssr: { resolve: { conditions } },
  // A global setup has an environment of its own.
  environments: { __vitest__: { resolve: { conditions } } },
};

/** Tests that run in Node, without a database. */
export function unit({ setupFiles = [], ...test }: ProjectTest = {}): Project {
  return {
    ...node,
    test: {
      name: "unit",
      environment: "node",
      include: ["{src,examples}/**/*.test.ts"],
      testTimeout: 60_000,
      expect: { poll: patient },
      maxWorkers,
      // Tests put back what they stub: a process for each file would cost more than its tests.
      isolate: false,
      ...test,
      ...drawn(setupFiles),
    },
  };
}

/** Tests against PostgreSQL: each file on clones of one migrated template, on a server of the run. */
export function database(test: ProjectTest = {}): Project {
  return unit({
    globalSetup: ["src/testing/global-setup.ts"],
    // Node imports the files without Vite, as in production; `vi.mock` does not work.
    execArgv: ["--conditions=livery-source"],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    hookTimeout: 120_000,
    ...test,
  });
}

interface BrowserTests extends ProjectTest {
  /** What Vite replaces so that the CSP holds (`@livery/ui/aliases`). */
  readonly aliases: { find: RegExp; replacement: string }[];
  /** Packages that Vite bundles beforehand, beside React: one that it found on the way would load the page anew, and fail a test. */
  readonly dependencies: string[];
}

/** Tests of components and pages in a real Chromium. */
export function browser({ aliases, dependencies, setupFiles = [], ...test }: BrowserTests): Project {
  useProductionBuilds();
  return {
    plugins: [react(), vanillaExtractPlugin()],
    optimizeDeps: {
      include: [...imported.react, "react-dom/profiling", "vitest-browser-react", ...dependencies],
    },
    resolve: {
      alias: [...aliases, profilingReactDom],
      conditions: ["livery-source", "module", "browser", "development|production"],
    },
    test: {
      name: "browser",
      include: ["{src,examples}/**/*.browser.test.tsx"],
      // Files of a worker share a document: a new one for each file costs as much as the tests.
      isolate: false,
      maxWorkers,
      // In their order: React is loaded by the first that draws.
      sequence: { setupFiles: "list" },
      testTimeout: 120_000,
      expect: { poll: { ...patient, interval: 150 } },
      browser: chromium(),
      ...test,
      // The package's own come before the document is recorded; what they end after a test ends once it is unmounted.
      ...drawn([undrawn, importCache, here("react-act.ts"), setupFiles, here("fresh-document.ts")].flat()),
    },
  };
}

/** Has Vite use the production builds of React and XState: the development builds render at twice the cost, and no test reads their warnings. */
export function useProductionBuilds(): void {
  process.env["NODE_ENV"] = "production";
}

/** The production build in which `Profiler` counts commits. */
const profilingReactDom = { find: /^react-dom\/client$/u, replacement: "react-dom/profiling" };

/** What every project has: the seed, and properties that draw from it. */
const drawn = (setupFiles: string | readonly string[]) => ({
  provide: { seed: testSeed },
  setupFiles: [here("properties.ts"), setupFiles].flat(),
});

/** Headless Chromium of this machine, with flags beside its own. */
export function chromium(contextOptions = {}, flags: readonly string[] = []): NonNullable<ProjectTest["browser"]> {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: ensureChromium(), args: [...chromiumFlags, manyTestsFlags, ...flags] },
      contextOptions,
    }),
    instances: [{ browser: "chromium" as const }],
  };
}
