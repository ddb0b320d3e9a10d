import { expect, test } from "vitest";
import { createCleanupStack } from "./cleanup-stack.ts";

test("undoes in reverse, once, and tells why", async () => {
  const cleanup = createCleanupStack();
  const done: string[] = [];
  for (const name of ["first", "second", "third"]) cleanup.add(() => void done.push(name));
  const reason = new Error("lost");
  await Promise.all([cleanup.close(reason), cleanup.close()]);
  expect(done).toEqual(["third", "second", "first"]);
  expect(await cleanup.ended).toBe(reason);
});

test("a step that fails keeps no other from being done, and is told at the end", async () => {
  const cleanup = createCleanupStack();
  const done: string[] = [];
  cleanup.add(() => void done.push("first"));
  cleanup.add(() => Promise.reject(new Error("second failed")));
  await expect(cleanup.close()).rejects.toThrow("second failed");
  expect(done).toEqual(["first"]);
  expect(await cleanup.ended).toBeNull();
});
