import { expect, onTestFinished, test, vi } from "vitest";
import { observation } from "./observation.ts";

const withOptions = (options: Readonly<Record<string, string>>, switches: readonly string[] = []) => ({
  option: (name: string) => options[name],
  switched: (name: string) => switches.includes(name),
  directory: ".",
});
const metrics = async (address: string, switches: readonly string[] = []) =>
  (await observation(withOptions({ metrics: address }, switches), 4300)).metrics;

test("nothing is served, sent or changed without an option", async () => {
  expect(await observation(withOptions({}), 4300)).toEqual({});
});

test.each([
  ["9464", { host: "127.0.0.1", port: 9464 }],
  ["127.0.0.2:0", { host: "127.0.0.2", port: 0 }],
  ["localhost:9464", { host: "localhost", port: 9464 }],
  ["[::1]:9464", { host: "::1", port: 9464 }],
])("--metrics %s is an address of this machine alone", async (given, address) => {
  expect(await metrics(given)).toEqual(address);
});

test.each(["0.0.0.0:9464", "[::]:9464", "10.0.0.5:9464", "house.internal:9464", "127.example:9464"])(
  "--metrics %s needs --metrics-anywhere",
  async (given) => {
    await expect(metrics(given)).rejects.toThrow("Others could read the metrics");
    expect(await metrics(given, ["metrics-anywhere"])).toMatchObject({ port: 9464 });
  },
);

test.each(["", "host", ":9464", "127.0.0.1:", "127.0.0.1:65536", "http://127.0.0.1:9464", "::1:9464"])(
  "--metrics %j is refused",
  async (given) => {
    await expect(metrics(given)).rejects.toThrow("is no address for the metrics");
  },
);

test("the metrics are never on the sites' port", async () => {
  await expect(metrics("4300")).rejects.toThrow("Port 4300 is the sites' own");
});

test("the pool and the limits are the given ones", async () => {
  const given = { pool: "25", limit: "address=600/60\nlogin-pair=5/900,sockets=200" };
  expect(await observation(withOptions(given), 4300)).toEqual({
    poolSize: 25,
    rateLimits: { address: { points: 600, seconds: 60 }, loginPair: { points: 5, seconds: 900 } },
    sockets: { ofNetwork: 200 },
  });
});

test.each(["0", "501", "ten", "-1", "1e2"])("--pool %s is refused", async (pool) => {
  await expect(observation(withOptions({ pool }), 4300)).rejects.toThrow("is no number of connections");
});

test.each([
  "address",
  "address=0/60",
  "address=10",
  "address=10/0",
  "sockets=10/60",
  "sockets=0",
  "adress=10/60",
  "toString=1/1",
])("--limit %s is refused, and the names are listed", async (limit) => {
  await expect(observation(withOptions({ limit }), 4300)).rejects.toMatchObject({
    hint: expect.stringContaining("login-address"),
  });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://127.0.0.1:4318/v1/traces" }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", OTEL_SDK_DISABLED: "true" }, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", OTEL_TRACES_EXPORTER: "none" }, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "" }, undefined],
])("traces are sent where OpenTelemetry's variables say so: %j", async (variables, tracing) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect((await observation(withOptions({}), 4300)).tracing).toBe(tracing);
});
