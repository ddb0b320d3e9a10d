import type { RecordedCall as Recorded } from "@livery/browser-app/testing";
import type { Call, PayloadOut, ResultOut } from "@livery/contract";
import type { SiteCall } from "../core/client.ts";
import { deferredRows } from "../core/deferred-calls.ts";
import { firstRows } from "../core/first-calls.ts";

/** The answers of the calls, in the model's terms; a call without an entry is answered `not_served`. */
export type Answers = { [Key in SiteCall]?: (payload: PayloadOut<Key>) => ResultOut<Key> | Promise<ResultOut<Key>> };

/** A call of the site as the server received it. */
export type RecordedCall = Recorded<SiteCall>;

/** Every call that the site makes. */
export const rows: Readonly<Record<SiteCall, Call>> = { ...firstRows, ...deferredRows };
