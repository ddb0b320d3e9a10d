import cookie from "@fastify/cookie";
import { CallError } from "@livery/contract";
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { handlers } from "../api/api.handlers.ts";
import { registerMarkRead } from "../announcements/mark-read.ts";
import type { MovedClock } from "../clock.ts";
import type { House } from "../context.ts";
import type { Brand } from "../brands/brand.ts";
import { registerHandoff } from "../hand-off/register-hand-off.ts";
import { registerSnapshots } from "../gateway/snapshots.ts";
import type { PanelApp } from "../panel/server/app.ts";
import { registerPanelCalls } from "../panel/server/calls.ts";
import { registerOperator } from "../operator/register-operator.ts";
import { panelHandlers } from "../panel/panel.handlers.ts";
import { registerCalls } from "./calls.ts";
import { type CspReports, registerCspReports } from "../http/csp-reports.ts";
import { registerDocs } from "./docs.ts";
import { answerError, toCallError } from "../http/errors.ts";
import { onceAnswered } from "../http/once-answered.ts";
import { registerRequestIds, requestOrigin } from "../http/request-id.ts";
import { registerHealth } from "./health.ts";
import { registerPages } from "./pages.ts";
import { registerPictures } from "../pictures/register-pictures.ts";
import { closedPolicy, securityHeaders } from "../http/security-headers.ts";
import type { Tracing } from "../tracing/tracing.ts";

export interface AppOptions {
  readonly house: House;
  readonly brands: readonly Brand[];
  /** The built panel; null: this server has none. */
  readonly panel: PanelApp | null;
  readonly log: FastifyBaseLogger;
  readonly reports: CspReports;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: boolean | string;
  /** Sends a trace of each request; null: none are sent. */
  readonly tracing: Tracing | null;
  /** The clock of a development server, which may be moved; null: the machine's. */
  readonly clock: MovedClock | null;
}

/** Creates the HTTP application of the server: the calls, the built brands, health, docs, reports. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { house, clock } = options;
  const origin = requestOrigin(options.trustProxy);
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    // The call itself refuses a query that is too long, with the field's path.
    http: { maxHeaderSize: 64 * 1024 },
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    trustProxy: options.trustProxy,
    genReqId: (request) => origin.idOf(request),
    // No hook runs for such a request.
    frameworkErrors: (error, request, reply) =>
      void (reply as FastifyReply)
        .header("x-request-id", request.id)
        .send(answerError(error, request as FastifyRequest, reply as FastifyReply)),
    // What arrives on an open connection while the server ends is answered as ever: its database closes after the last answer.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 300 },
  });
  registerRequestIds(app, origin, options.tracing);
  await app.register(cookie);
  jsonOnly(app);
  app.addHook("onRequest", async (request, reply) => {
    void reply.headers({ ...securityHeaders, "content-security-policy": closedPolicy });
    // A proxy may route by another of them than the server reads (RFC 9112, 3.2).
    if ((request.raw.headersDistinct["host"]?.length ?? 0) > 1)
      throw new CallError("invalid_field", { path: "Host", params: { expected: "one host" } });
  });
  if (options.trustProxy === false || options.trustProxy === "") reportForwarded(app);
  // A page takes the time from this header: in a house whose clock was moved (D64) it is that of the house.
  if (clock !== null)
    app.addHook("onSend", async (_request, reply) => void reply.header("date", new Date(clock.now()).toUTCString()));
  app.addHook("onRequest", async (request, reply) =>
    onceAnswered(reply, (status) => {
      logAnswer(request, reply, status);
      house.metrics.answered(callOf(request), status, reply.elapsedTime / 1_000);
    }),
  );
  app.setErrorHandler((error, request, reply) => {
    house.storage.note(error);
    house.metrics.refused(toCallError(error).code);
    return answerError(error, request, reply);
  });
  registerCalls(app, house, handlers);
  registerPanelCalls(app, house, panelHandlers);
  registerOperator(app, house);
  registerHandoff(app, house);
  registerMarkRead(app, house);
  if (house.live !== null) registerSnapshots(app, house, house.live);
  registerPictures(app, house);
  registerHealth(app, house);
  registerCspReports(app, house, options.reports);
  registerDocs(app);
  registerPages(app, house, options.brands, options.panel);
  return app;
}

/** Logs the first request that a proxy forwards to a server that trusts none: all visitors count as one address then (D75). */
function reportForwarded(app: FastifyInstance): void {
  let isReported = false;
  app.addHook("onRequest", async (request) => {
    const { "x-forwarded-for": chain, forwarded } = request.headers;
    if (isReported || (chain ?? forwarded) === undefined) return;
    isReported = true;
    request.log.warn(
      { peer: request.ip },
      "a proxy forwards requests, but no proxy is trusted: all visitors behind it share one address and its limits. Start with --trust-proxy",
    );
  });
}

/** Every call accepts JSON only; an empty body is no object. */
function jsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(new CallError("malformed_body"));
    // fastify's own parser takes the arguments of addContentTypeParser.
    void parse(request, body as string, done);
  });
}

/** The key of the contract's call; undefined for documents, files and the rest. */
const callOf = ({ routeOptions }: FastifyRequest): string | undefined =>
  (routeOptions.config as { call?: string }).call;

/** One line per response, with the route's pattern instead of the address: queries and path codes are secrets. */
function logAnswer(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const { url: route } = request.routeOptions;
  const call = callOf(request);
  const line = {
    method: request.method,
    route,
    call,
    host: request.headers.host,
    ip: request.ip,
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
  if (call === undefined && status < 400) request.log.debug(line, "answered");
  else request.log.info(line, "answered");
}
