import type { KindLimits } from "@livery/contract";
import type { LimitKind } from "@livery/contract/panel";
import type { FieldSpec } from "../../forms/record-field.tsx";
import type { Values } from "../../forms/record.ts";

export const limitKinds = ["combine", "multiple", "system"] as const satisfies readonly LimitKind[];

export const limitFields = [
  { field: "enabled", kind: "yesNo" },
  { field: "minTip", kind: "whole" },
  { field: "minStake", kind: "amount" },
  { field: "maxStake", kind: "amount" },
  { field: "maxPay", kind: "amount" },
] as const satisfies readonly { field: keyof KindLimits; kind: FieldSpec["kind"] }[];

type Field = keyof KindLimits;

/** A field's name in the form: the form's library takes a dot for a path. */
export const nameOf = (kind: LimitKind, field: Field): string => `${kind}:${field}`;

type AnyLimits = Readonly<Record<LimitKind, Readonly<Record<Field, Values[string]>>>>;

/** Limits as a form holds them. */
export function limitValues(limits: AnyLimits): Values {
  return Object.fromEntries(
    limitKinds.flatMap((kind) => limitFields.map(({ field }) => [nameOf(kind, field), limits[kind][field]] as const)),
  );
}
