import { afterEach, describe, expect, it, vi } from "vitest";
import { addressOf } from "./address.ts";
import { EnvironmentError, UsageError } from "../errors.ts";
import { nodeOptions } from "./nodes.ts";
import { requireFreePort } from "./running.ts";

afterEach(() => vi.unstubAllEnvs());
const given = (natsUrl: string, databaseUrl: string) => {
  vi.stubEnv("NATS_URL", natsUrl);
  vi.stubEnv("DATABASE_URL", databaseUrl);
};
const natsUrl = "nats://10.0.0.9:4222";
const url = "http://10.0.0.5:4300";
const options = (answers: { node?: string; host?: string; "switch-source"?: true } = {}) =>
  nodeOptions({
    option: (name) => (name === "node" || name === "host" ? answers[name] : undefined),
    switched: (name) => name === "switch-source" && answers[name] === true,
  });

describe("a server as one of several nodes", () => {
  it("is set up with NATS_URL or --node, on a database that other nodes can reach", () => {
    given("", "");
    expect(options()).toEqual({ host: "127.0.0.1" });
    given(natsUrl, "postgres://db/livery");
    expect(options()).toEqual({ host: "127.0.0.1", nodes: { natsUrl } });
    given("", "postgres://db/livery");
    expect(options({ node: url }).nodes).toEqual({ url });
    expect(options({ node: url, "switch-source": true }).nodes).toEqual({ url, switchesSource: true });
  });

  it("listens at its own address, unless --host has another", () => {
    given(natsUrl, "postgres://db/livery");
    expect(options({ node: url }).host).toBe("10.0.0.5");
    expect(options({ node: "http://[fd00::5]:4300" }).host).toBe("fd00::5");
    expect(options({ node: url, host: "0.0.0.0" }).host).toBe("0.0.0.0");
    expect(options({ node: "https://node-5.example", host: "127.0.0.1" }).host).toBe("127.0.0.1");
    given("", "");
    expect(options({ host: "10.0.0.5" })).toEqual({ host: "10.0.0.5" });
  });

  it("is refused without such a database, and with an invalid or unreachable address", () => {
    given(natsUrl, "");
    expect(() => options()).toThrow(UsageError);
    given("", "postgres://db/livery");
    for (const node of [
      "10.0.0.5:4300",
      "http://",
      "http://10.0.0.5:4300/path",
      "http://10.0.0.5:x",
      "http://0.0.0.0:4300",
    ])
      expect(() => options({ node })).toThrow(UsageError);
    given(natsUrl, "postgres://db/livery");
    for (const host of ["0.0.0.0", "::"]) expect(() => options({ host })).toThrow(UsageError);
    given("", "");
    expect(() => options({ "switch-source": true })).toThrow(UsageError);
  });

  it("is refused, before anything is built, with an address of another machine", async () => {
    await expect(requireFreePort(0, "192.0.2.1")).rejects.toMatchObject({
      name: EnvironmentError.name,
      message: expect.stringContaining("192.0.2.1"),
    });
  });

  it("prints its brands at the address where it listens", () => {
    expect(addressOf("harbour.localhost", 4300)).toBe("http://harbour.localhost:4300/");
    expect(addressOf("harbour.localhost", 4300, "0.0.0.0")).toBe("http://harbour.localhost:4300/");
    expect(addressOf("harbour.localhost", 4300, "fd00::5")).toBe("http://[fd00::5]:4300/ (Host: harbour.localhost)");
    expect(addressOf("www.example", 4300, "10.0.0.5")).toBe("http://10.0.0.5:4300/ (Host: www.example)");
  });
});
