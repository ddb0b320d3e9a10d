import { expect, test } from "vitest";
import { define } from "./state.ts";
import type { StoryCalls } from "./story-calls.ts";

test("answers of calls have the types of the contract, and every listed state is required", () => {
  const right: StoryCalls = { sports: [{ sportId: 1, name: "Football", matchCount: 2 }] };
  // @ts-expect-error: a sport has a name
  const withoutName: StoryCalls = { sports: [{ sportId: 1, matchCount: 2 }] };
  // @ts-expect-error: the site makes no such call
  const unknown: StoryCalls = { sportss: [] };
  // @ts-expect-error: the list has more states than this one
  const tooFew = define("screens", "maintenance", "", { Full: { shows: "busy" } });
  expect([right, withoutName, unknown, tooFew]).toHaveLength(4);
});
