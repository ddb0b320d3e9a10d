import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FairQueue, type FairQueueOptions } from "./fair-queue.ts";

/** Resolves when every task whose turn it is has started. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue whose tasks end by hand, with the order in which they started. */
function heldQueue(options: FairQueueOptions) {
  const queue = new FairQueue(options);
  const started: string[] = [];
  const running: (() => void)[] = [];
  const run = (key: string, name: string): Promise<string> =>
    queue.run(key, async () => {
      started.push(name);
      await new Promise<void>((resolve) => running.push(resolve));
      return name;
    });
  /** Ends the task that runs longest. */
  const endOne = async (): Promise<void> => {
    await settled();
    running.shift()?.();
    await settled();
  };
  return { started, run, endOne };
}

test("one address that asks for many hashes delays another by one of them", async () => {
  const { started, run, endOne } = heldQueue({ concurrency: 1, waiting: 100, waitingOfNetwork: 50 });
  const all = Array.from({ length: 20 }, (_, at) => run("crowd", `crowd ${at}`));
  all.push(run("player", "player"));
  for (let count = 0; count < 2; count += 1) await endOne();
  expect(started).toEqual(["crowd 0", "crowd 1", "player"]);
  for (let count = 2; count < all.length; count += 1) await endOne();
  expect(await Promise.all(all)).toHaveLength(21);
});

test("a full queue refuses further tasks, and a full part of it those of its key, both with the time to wait", async () => {
  const { run, endOne } = heldQueue({ concurrency: 1, waiting: 3, waitingOfNetwork: 2 });
  const accepted = [run("a", "a0"), run("a", "a1"), run("a", "a2")];
  await expect(run("a", "a3")).rejects.toMatchObject({ code: "rate_limited", params: { retryAfter: 1 } });
  accepted.push(run("b", "b0"));
  await expect(run("c", "c0")).rejects.toMatchObject({ code: "rate_limited" });
  for (let count = 0; count < accepted.length; count += 1) await endOne();
  expect(await Promise.all(accepted)).toEqual(["a0", "a1", "a2", "b0"]);
  const later = run("c", "c1");
  await endOne();
  expect(await later).toBe("c1");
});

test("one network may run some of the places, and the others stay free for the rest", async () => {
  const { started, run, endOne } = heldQueue({
    concurrency: 3,
    runningOfNetwork: 2,
    waiting: 100,
    waitingOfNetwork: 50,
  });
  const all = Array.from({ length: 6 }, (_, at) => run("crowd", `crowd ${at}`));
  all.push(run("player", "player"));
  await settled();
  expect(started).toEqual(["crowd 0", "crowd 1", "player"]);
  for (let count = 0; count < all.length; count += 1) await endOne();
  expect(await Promise.all(all)).toHaveLength(7);
});

test("a task that fails frees its place, and its error is the caller's", async () => {
  const queue = new FairQueue({ concurrency: 1, waiting: 1, waitingOfNetwork: 1 });
  await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run("a", async () => "fine")).toBe("fine");
});

test("every accepted task runs once, in the order of its key, and never more at a time than allowed", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 40 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      async (keys, concurrency, runningOfNetwork) => {
        const queue = new FairQueue({ concurrency, runningOfNetwork, waiting: 100, waitingOfNetwork: 100 });
        const started = new Map<string, number[]>();
        const runningOf = new Map<string, number>();
        let mostOfOne = 0;
        let running = 0;
        let most = 0;
        const runs = keys.map((key, at) =>
          queue.run(key, async () => {
            started.set(key, [...(started.get(key) ?? []), at]);
            most = Math.max(most, (running += 1));
            runningOf.set(key, (runningOf.get(key) ?? 0) + 1);
            mostOfOne = Math.max(mostOfOne, runningOf.get(key) ?? 0);
            await new Promise((resolve) => setImmediate(resolve));
            running -= 1;
            runningOf.set(key, (runningOf.get(key) ?? 0) - 1);
          }),
        );
        await Promise.all(runs);
        expect([...started.values()].flat()).toHaveLength(keys.length);
        for (const order of started.values()) expect(order).toEqual(order.toSorted((one, other) => one - other));
        expect(most).toBeLessThanOrEqual(concurrency);
        expect(mostOfOne).toBeLessThanOrEqual(runningOfNetwork);
      },
    ),
  );
});
