import {
  CallError,
  decodePayload,
  encodeError,
  encodeResult,
  type Call,
  type PayloadOut,
  type ResultOut,
} from "@livery/contract";
import type { SiteCall } from "../core/client.ts";
import { firstRows } from "../core/first-calls.ts";
import { deferredRows } from "../core/deferred-calls.ts";

/** The answers of the calls, in the model's terms; a call without an entry is answered `not_served`. */
export type Answers = { [Key in SiteCall]?: (payload: PayloadOut<Key>) => ResultOut<Key> | Promise<ResultOut<Key>> };

/** A call as the server received it. */
export interface RecordedCall {
  readonly key: SiteCall;
  readonly payload: unknown;
  readonly idempotencyKey: string | undefined;
}

export interface CallRecorder {
  readonly received: (call: RecordedCall) => void;
  /** Reports what no real server would do: a call without an answer, an answer that its row does not allow. */
  readonly fault: (fault: string) => void;
}

const rows: readonly Call[] = Object.values({ ...firstRows, ...deferredRows });

/**
 * A `fetch` that acts as a server: it decodes each request with the row's own codec, and encodes the answer of `answers` with it.
 * An answer that throws a CallError is refused as on the wire; `offline` and `timeout` happen on the way.
 */
export function houseFetch(answers: Answers, recorder: CallRecorder): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const answered = respond(answers, recorder, new URL(input as string, "http://house.test"), init);
    return await Promise.race([answered, ended(init.signal)]);
  };
}

async function respond(
  answers: Answers,
  { received, fault }: CallRecorder,
  url: URL,
  init: RequestInit,
): Promise<Response> {
  const row = rows.find(({ method, path }) => method === init.method && path === url.pathname);
  if (row === undefined) throw new TypeError(`the site makes no call to ${init.method ?? "GET"} ${url.pathname}`);
  const key = row.key as SiteCall;
  const body: unknown = row.method === "GET" ? Object.fromEntries(url.searchParams) : JSON.parse(init.body as string);
  const { payload } = decodePayload(row, body);
  received({ key, payload, idempotencyKey: new Headers(init.headers).get("idempotency-key") ?? undefined });
  const answer = answers[key] as ((given: unknown) => unknown) | undefined;
  if (answer === undefined) {
    fault(`nobody says what the call ${key} is answered`);
    return refusal(new CallError("not_served", { params: { key } }));
  }
  try {
    const result = await answer(payload);
    return Response.json(written(row, result, fault));
  } catch (error) {
    if (!(error instanceof CallError) || error.status === 0) throw error;
    return refusal(error);
  }
}

function written(row: Call, result: unknown, fault: CallRecorder["fault"]): unknown {
  try {
    return encodeResult(row, result as never);
  } catch (error) {
    fault(`what the call ${row.key} is answered does not fit its row: ${String((error as Error).cause)}`);
    throw error;
  }
}

function refusal(error: CallError): Response {
  return Response.json(encodeError(error), { status: error.status });
}

function ended(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const end = (): void => reject(signal?.reason as Error);
    if (signal?.aborted === true) end();
    signal?.addEventListener("abort", end, { once: true });
  });
}
