import { CallError, encodeError, type ErrorBody } from "@livery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { messageOf } from "./messages.ts";

/** Transient states of PostgreSQL: time-outs, too many connections, no room on the disk or in memory, a server that restarts. */
const passing = new Set([
  "57014",
  "55P03",
  "25P03",
  "40001",
  "40P01",
  "53100",
  "53200",
  "53300",
  "53400",
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08003",
  "08006",
]);
/**
 * Messages of pg, its pool and Kysely for a connection that broke under a query, or is being closed as the server ends: no state,
 * no code.
 */
const transientMessages =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool|driver has already been destroyed)/;
const passingNodeCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"]);

/** fastify's own refusals of a request, mapped to the contract's codes. */
const fastifyCodes: Readonly<Record<string, "body_too_large" | "malformed_body" | "not_found">> = {
  FST_ERR_BAD_URL: "not_found",
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "malformed_body",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_body",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_body",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_body",
};

/** Maps everything that a handler can throw to an error of the contract; unexpected errors are `technical` or `busy`. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const {
    code = "",
    statusCode,
    message = "",
  } = (error ?? {}) as { code?: string; statusCode?: number; message?: string };
  const refused = fastifyCodes[code];
  if (refused) return new CallError(refused, { cause: error });
  // Raised by ledger_post, for any call that moves money.
  if (code === "LV004") return new CallError("read_only", { params: { retryAfter: 60 }, cause: error });
  // Thrown by the JSON parser's guard against __proto__ and similar keys.
  if (error instanceof SyntaxError && statusCode === 400) return new CallError("malformed_body", { cause: error });
  const isPassing = passing.has(code) || passingNodeCodes.has(code) || transientMessages.test(message);
  return new CallError(isPassing ? "busy" : "technical", { cause: error });
}

/** Sends an error as D44 defines it, and logs errors of the server. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorBody {
  const refusal = toCallError(error);
  const { status } = refusal;
  // A client that sends slowly and leaves is no fault of the server.
  const isAborted = request.raw.destroyed && !request.raw.complete;
  if (isAborted) request.log.info({ code: refusal.code }, "a request did not arrive whole");
  else if (status >= 500 && refusal.code !== "not_served")
    request.log.error({ err: refusal.cause ?? refusal, code: refusal.code }, "a request failed");
  void reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8");
  const wait = refusal.code === "busy" ? 1 : refusal.params["retryAfter"];
  if (wait !== undefined && (status === 429 || status === 503)) void reply.header("retry-after", String(wait));
  const { code, params, path, legs } = refusal;
  const withMessage = new CallError(code, {
    params,
    legs,
    message: messageOf(code, params),
    ...(path !== undefined && { path }),
  });
  return encodeError(withMessage, request.id);
}
