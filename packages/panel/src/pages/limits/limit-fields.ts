import { type LimitField, limitFields, type LimitKind, limitKinds } from "@livery/contract/panel";
import type { FieldSpec } from "../../forms/record-field.tsx";
import type { Values } from "../../forms/record.ts";

/** The input kind of each field. */
export const limitInputs = {
  enabled: "yesNo",
  minTip: "whole",
  minStake: "amount",
  maxStake: "amount",
  maxPay: "amount",
} as const satisfies Readonly<Record<LimitField, FieldSpec["kind"]>>;

/** A field's name in the form: the form library would read a dot as a path. */
export const nameOf = (kind: LimitKind, field: LimitField): string => `${kind}:${field}`;

type AnyLimits = Readonly<Record<LimitKind, Readonly<Record<LimitField, Values[string]>>>>;

/** Limits as form values. */
export function limitValues(limits: AnyLimits): Values {
  return Object.fromEntries(
    limitKinds.flatMap((kind) => limitFields.map((field) => [nameOf(kind, field), limits[kind][field]] as const)),
  );
}
