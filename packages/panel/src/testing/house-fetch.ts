import { CallError, decodePayload, encodeError, encodeResult, type Call } from "@livery/contract";
import { panelCalls, type PanelCall, type PanelKey, type PanelPayload, type PanelResult } from "@livery/contract/panel";

/** The answer of each call, in the model's terms; an absent call is answered with `not_served`. */
export type Answers = {
  [Key in PanelKey]?: (payload: PanelPayload<Key>) => PanelResult<Key> | Promise<PanelResult<Key>>;
};

/** A call as the server received it. */
export interface RecordedCall {
  readonly key: PanelKey;
  readonly payload: unknown;
  readonly idempotencyKey: string | undefined;
}

export interface CallRecorder {
  readonly received: (call: RecordedCall) => void;
  /** Faults of the test's setup: a call without an answer, an answer that its contract row does not allow. */
  readonly fault: (fault: string) => void;
}

const rows: readonly PanelCall[] = Object.values(panelCalls);

/**
 * A `fetch` that acts as the server: it decodes each request with the row's codec, and encodes the answer from `answers`. An
 * answer that throws a CallError is refused as on the wire; `offline` and `timeout` happen on the way.
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
  if (row === undefined) throw new TypeError(`the panel makes no call to ${init.method ?? "GET"} ${url.pathname}`);
  const key = row.key as PanelKey;
  const { payload } = decodePayload<Call>(row, JSON.parse(init.body as string));
  received({ key, payload, idempotencyKey: new Headers(init.headers).get("idempotency-key") ?? undefined });
  const answer = answers[key] as ((given: unknown) => unknown) | undefined;
  if (answer === undefined) {
    fault(`nobody says what the call ${key} is answered`);
    return refusal(new CallError("not_served", { params: { key } }));
  }
  try {
    const result = await answer(payload);
    return row.format === "csv" ? new Response(result as string) : Response.json(written(row, result, fault));
  } catch (error) {
    if (!(error instanceof CallError) || error.status === 0) throw error;
    return refusal(error);
  }
}

function written(row: PanelCall, result: unknown, fault: CallRecorder["fault"]): unknown {
  try {
    return encodeResult<Call>(row, result as never);
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
