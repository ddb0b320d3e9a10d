import type { Reporter, TestModule, Vitest } from "vitest/node";
import { testSeed } from "./seed.ts";
import { type Results, writeResults } from "./results.ts";

/** Writes what the tests of a package came to, for the closing line of `pnpm test`. */
export default class ResultsReporter implements Reporter {
  #root = "";

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
    console.log(`samples and properties are drawn with LIVERY_SEED=${testSeed}`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    writeResults(this.#root, resultsOf(modules, errors.length));
  }
}

/** A file that has no test, or fails outside its tests, counts as one failed test. */
function resultsOf(modules: readonly TestModule[], errors: number): Results {
  const counts = { passed: 0, failed: errors, skipped: 0 };
  const failures: string[] = [];
  const again: string[] = [];
  const files: Record<string, number> = {};
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    for (const test of tests) {
      const { state } = test.result();
      counts[state === "passed" || state === "failed" ? state : "skipped"] += 1;
      if (test.diagnostic()?.flaky) again.push(`${module.relativeModuleId} > ${test.fullName}`);
      if (state === "failed") failures.push(`${module.relativeModuleId} > ${test.fullName}`);
    }
    const failed = tests.some((test) => test.result().state === "failed");
    if ((tests.length === 0 && module.state() !== "skipped") || (module.state() === "failed" && !failed)) {
      counts.failed += 1;
      failures.push(module.relativeModuleId);
    }
    files[module.relativeModuleId] = Math.round((files[module.relativeModuleId] ?? 0) + module.diagnostic().duration);
  }
  return { ...counts, failures, again, files };
}
