import assert from "node:assert/strict";

/** Asserts that the server's value is the model's; the message contains the difference. */
export function mustBe(actual: unknown, expected: unknown): void {
  assert.deepEqual(actual, expected);
}

/** Asserts that a refusal is one of those that the model allows; the message contains its subject. */
export function mustAllow(allowed: readonly string[], actual: unknown, about?: unknown): void {
  mustBe(
    { actual, allowed, about },
    { actual: (allowed as readonly unknown[]).includes(actual) ? actual : "another word", allowed, about },
  );
}
