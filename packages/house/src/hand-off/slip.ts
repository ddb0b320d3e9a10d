import { CallError, type JsonValue } from "@livery/contract";

/** Bytes of a slip's JSON; a full slip of 27 selections has some 12,000. */
export const mostSlipBytes = 16 * 1024;
const deepest = 8;

/**
 * The JSON text of a slip to carry over; null if there is none. The server does not validate it further: the page that receives
 * it reads it like its own stored one. Throws `invalid_field`.
 */
export function slipText(slip: unknown): string | null {
  if (slip === undefined || slip === null) return null;
  if (typeof slip !== "object" || Array.isArray(slip) || depth(slip) > deepest)
    throw new CallError("invalid_field", { path: "slip" });
  const text = JSON.stringify(slip);
  if (Buffer.byteLength(text) > mostSlipBytes)
    throw new CallError("invalid_field", { path: "slip", params: { most: mostSlipBytes } });
  return text;
}

/** The slip as it was given. */
export function slipOf(text: string | null): JsonValue {
  return text === null ? null : (JSON.parse(text) as JsonValue);
}

/** Levels of nested objects and lists; stops counting one past the maximum. */
function depth(value: unknown, above = 0): number {
  if (typeof value !== "object" || value === null) return above;
  if (above > deepest) return above;
  return Math.max(above + 1, ...Object.values(value).map((each) => depth(each, above + 1)));
}
