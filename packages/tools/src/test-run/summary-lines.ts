import type { CloseTest, Failure, Results } from "./results.ts";

/** A package's test task in one run. */
export interface TaskRun {
  readonly name: string;
  /** Nothing that it rests on has changed since it last passed: its results are those of then. */
  readonly replayed: boolean;
  readonly seconds: number;
  readonly ended: boolean;
  readonly results: Results | null;
}

/**
 * What `pnpm test` says at its end: each package's time, what passed close to its bound, what failed, what was replayed, and last a line that a script can
 * read: `N passed, N failed, N skipped`. A task that ended badly without a failed test counts as one that failed.
 */
export function summaryLines(tasks: readonly TaskRun[]): readonly string[] {
  const count = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const close: (CloseTest & { readonly name: string })[] = [];
  for (const { ended, name, results } of tasks) {
    const { failed, failures: named, passed, skipped } = results ?? none;
    close.push(...(results?.close ?? []).map((test) => ({ ...test, name })));
    count.passed += passed;
    count.skipped += skipped;
    count.failed += failed === 0 && !ended ? 1 : failed;
    failures.push(...named.flatMap((each) => linesOf(`failed: ${name}`, each)));
    if (failed === 0 && !ended) failures.push(`failed: ${name} ended badly; its output above says why`);
  }
  const ran = tasks.filter(({ replayed }) => !replayed);
  const replayed = tasks.filter((task) => task.replayed);
  return [
    ...ran.map(({ name, results, seconds }) => `${seconds.toFixed(0)} s ${name}: ${results?.passed ?? 0} passed`),
    ...close.toSorted(byShareOfBound).slice(0, mostClose).map(closeLine),
    ...failures,
    ...(replayed.length === 0 ? [] : [`replayed, unchanged since they passed: ${replayed.map(named).join(", ")}`]),
    `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`,
  ];
}

const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Lines of tests that were close to their bounds; the first ones say what to mend. */
const mostClose = 20;

const byShareOfBound = (one: CloseTest, other: CloseTest): number =>
  other.duration / other.bound - one.duration / one.bound;

const closeLine = ({ bound, duration, name, test }: CloseTest & { readonly name: string }): string =>
  `close to its bound: ${name} ${test}: ${seconds(duration)} of ${seconds(bound)} s`;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(0);

const named = ({ name, results }: TaskRun): string => `${name} (${results?.passed ?? 0})`;

const linesOf = (what: string, { test, why }: Failure): readonly string[] => [
  `${what} ${test}`,
  ...why.map((line) => `  ${line}`),
];
