import * as z from "zod/mini";
import { CallError, errorCatalogue, type ErrorBody, type ErrorCode, type ErrorParams } from "../errors.ts";
import { list, text, whole } from "./atoms.ts";

const code = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,63}$/));
const params = z.record(text(64, 1), z.union([text(1000), z.number()]));

/** The body of every response that is not 2xx (D44); fields of a newer server are ignored. */
export const errorBody = z.object({
  code,
  message: text(2000),
  params: z._default(params, {}),
  path: z.optional(text(200)),
  legs: z.optional(list(z.object({ index: whole(0, 1000), code, params: z._default(params, {}) }), 200)),
  requestId: z.optional(text(100)),
});

/** Converts a CallError to its body. */
export function encodeError(error: CallError, requestId?: string): ErrorBody {
  return {
    code: error.code,
    message: error.message,
    params: error.params,
    ...(error.path !== undefined && { path: error.path }),
    ...(error.legs.length > 0 && { legs: error.legs }),
    ...(requestId !== undefined && { requestId }),
  };
}

/**
 * Reads an error response; an invalid body or a code that this client does not know gives `technical` (or `busy` for 502–504).
 */
export function decodeError(status: number, body: unknown): CallError {
  const read = z.safeParse(errorBody, body);
  if (!read.success) return new CallError(unknownCode(status), { params: { status } });
  const { legs, path, message } = read.data;
  return new CallError(known(read.data.code) ?? unknownCode(status), {
    params: known(read.data.code) ? read.data.params : { ...read.data.params, status, code: read.data.code },
    message,
    ...(path !== undefined && { path }),
    ...(legs && {
      legs: legs.map((leg) => ({
        index: leg.index,
        code: known(leg.code) ?? "technical",
        params: leg.params as ErrorParams,
      })),
    }),
  });
}

function known(sent: string): ErrorCode | undefined {
  return Object.hasOwn(errorCatalogue, sent) ? (sent as ErrorCode) : undefined;
}

function unknownCode(status: number): ErrorCode {
  if (status === 429) return "rate_limited";
  return status >= 502 && status <= 504 ? "busy" : "technical";
}
