import { type Call, CallError, decodePayload, encodeError, encodeResult } from "@livery/contract";

/** A call as the server received it. */
export interface RecordedCall<Key extends string> {
  readonly key: Key;
  readonly payload: unknown;
  readonly idempotencyKey: string | undefined;
}

export interface CallRecorder<Key extends string> {
  readonly received: (call: RecordedCall<Key>) => void;
  /** Reports what no real server would do: a call without an answer, an answer that its row does not allow. */
  readonly fault: (fault: string) => void;
}

/** The rows of an application's calls, and what each is answered. */
export interface AnsweredCalls<Key extends string> {
  readonly rows: Readonly<Record<Key, Call>>;
  readonly answers: { readonly [Each in Key]?: (payload: never) => unknown };
  /** What an answer says to a reader of a language, where the house names things in it; default: the same. */
  readonly named?: (answer: unknown, key: Key, lang: string) => unknown;
}

/**
 * A `fetch` that acts as a server: it decodes each request with the row's own codec, and encodes the answer of `answers` with it.
 * An answer that throws a CallError is refused as on the wire; `offline` and `timeout` happen on the way. Answers are dated with
 * `time` (epoch ms) if it is given.
 */
export function houseFetch<Key extends string>(
  calls: AnsweredCalls<Key>,
  recorder: CallRecorder<Key>,
  time?: () => number,
): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const answered = respond(calls, recorder, new URL(input as string, "http://house.test"), init);
    const answer = await Promise.race([answered, ended(init.signal)]);
    answer.headers.set("cache-control", "no-store");
    if (time) answer.headers.set("date", new Date(time()).toUTCString());
    return answer;
  };
}

async function respond<Key extends string>(
  { rows, answers, named = (given) => given }: AnsweredCalls<Key>,
  { received, fault }: CallRecorder<Key>,
  url: URL,
  init: RequestInit,
): Promise<Response> {
  const row = Object.values<Call>(rows).find(({ method, path }) => method === init.method && path === url.pathname);
  if (row === undefined) throw new TypeError(`there is no call to ${init.method ?? "GET"} ${url.pathname}`);
  const key = row.key as Key;
  const body: unknown = row.method === "GET" ? Object.fromEntries(url.searchParams) : JSON.parse(init.body as string);
  const { envelope, payload } = decodePayload(row, body);
  received({ key, payload, idempotencyKey: new Headers(init.headers).get("idempotency-key") ?? undefined });
  const answer = answers[key] as ((given: unknown) => unknown) | undefined;
  if (answer === undefined) {
    fault(`nobody says what the call ${key} is answered`);
    return refusal(new CallError("not_served", { params: { key } }));
  }
  try {
    const result = named(await answer(payload), key, envelope.lang ?? "en");
    return "format" in row && row.format === "csv"
      ? new Response(result as string)
      : Response.json(written(row, result, fault));
  } catch (error) {
    if (!(error instanceof CallError) || error.status === 0) throw error;
    return refusal(error);
  }
}

function written(row: Call, result: unknown, fault: CallRecorder<string>["fault"]): unknown {
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
