import { CallError, type ErrorCode } from "@livery/contract";
import { describe, expect, test } from "vitest";
import { attempt, MutationKey } from "./attempt.ts";

/** A house that answers each try as it is told. */
function houseOf(...answers: readonly (ErrorCode | "done")[]) {
  const keys: string[] = [];
  const waits: number[] = [];
  let unsure = 0;
  const send = async (key: string): Promise<string> => {
    const answer = answers[keys.length];
    keys.push(key);
    if (answer === undefined) throw new Error("it was asked too often");
    if (answer !== "done") throw new CallError(answer);
    return await Promise.resolve("receipt");
  };
  const options = {
    pauses: [20, 40],
    wait: (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    onUnsure: () => void (unsure += 1),
  };
  return { send, options, keys, waits, unsure: () => unsure };
}

describe("A mutation", () => {
  test("that succeeds is made with one call", async () => {
    const house = houseOf("done");
    expect(await attempt(house.send, "key", house.options)).toEqual({ kind: "done", result: "receipt" });
    expect(house.keys).toEqual(["key"]);
    expect(house.unsure()).toBe(0);
  });

  test("without an answer is repeated with the same key, and is reported as unsure", async () => {
    const house = houseOf("timeout", "already_in_progress", "done");
    expect(await attempt(house.send, "key", house.options)).toEqual({ kind: "done", result: "receipt" });
    expect(house.keys).toEqual(["key", "key", "key"]);
    expect(house.waits).toEqual([20, 40]);
    expect(house.unsure()).toBe(2);
  });

  test("that is refused in the end was not made", async () => {
    const house = houseOf("offline", "insufficient_credit");
    expect(await attempt(house.send, "key", house.options)).toMatchObject({
      kind: "refused",
      error: { code: "insufficient_credit" },
    });
  });

  test("that never gets an answer stays unknown", async () => {
    const house = houseOf("timeout", "timeout", "timeout");
    expect(await attempt(house.send, "key", house.options)).toMatchObject({
      kind: "unknown",
      error: { code: "timeout" },
    });
  });

  test.each(["technical", "unreadable_answer"] as const)("that fails with %s is repeated too", async (code) => {
    const house = houseOf(code, "done");
    expect(await attempt(house.send, "key", house.options)).toMatchObject({ kind: "done" });
  });
});

test("All tries of a mutation share one key; after a refusal the next mutation has its own", () => {
  const key = new MutationKey();
  const first = key.now;
  key.after({ kind: "unknown", error: null });
  expect(key.now).toBe(first);
  key.after({ kind: "refused", error: null });
  expect(key.now).not.toBe(first);
});
