import assert from "node:assert/strict";

/** The house is not as the model says: the difference is in the message. */
export function mustBe(actual: unknown, expected: unknown): void {
  assert.deepEqual(actual, expected);
}

/** A refusal is one of those that the model allows; what it was about is in the message. */
export function mustAllow(allowed: readonly string[], actual: unknown, about?: unknown): void {
  mustBe(
    { actual, allowed, about },
    { actual: (allowed as readonly unknown[]).includes(actual) ? actual : "another word", allowed, about },
  );
}
