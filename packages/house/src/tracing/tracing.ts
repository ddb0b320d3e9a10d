import { setTimeout as sleep } from "node:timers/promises";
import {
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { HouseError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Span } from "../request-context.ts";
import { samplerOf } from "./sampler.ts";

/** What the span of a request says when its response was sent. */
export interface Answered {
  readonly method: string;
  /** The pattern of the route, never the address. */
  readonly route: string | undefined;
  readonly call: string | undefined;
  readonly status: number;
}

/** The trace of one request. */
export interface RequestTrace {
  readonly traceId: string;
  /** Begins a span below the request's own. */
  readonly startSpan: (name: string) => Span;
  end(answered: Answered): void;
}

export interface Tracing {
  /** Begins the span of a request, below the one that a valid `traceparent` names. */
  begin(traceparent: string | null, requestId: string): RequestTrace;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

/** A server that stops waits so long for the collector: another node waits for its live matches meanwhile (D60). */
const patienceMs = 1_000;

const troubleMs = 60_000;

const packages = ["@opentelemetry/sdk-trace", "@opentelemetry/exporter-trace-otlp-http", "@opentelemetry/resources"];

/**
 * Sends traces by OTLP over HTTP, as the usual variables of OpenTelemetry say (OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME,
 * OTEL_TRACES_SAMPLER …), which its SDK reads. The SDK is loaded here, so that a server without traces does not need it. Throws HouseError
 * `tracing` if it is not installed or is to speak a protocol that it does not.
 */
export async function startTracing(log: Log, load: typeof importSdk = importSdk): Promise<Tracing> {
  const variables = process.env;
  if ((variables["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL"] || variables["OTEL_EXPORTER_OTLP_PROTOCOL"]) === "grpc")
    throw new HouseError(
      "tracing",
      "Traces are sent by OTLP over HTTP, not by gRPC.",
      "Leave OTEL_EXPORTER_OTLP_PROTOCOL out, and name the collector's HTTP port, usually 4318, in OTEL_EXPORTER_OTLP_ENDPOINT.",
    );
  const { sdk, exporter, resources } = await load().catch((error: unknown) => {
    throw new HouseError(
      "tracing",
      "OTEL_EXPORTER_OTLP_ENDPOINT asks for traces, and OpenTelemetry's SDK is not installed.",
      `Install it beside Livery (npm install ${packages.join(" ")}), or leave the variable out.`,
      error,
    );
  });
  logTroubles(log);
  const detected = resources.detectResources({ detectors: [resources.envDetector, resources.hostDetector] });
  const provider = new sdk.TracerProvider({
    sampler: samplerOf(
      sdk,
      variables["OTEL_TRACES_SAMPLER"] || undefined,
      variables["OTEL_TRACES_SAMPLER_ARG"] || undefined,
    ),
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ "service.name": "livery" }))
      .merge(detected),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer("@livery/house");
  return {
    begin: (traceparent, requestId) => {
      const span = tracer.startSpan("request", { kind: SpanKind.SERVER }, parentOf(traceparent));
      span.setAttribute("livery.request_id", requestId);
      const below = trace.setSpan(ROOT_CONTEXT, span);
      return {
        traceId: span.spanContext().traceId,
        startSpan: (name) => {
          const child = tracer.startSpan(
            name,
            { kind: SpanKind.CLIENT, attributes: { "db.system.name": "postgresql" } },
            below,
          );
          return { end: (error) => endStatement(child, error) };
        },
        end: (answered) => endRequest(span, answered),
      };
    },
    close: async () => {
      const sent = provider.shutdown().then(
        () => true,
        () => false,
      );
      if (!(await Promise.race([sent, sleep(patienceMs, false, { ref: false })])))
        log.warn({}, "the last traces could not be sent");
    },
  };
}

/** Logs what the SDK says of traces that do not arrive, at most once a minute: a collector that is down says so with each batch. */
function logTroubles(log: Log): void {
  let last = -Infinity;
  const trouble = (message: string): void => {
    const now = performance.now();
    if (now - last < troubleMs) return;
    last = now;
    log.warn({ trouble: message }, "traces could not be sent");
  };
  const nothing = (): void => undefined;
  const logger = { error: trouble, warn: trouble, info: nothing, debug: nothing, verbose: nothing };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

async function importSdk() {
  const [sdk, exporter, resources] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  return { sdk, exporter, resources };
}

/** Of a valid header: version, trace, parent, flags. */
function parentOf(traceparent: string | null): Context {
  if (traceparent === null) return ROOT_CONTEXT;
  const [, traceId = "", spanId = "", flags = "00"] = traceparent.split("-");
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

function endStatement(span: OtelSpan, error: unknown): void {
  if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function endRequest(span: OtelSpan, { method, route, call, status }: Answered): void {
  span.updateName(call ?? `${method} ${route ?? "other"}`);
  span.setAttributes({ "http.request.method": method, "http.response.status_code": status });
  if (route !== undefined) span.setAttribute("http.route", route);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
