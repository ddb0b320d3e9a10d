import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { startCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

const cwd = await temporaryFolder();
const snapshot = "x".repeat(100);
const house = createServer((_request, response) => response.end(snapshot));
house.listen(0, "127.0.0.1");
await once(house, "listening");
afterAll(() => void house.close());
const { port: housePort } = house.address() as AddressInfo;
const target = `http://127.0.0.1:${housePort}`;
const run = (...args: string[]) => runHere(["chaos", "--port", "0", ...args], { cwd });

describe("livery chaos", () => {
  test("forwards to a server and prints each fault, until it is stopped", async () => {
    const proxy = await startCli(
      ["chaos", "--target", target, "--port", "0", "--seed", "7", "--truncate", "1", "--kinds", "snapshot", "--json"],
      { cwd },
      /harbour\.localhost:\d+/,
    );
    const port = /127\.0\.0\.1:(\d+)\/ leads to/.exec(proxy.output())?.[1];
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe(snapshot);
    const body = await (await fetch(`http://127.0.0.1:${port}/live/v1/snapshot/list`)).text();
    expect(body.length).toBeLessThan(snapshot.length);
    await expect.poll(() => proxy.output()).toContain("bytes");
    const printed = proxy
      .output()
      .split("\n")
      .find((line) => line.startsWith("{"));
    expect(JSON.parse(printed ?? "")).toEqual({
      fault: "truncate",
      connection: null,
      direction: "down",
      index: 0,
      kind: "snapshot",
      topics: ["list"],
      detail: `${body.length} of 100 bytes`,
    });
    expect(await proxy.stop()).toBe(130);
    expect(proxy.output()).toContain("Done: truncate 1.");
  });

  test("prints faults as text without --json, and reports if there was none", async () => {
    const args = ["chaos", "--target", target, "--port", "0", "--delay", "1:1"];
    const proxy = await startCli(args, { cwd }, /harbour\.localhost:\d+/);
    const port = /127\.0\.0\.1:(\d+)\/ leads to/.exec(proxy.output())?.[1];
    await (await fetch(`http://127.0.0.1:${port}/live/v1/snapshot/match%3A7`)).text();
    await expect.poll(() => proxy.output()).toMatch(/^delay {6}snapshot 0 {2}snapshot match:7 {2}1 ms$/m);
    expect(await proxy.stop()).toBe(130);
    const idle = await startCli(["chaos", "--target", target, "--port", "0"], { cwd }, /harbour\.localhost:\d+/);
    expect(await idle.stop()).toBe(130);
    expect(idle.output()).toMatch(/no fault, everything passes[^]*Nothing was harmed/);
  });

  test.each([
    ["an unknown fault, with the nearest one", ["--dorp", "0.1"], /unknown option '--dorp'\n\(Did you mean --drop\?\)/],
    ["an unknown kind, with the nearest one", ["--kinds", "tikc"], /no kind "tikc"[^]*mean tick\?/],
    ["an unknown direction", ["--direction", "left"], /no direction "left"[^]*down .*up/],
    ["a probability above 1", ["--drop", "1.5"], /probability of drop is 1\.5[^]*from 0 \(never\) to 1/],
    ["a probability below 0", ["--drop", "-0.5"], /probability of drop is -0\.5/],
    ["what is no probability", ["--drop", "often"], /"often" does not say how likely drop is/],
    ["an amount where there is none", ["--drop", "0.1:3"], /drop has no amount/],
    ["an amount out of its range", ["--delay", "0.1:0"], /delay by 0 ms[^]*from 1 to 600000/],
    ["what is no seed", ["--seed", "x"], /"x" is no seed/],
    ["what is no house's address", ["--target", "house"], /"house" is no house's address/],
    ["what is no port", ["--port", "x"], /"x" is no port/],
  ])("refuses %s; exit 2, nothing on stdout", async (_, args, message) => {
    const { code, stdout, stderr } = await run("--target", target, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(message);
  });

  test("a port that is taken, and a server that does not answer; exit 4, with the next step", async () => {
    const taken = await run("--target", target, "--port", String(housePort));
    expect([taken.code, taken.stderr]).toEqual([4, expect.stringContaining(`Port ${housePort} is taken`)]);
    const absent = await run("--target", "http://127.0.0.1:1");
    expect([absent.code, absent.stderr]).toEqual([
      4,
      expect.stringMatching(/Nothing listens at http:\/\/127\.0\.0\.1:1\.[^]*livery demo/),
    ]);
  });

  test("--help lists every fault with its amount, and shows how to begin", async () => {
    const { code, stdout } = await run("--help");
    expect(code).toBe(0);
    const plain = stdout.replace(/\s+/g, " ");
    expect(plain).toContain("--half-open <P>");
    expect(plain).toContain("--delay <P:N> the message, and those behind it, come later (N: ms; default: 800)");
    expect(plain).toContain("livery chaos --drop 0.05 --delay 0.2:800");
  });
});
