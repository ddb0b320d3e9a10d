import { randomBytes } from "node:crypto";
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
import { registerChatFrame } from "../chat/register-chat.ts";
import { registerHandoff } from "../hand-off/register-hand-off.ts";
import { registerSnapshots } from "../gateway/snapshots.ts";
import type { PanelApp } from "../panel/server/app.ts";
import { registerPanelCalls } from "../panel/server/calls.ts";
import { panelHandlers } from "../panel/panel.handlers.ts";
import { registerCalls } from "./calls.ts";
import { type CspReports, registerCspReports } from "../http/csp-reports.ts";
import { registerDocs } from "./docs.ts";
import { answerError } from "../http/errors.ts";
import { registerHealth } from "./health.ts";
import { registerPages } from "./pages.ts";
import { registerPictures } from "../pictures/register-pictures.ts";
import { closedPolicy, securityHeaders } from "../http/security-headers.ts";

export interface AppOptions {
  readonly house: House;
  readonly brands: readonly Brand[];
  /** The built panel; null: this server has none. */
  readonly panel: PanelApp | null;
  readonly log: FastifyBaseLogger;
  readonly reports: CspReports;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: boolean | string;
  /** The clock of a development server, which may be moved; null: the machine's. */
  readonly clock: MovedClock | null;
}

/** Creates the HTTP application of the server: the calls, the built brands, health, docs, reports. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { house, clock } = options;
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // The call itself refuses a query that is too long, with the field's path.
    http: { maxHeaderSize: 64 * 1024 },
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    trustProxy: options.trustProxy,
    genReqId: () => randomBytes(9).toString("base64url"),
    frameworkErrors: (error, request, reply) =>
      void (reply as FastifyReply).send(answerError(error, request as FastifyRequest, reply as FastifyReply)),
    return503OnClosing: true,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 300 },
  });
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
  app.addHook("onResponse", logAnswer);
  app.setErrorHandler((error, request, reply) => {
    house.storage.note(error);
    return answerError(error, request, reply);
  });
  registerCalls(app, house, handlers);
  registerPanelCalls(app, house, panelHandlers);
  registerHandoff(app, house);
  registerMarkRead(app, house);
  registerChatFrame(app, house);
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

/** One line per response, with the route's pattern instead of the address: queries and path codes are secrets. */
async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { url: route, config } = request.routeOptions;
  const { call } = config as { call?: string };
  const line = {
    requestId: request.id,
    method: request.method,
    route,
    call,
    host: request.headers.host,
    ip: request.ip,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
  if (call === undefined && reply.statusCode < 400) request.log.debug(line, "answered");
  else request.log.info(line, "answered");
}
