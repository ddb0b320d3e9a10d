import { expect, test } from "vitest";
import { createCleanupStack } from "./cleanup-stack.ts";

test("runs the steps in reverse order, once, and ends with the given reason", async () => {
  const cleanup = createCleanupStack();
  const done: string[] = [];
  for (const name of ["first", "second", "third"]) cleanup.add(() => void done.push(name));
  const reason = new Error("lost");
  await Promise.all([cleanup.close(reason), cleanup.close()]);
  expect(done).toEqual(["third", "second", "first"]);
  expect(await cleanup.ended).toBe(reason);
});

test("a failed step does not stop the others, and its error is reported at the end", async () => {
  const cleanup = createCleanupStack();
  const done: string[] = [];
  cleanup.add(() => void done.push("first"));
  cleanup.add(() => Promise.reject(new Error("second failed")));
  await expect(cleanup.close()).rejects.toThrow("second failed");
  expect(done).toEqual(["first"]);
  expect(await cleanup.ended).toBeNull();
});
