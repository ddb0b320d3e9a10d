import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestModule, Vitest } from "vitest/node";
import { testSeed } from "./seed.ts";
import { type CloseTest, type Failure, type Results, writeResults } from "./results.ts";

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
  const failures: Failure[] = [];
  const close: CloseTest[] = [];
  const files: Record<string, number> = {};
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    for (const test of tests) {
      const { errors, state } = test.result();
      const duration = Math.round(test.diagnostic()?.duration ?? 0);
      const bound = test.options.timeout ?? test.project.config.testTimeout;
      const name = `${module.relativeModuleId} > ${test.fullName}`;
      if (state === "passed" && bound > 0 && duration * 3 >= bound) close.push({ test: name, duration, bound });
      counts[state === "passed" || state === "failed" ? state : "skipped"] += 1;
      if (state === "failed") failures.push({ test: name, why: reasonOf(errors) });
    }
    const failed = tests.some((test) => test.result().state === "failed");
    if ((tests.length === 0 && module.state() !== "skipped") || (module.state() === "failed" && !failed)) {
      counts.failed += 1;
      failures.push({ test: module.relativeModuleId, why: reasonOf(module.errors()) });
    }
    files[module.relativeModuleId] = Math.round((files[module.relativeModuleId] ?? 0) + module.diagnostic().duration);
  }
  return { ...counts, failures, close, files };
}

type TestError = ReturnType<TestModule["errors"]>[number];

/** Lines of a message that are kept: the whole is in the task's output, which a long run pushes out of sight. */
const mostLines = 6;
const longest = 300;

function reasonOf(errors: readonly TestError[] = []): readonly string[] {
  const [error] = errors;
  if (!error) return [];
  const message = stripVTControlCharacters(error.message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const frame = error.stacks?.find(({ file }) => !file.includes("node_modules"));
  return [
    ...message.slice(0, mostLines).map((line) => line.slice(0, longest)),
    ...(frame ? [`at ${frame.file}:${frame.line}`] : []),
  ];
}
