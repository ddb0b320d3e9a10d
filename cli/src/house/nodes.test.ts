import { afterEach, describe, expect, it, vi } from "vitest";
import { UsageError } from "../errors.ts";
import { nodeOptions } from "./nodes.ts";

afterEach(() => vi.unstubAllEnvs());
const given = (natsUrl: string, databaseUrl: string) => {
  vi.stubEnv("NATS_URL", natsUrl);
  vi.stubEnv("DATABASE_URL", databaseUrl);
};

describe("a house beside others", () => {
  it("is one where NATS_URL or --node says so, on a database that others reach", () => {
    given("", "");
    expect(nodeOptions(undefined)).toEqual({});
    given("nats://10.0.0.9:4222", "postgres://db/livery");
    expect(nodeOptions(undefined)).toEqual({ nodes: { natsUrl: "nats://10.0.0.9:4222" } });
    given("", "postgres://db/livery");
    expect(nodeOptions("http://10.0.0.5:4300")).toEqual({ nodes: { url: "http://10.0.0.5:4300" } });
  });

  it("is refused without such a database, and with an address that is none", () => {
    given("nats://10.0.0.9:4222", "");
    expect(() => nodeOptions(undefined)).toThrow(UsageError);
    given("", "postgres://db/livery");
    for (const url of ["10.0.0.5:4300", "http://", "http://10.0.0.5:4300/path"])
      expect(() => nodeOptions(url)).toThrow(UsageError);
  });
});
