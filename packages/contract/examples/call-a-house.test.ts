import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { calls, CallError, encodeError, encodeResult } from "@livery/contract";
import { expect, onTestFinished, test } from "vitest";
import { listSports } from "./call-a-house.example.ts";

/** A house that gives one answer to every call. Returns its address. */
async function startHouse(status: number, body: unknown): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a call returns the server's rows", async () => {
  const answer = encodeResult(calls.sports, [{ sportId: 1, name: "Football", matchCount: 12 }]);
  expect(await listSports(await startHouse(200, answer))).toEqual(["Football (12)"]);
});

test("a refusal of the server has its code", async () => {
  const house = await startHouse(503, encodeError(new CallError("maintenance")));
  expect(await listSports(house)).toEqual(["not available: maintenance"]);
});
