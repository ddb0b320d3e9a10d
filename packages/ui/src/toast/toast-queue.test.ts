import { expect, test } from "vitest";
import { queued, shownFor } from "./toast-queue.ts";

const saved = { key: "saved", title: "Saved" };
const sent = { key: "sent", title: "Sent" };

test("A toast waits behind the others, and one of the same key takes its place", () => {
  const queue = queued(queued([], saved), sent);
  expect(queue).toEqual([saved, sent]);
  const again = { ...saved, title: "Saved again" };
  expect(queued(queue, again)).toEqual([again, sent]);
});

test("What can be acted on is shown for longer, a failure until it is put away, and a time of its own for that", () => {
  const action = { label: "Undo", alternative: "Undo in the list", onAct: () => {} };
  expect(shownFor(saved)).toBeLessThan(shownFor({ ...saved, action }));
  expect(shownFor({ ...saved, tone: "failure", action })).toBe(Number.POSITIVE_INFINITY);
  expect(shownFor({ ...saved, tone: "failure", duration: 900 })).toBe(900);
});
