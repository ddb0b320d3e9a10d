import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { silentLog } from "../log.ts";
import { fixturePassword } from "../testing/fixture.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { startTracing } from "./tracing.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parent = "00f067aa0ba902b7";

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}
interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const batches: Batch[] = [];
/** Receives OTLP over HTTP, as a collector does. */
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const batch = (await json(request)) as Batch;
  if (request.url === "/v1/traces") batches.push(batch);
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
}
const collector = createServer((request, response) => void receive(request, response));
let house: TestHouse;
beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  vi.stubEnv("OTEL_SERVICE_NAME", "harbour-house");
  house = await startTestHouse({ tracing: true, trustProxy: "127.0.0.1" });
});
afterAll(() => {
  vi.unstubAllEnvs();
  collector.close();
});

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test("a call is a span below the proxy's, with its statements below it, and arrives at the collector", async () => {
  const headers = { traceparent: `00-${traceId}-${parent}-01`, "x-request-id": "traced-1" };
  const browser = house.visitor();
  expect((await browser.call("userLogin", { userName: "alice", password: fixturePassword }, headers)).status).toBe(200);
  // What is not sent yet is sent at the end.
  await house.close();
  const sent = batches.flatMap(({ resourceSpans }) => resourceSpans);
  expect(valuesOf(sent[0]?.resource.attributes ?? [])).toMatchObject({ "service.name": "harbour-house" });
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans));
  const [call, ...others] = spans.filter((span) => span.name === "userLogin");
  expect(others).toEqual([]);
  expect(call).toMatchObject({ traceId, parentSpanId: parent });
  expect(valuesOf(call?.attributes ?? [])).toMatchObject({
    "http.route": "/ekol/userLogin",
    "http.response.status_code": 200,
    "livery.request_id": "traced-1",
  });
  const statements = spans.filter((span) => span.parentSpanId === call?.spanId);
  expect(statements.map(({ name }) => name)).toContain("insert");
  expect(JSON.stringify(batches)).not.toContain(fixturePassword);
  expect(JSON.stringify(batches)).not.toContain("alice");
});

test("a collector that refuses the traces is in the log", async () => {
  const refusing = createServer(
    (request, response) => void request.resume().on("end", () => response.writeHead(401).end()),
  );
  await new Promise<void>((listening) => refusing.listen(0, "127.0.0.1", listening));
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    refusing.close();
  });
  const warnings: string[] = [];
  const tracing = await startTracing({ ...silentLog, warn: (_fields, message) => void warnings.push(message) });
  // A whole batch is sent at once.
  for (let n = 0; n < 600; n += 1)
    tracing.begin(null, `refused-${n}`).end({ method: "GET", route: "/", call: "sports", status: 200 });
  await expect.poll(() => warnings, { timeout: 30_000 }).toEqual(["traces could not be sent"]);
  await tracing.close();
});

test("a stop does not wait for a collector that is not there", async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9");
  onTestFinished(() => void vi.unstubAllEnvs());
  const warnings: string[] = [];
  const tracing = await startTracing({ ...silentLog, warn: (_fields, message) => void warnings.push(message) });
  tracing.begin(null, "lost-1").end({ method: "GET", route: "/", call: "sports", status: 200 });
  await tracing.close();
  expect(warnings).toContain("the last traces could not be sent");
});

test.each([
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }, "not by gRPC"],
  [{ OTEL_TRACES_SAMPLER: "sometimes" }, "OTEL_TRACES_SAMPLER=sometimes"],
  [{ OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "10%" }, "OTEL_TRACES_SAMPLER_ARG=10%"],
])("variables that cannot be followed end the start: %j", async (variables, message) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  await expect(startTracing(silentLog)).rejects.toMatchObject({
    code: "tracing",
    message: expect.stringContaining(message),
  });
});

test("without the SDK the error says what to install", async () => {
  const missing = Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" });
  await expect(startTracing(silentLog, () => Promise.reject(missing))).rejects.toMatchObject({
    code: "tracing",
    next: expect.stringContaining("npm install @opentelemetry/sdk-trace"),
  });
});
