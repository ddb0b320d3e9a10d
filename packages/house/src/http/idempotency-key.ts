import { CallError, idempotencyKeyForm } from "@livery/contract";
import type { FastifyRequest } from "fastify";

/** The header `Idempotency-Key` (D21), or null. Throws `invalid_key`. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !idempotencyKeyForm.test(key))
    throw new CallError("invalid_key", { path: "Idempotency-Key" });
  return key;
}
