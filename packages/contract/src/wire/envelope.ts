import * as z from "zod/mini";
import { CallError } from "../errors.ts";
import { instant, languageCode, text, whole } from "./atoms.ts";
import { refusal } from "./refusal.ts";

const digits = z.string().check(z.regex(/^\d{1,16}$/));
const anyId = z.union([whole(0, Number.MAX_SAFE_INTEGER), digits]);

/** Old senders put these fields beside every payload (§7). In a query string a number arrives as digits. */
const fields = {
  serverId: z.union([text(64), whole(0, Number.MAX_SAFE_INTEGER)]),
  lang: languageCode,
  site_id: anyId,
  operatorId: anyId,
  // `seco` obfuscates it (D41)
  userId: z.union([whole(0, Number.MAX_SAFE_INTEGER), text(64)]),
  reqId: z.union([whole(0, Number.MAX_SAFE_INTEGER), text(64)]),
  token: text(512),
  startDate: instant,
  addDate: z.union([whole(0, 366), z.string().check(z.regex(/^\d{1,3}$/))]),
} as const;

type WireName = keyof typeof fields;

/** The envelope's own schema, for the API's documents. */
export const envelopeSchema = z.partial(z.object(fields));

/**
 * The fields beside a payload. They grant nothing (D42, D43): an id is a precondition to compare with the session's, the token is
 * a public key, and only rows that declare the window read it.
 */
export interface Envelope {
  readonly serverId?: string;
  readonly lang?: string;
  readonly siteId?: number;
  readonly operatorId?: number;
  /** As it was sent: a number, its digits, or the obfuscated form (`revealUserId`). */
  readonly userId?: number | string;
  readonly requestId?: string;
  readonly token?: string;
  readonly startDate?: string;
  readonly addDate?: number;
}

/** Splits a body into the envelope and the rest. Throws CallError("invalid_field" | "malformed_body"). */
export function readEnvelope(body: unknown): {
  readonly envelope: Envelope;
  readonly rest: Readonly<Record<string, unknown>>;
} {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new CallError("malformed_body", { params: { expected: "object" } });
  }
  const rest: Record<string, unknown> = {};
  const found: Partial<Record<WireName, string | number>> = {};
  for (const [name, value] of Object.entries(body)) {
    if (!isWireName(name)) {
      Object.defineProperty(rest, name, { value, enumerable: true, configurable: true, writable: true });
      continue;
    }
    const parsed = fields[name].safeParse(value);
    if (!parsed.success) throw refusal(parsed.error.issues, body, [name]);
    found[name] = parsed.data;
  }
  return { envelope: toModel(found), rest };
}

function isWireName(name: string): name is WireName {
  return Object.hasOwn(fields, name);
}

function toModel(found: Partial<Record<WireName, string | number>>): Envelope {
  return {
    ...(found.serverId !== undefined && { serverId: String(found.serverId) }),
    ...(found.lang !== undefined && { lang: String(found.lang) }),
    ...(found.site_id !== undefined && { siteId: Number(found.site_id) }),
    ...(found.operatorId !== undefined && { operatorId: Number(found.operatorId) }),
    ...(found.userId !== undefined && { userId: found.userId }),
    ...(found.reqId !== undefined && { requestId: String(found.reqId) }),
    ...(found.token !== undefined && { token: String(found.token) }),
    ...(found.startDate !== undefined && { startDate: String(found.startDate) }),
    ...(found.addDate !== undefined && { addDate: Number(found.addDate) }),
  };
}
