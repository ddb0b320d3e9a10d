import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect as connectTcp, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { openChaos } from "./chaos.ts";
import { ChaosError } from "./errors.ts";
import { openConnection } from "./testing/house.ts";

const program = fileURLToPath(new URL("testing/open-and-close.ts", import.meta.url));

async function problem(run: () => Promise<unknown>): Promise<ChaosError> {
  const error: unknown = await run().then(
    () => null,
    (caught: unknown) => caught,
  );
  if (error instanceof ChaosError) return error;
  throw new Error("it was not refused", { cause: error });
}

describe("close", () => {
  test.each([
    ["nothing", {}],
    ["a delayed message", { delay: { probability: 1, amount: 600_000 } }],
    ["one that trickles", { throttle: { probability: 1, amount: 1 } }],
    ["one that waits for others", { reorder: 1 }],
    ["a half-open connection", { "half-open": 1 }],
    ["a restart", { restart: { probability: 1, amount: 600_000 } }],
  ])("leaves no socket or timer of %s, so that a program that has closed it ends by itself", async (_, faults) => {
    const child = spawn(process.execPath, ["--conditions=livery-source", program, JSON.stringify(faults)]);
    onTestFinished(() => void child.kill("SIGKILL"));
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    expect({ stdout, stderr, code }).toEqual({ stdout: "closed", stderr: "", code: 0 });
  });

  test("can be called twice, and with a connection that has sent nothing yet", async () => {
    const { chaos } = await openConnection();
    const silent = connectTcp(chaos.port, "127.0.0.1").on("error", () => {});
    await once(silent, "connect");
    await Promise.all([chaos.close(), chaos.close(), once(silent, "close")]);
  });
});

describe("openChaos", () => {
  test("listens on loopback only", async () => {
    const { chaos } = await openConnection();
    await expect(once(connectTcp(chaos.port, "127.0.0.2"), "connect")).rejects.toThrow("ECONNREFUSED");
  });

  test("refuses a port that is taken, an invalid address and an invalid seed", async () => {
    const other = createServer();
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const target = "http://127.0.0.1:4300";
    expect(await problem(() => openChaos({ listen: port, target, seed: 1 }))).toMatchObject({
      code: "port_taken",
      message: expect.stringContaining(String(port)),
    });
    other.close();
    for (const wrong of ["house", "https://127.0.0.1", "http://127.0.0.1/de", "ws://127.0.0.1"])
      expect(await problem(() => openChaos({ listen: 0, target: wrong, seed: 1 }))).toMatchObject({
        code: "invalid_option",
      });
    for (const seed of [0.5, Number.NaN])
      expect(await problem(() => openChaos({ listen: 0, target, seed }))).toMatchObject({ code: "invalid_option" });
  });
});
