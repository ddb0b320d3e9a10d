import type { Minor } from "@livery/betting";
import { type ErrorCode, type ErrorParams, type PaymentField, type PaymentDirection } from "@livery/contract";
import { readPaymentField } from "@livery/contract/payment-fields";
import type { StoredMethod } from "./methods.ts";

/** A payment request as the player sent it. */
export interface PaymentRequest {
  readonly payId: number;
  readonly categoryId: number;
  readonly direction: PaymentDirection;
  readonly amount: Minor;
  readonly values: Readonly<Record<string, string>>;
}

/** A refusal in the form that is passed to the database and back. */
export interface PaymentRefusal {
  readonly code: ErrorCode;
  readonly path?: string;
  readonly params?: ErrorParams;
}

export type Validation =
  | { readonly refused: PaymentRefusal }
  | { readonly refused: null; readonly filled: Readonly<Record<string, string>> };

/**
 * Validates a payment request against its method: the owner, whether it is still offered, its range, its fields. Returns the
 * first refusal; paths are the wire's. The database validates against the player, under its locks.
 */
export function validatePayment(method: StoredMethod | null, currency: string, request: PaymentRequest): Validation {
  const refuse = (code: ErrorCode, path: string, params?: ErrorParams): Validation => ({
    refused: { code, path, ...(params && { params }) },
  });
  if (method === null || method.currency !== currency) return refuse("not_found", "payId");
  if (method.categoryId !== request.categoryId) return refuse("not_found", "payCatId");
  if (method.direction !== request.direction)
    return refuse("invalid_field", "transferType", { expected: method.direction, received: request.direction });
  if (!method.active) return refuse("method_withdrawn", "payId", { method: method.title });
  const { minAmount: min, maxAmount: max } = method;
  const range = { min: Number(min), max: Number(max) };
  if (request.amount < min) return refuse("amount_too_low", "amount", range);
  if (request.amount > max) return refuse("amount_too_high", "amount", range);
  return validateFields(method.fields, request.values);
}

/** All fields of the method in their stored form; an unknown field is refused (D61). */
function validateFields(fields: readonly PaymentField[], values: PaymentRequest["values"]): Validation {
  const unknown = Object.keys(values).find((name) => fields.every((field) => field.name !== name));
  if (unknown !== undefined) return { refused: { code: "unknown_field", path: `values.${unknown}` } };
  const filled: Record<string, string> = {};
  for (const field of fields) {
    const reading = readPaymentField(field, Object.hasOwn(values, field.name) ? (values[field.name] ?? "") : "");
    if ("expected" in reading)
      return {
        refused: { code: "invalid_field", path: `values.${field.name}`, params: { expected: reading.expected } },
      };
    if (reading.value !== null) filled[field.name] = reading.value;
  }
  return { refused: null, filled };
}
