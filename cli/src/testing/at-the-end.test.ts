import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { atTheEnd, beginFile, endFile } from "./at-the-end.ts";
import { startCli } from "./run-cli.ts";
import { temporaryFolder } from "./temporary.ts";

test("what a running test starts and makes is gone at the end of its file, also where the test fails", async () => {
  const cwd = await temporaryFolder();
  const house = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(house, "listening");
  const target = `http://127.0.0.1:${(house.address() as AddressInfo).port}`;
  // It listens for ever.
  const proxy = await startCli(["chaos", "--target", target, "--port", "0"], { cwd }, /harbour\.localhost:\d+/u);
  await endFile();
  house.close();
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
