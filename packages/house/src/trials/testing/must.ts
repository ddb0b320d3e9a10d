import assert from "node:assert/strict";

/** The house is not as the model says: the difference is in the message. */
export function mustBe(actual: unknown, expected: unknown): void {
  assert.deepEqual(actual, expected);
}

/** A refusal is one of those that the model allows; what it was about is in the message. */
export function mustAllow(allowed: readonly string[], told: unknown, about?: unknown): void {
  mustBe(
    { told, allowed, about },
    { told: (allowed as readonly unknown[]).includes(told) ? told : "another word", allowed, about },
  );
}
