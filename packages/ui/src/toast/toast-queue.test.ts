import { expect, test } from "vitest";
import { queued, shownFor } from "./toast-queue.ts";

const saved = { key: "saved", title: "Saved" };
const sent = { key: "sent", title: "Sent" };

test("A toast waits behind the others, and one with the same key replaces it", () => {
  const [first, second] = [
    { number: 1, toast: saved },
    { number: 2, toast: sent },
  ];
  const queue = queued(queued([], first), second);
  expect(queue).toEqual([first, second]);
  const again = { number: 3, toast: { ...saved, title: "Saved again" } };
  expect(queued(queue, again)).toEqual([again, second]);
});

test("A toast with an action stays longer, and a failure stays until it is closed unless it has its own duration", () => {
  const action = { label: "Undo", alternative: "Undo in the list", onAct: () => {} };
  expect(shownFor(saved)).toBeLessThan(shownFor({ ...saved, action }));
  expect(shownFor({ ...saved, tone: "failure", action })).toBe(Number.POSITIVE_INFINITY);
  expect(shownFor({ ...saved, tone: "failure", duration: 900 })).toBe(900);
});
