import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Begins with what takes longest, so that nothing runs alone at the end beside an idle processor. Vitest goes by the times of
 * the run before, and on a fresh checkout by the sizes of files: these are short to read and long to run.
 */
export const dearest: readonly string[] = [
  "packages/site/src/faces/faces-walked.browser.test.tsx",
  "packages/site/src/pages/transfer-request/transfer-request.browser.test.tsx",
  "packages/site/src/pages/transfer-request/suite.browser.test.tsx",
  "packages/site/src/faces/faces-differ.browser.test.tsx",
  "packages/house/src/house.test.ts",
  "cli/src/commands/skin-preview.house.test.ts",
  "packages/house/src/trials/crash.test.ts",
  "packages/house/src/db/open.test.ts",
  "cli/src/commands/house.house.test.ts",
  "packages/house/src/panel/cells.test.ts",
  "packages/panel/src/axe.browser.test.tsx",
  "packages/house/src/live/publisher/lease.test.ts",
  "packages/house/src/live/replayed.test.ts",
  "cli/src/overrides/overrides.test.ts",
  "packages/feed/src/trials/recovery.test.ts",
  // What plays against the clock stands beside what waits, and before what keeps a core busy.
  "packages/e2e/src/journeys/replay.test.ts",
  "packages/e2e/src/journeys/live.test.ts",
  "packages/e2e/src/journeys/sale.test.ts",
  "packages/e2e/src/journeys/chaos.test.ts",
  "packages/e2e/src/journeys/pages.test.ts",
  "packages/e2e/src/journeys/panel.test.ts",
];

function placeOf({ moduleId }: TestSpecification): number {
  const at = dearest.findIndex((path) => moduleId.endsWith(`/${path}`));
  return at < 0 ? dearest.length : at;
}

export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
