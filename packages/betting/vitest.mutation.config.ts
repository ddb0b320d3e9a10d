import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** Stryker works on a copy below the package; the data lies beside the repository. */
const [folder = ""] = import.meta.dirname.split("/.stryker-tmp/");

/** What a mutant is tried with: the package's own tests, from the same seeds for every mutant, with coupons enough to find it. */
export default defineConfig({
  resolve: { conditions: ["livery-source", "module", "node", "development|production"] },
  test: {
    include: ["src/**/*.test.ts"],
    // Real tournaments take their time and find nothing that the oracle of scores does not.
    exclude: ["src/world-cup.test.ts"],
    setupFiles: ["test/mutation-setup.ts"],
    environment: "node",
    isolate: false,
    provide: { seed: 20 },
    env: {
      LIVERY_ORACLE_COUPONS: "250",
      LIVERY_DATA: resolve(folder, "../..", process.env["LIVERY_DATA"] ?? "../shared/data"),
    },
  },
});
