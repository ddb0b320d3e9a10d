import { expect, test } from "vitest";
import { createClosing } from "./closing.ts";

test("undoes in reverse, once, and tells why", async () => {
  const closing = createClosing();
  const done: string[] = [];
  for (const name of ["first", "second", "third"]) closing.add(() => void done.push(name));
  const reason = new Error("lost");
  await Promise.all([closing.close(reason), closing.close()]);
  expect(done).toEqual(["third", "second", "first"]);
  expect(await closing.ended).toBe(reason);
});

test("a step that fails keeps no other from being done, and is told at the end", async () => {
  const closing = createClosing();
  const done: string[] = [];
  closing.add(() => void done.push("first"));
  closing.add(() => Promise.reject(new Error("second failed")));
  await expect(closing.close()).rejects.toThrow("second failed");
  expect(done).toEqual(["first"]);
  expect(await closing.ended).toBeNull();
});
