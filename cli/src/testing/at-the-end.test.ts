import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { atTheEnd, beginFile, endFile } from "./at-the-end.ts";
import { startCli } from "./run-cli.ts";
import { temporaryFolder } from "./temporary.ts";

test("what a running test starts and makes is gone at the end of its file, also where the test fails", async () => {
  const cwd = await temporaryFolder();
  // It listens for ever.
  const proxy = await startCli(["chaos", "--target", "http://127.0.0.1:1", "--port", "0"], { cwd }, /http:\S+:\d+/u);
  await endFile();
  expect([proxy.child.signalCode, existsSync(cwd)]).toEqual(["SIGKILL", false]);
  beginFile();
});

test("steps run from the last to the first, each even if another fails", async () => {
  const done: string[] = [];
  atTheEnd(() => void done.push("first"));
  atTheEnd(() => Promise.reject(new Error("second failed")));
  atTheEnd(() => void done.push("third"));
  await expect(endFile()).rejects.toThrow("second failed");
  expect(done).toEqual(["third", "first"]);
  beginFile();
});
