import { minor } from "@livery/betting";
import type { PaymentField, PaymentFieldType, PaymentStep } from "@livery/contract";
import type { PanelPaymentMethod, PaymentMethodTerms } from "@livery/contract/panel";
import { changedFields, type Snapshot, type Values } from "../../forms/record.ts";
import { readRows, writeRows } from "../../forms/form-rows.ts";

const nameForm = /^[A-Za-z]\w{0,39}$/;

/** A method as form values: lists as JSON, ids as text. */
export function valuesOf(method: PaymentMethodTerms): Values {
  return {
    categoryId: String(method.categoryId),
    title: method.title === "" ? null : method.title,
    order: method.order,
    minAmount: method.minAmount === 0n ? null : method.minAmount,
    maxAmount: method.maxAmount === 0n ? null : method.maxAmount,
    processingMinutes: method.processingMinutes,
    instructions: method.instructions,
    logo: method.logo,
    nextStep: method.nextStep,
    address: method.address,
    accountLines: writeRows(method.accountLines.map(({ label, value }) => ({ label, value }))),
    fields: writeRows(
      method.fields.map(({ name, label, type, required, hint }) => ({ label, type, required, hint: hint ?? "", name })),
    ),
  };
}

export function snapshotOf(method: PanelPaymentMethod): Snapshot {
  return { values: valuesOf(method), version: method.version };
}

/**
 * The version that a form is saved against. A method that was only withdrawn or offered again since the form was opened has the
 * same terms: that does not conflict with the form.
 */
export function versionToSave(opened: Snapshot, version: number, now: PanelPaymentMethod): number {
  const isAsOpened = version === opened.version && changedFields(opened.values, valuesOf(now)).length === 0;
  return isAsOpened ? now.version : version;
}

/** The payload from form values: fields without a name get one from their label, blank texts are null. */
export function termsOf(values: Values): PaymentMethodTerms {
  const text = (name: string): string | null => {
    const value = values[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
  };
  const amount = (name: string) => minor(BigInt(values[name] ?? 0));
  const nextStep = (text("nextStep") ?? "none") as PaymentStep;
  return {
    categoryId: Number(values["categoryId"]),
    title: text("title") ?? "",
    logo: text("logo"),
    minAmount: amount("minAmount"),
    maxAmount: amount("maxAmount"),
    processingMinutes: values["processingMinutes"] === null ? null : Number(values["processingMinutes"]),
    instructions: text("instructions"),
    accountLines: readRows(String(values["accountLines"])).map(({ label, value }) => ({
      label: String(label).trim(),
      value: String(value).trim(),
    })),
    nextStep,
    address: nextStep === "none" ? null : text("address"),
    fields: namedFields(String(values["fields"])),
    order: Number(values["order"] ?? 0),
  };
}

function namedFields(json: string): readonly PaymentField[] {
  const rows = readRows(json);
  const usedNames = new Set(rows.map(({ name }) => String(name).trim()).filter((name) => name !== ""));
  return rows.map(({ name, label, type, required, hint }) => {
    const given = String(name).trim();
    const own = given === "" ? fieldNameOf(String(label), usedNames) : given;
    usedNames.add(own);
    return {
      name: own,
      label: String(label).trim(),
      type: String(type) as PaymentFieldType,
      required: required === true,
      hint: String(hint).trim() === "" ? null : String(hint).trim(),
    };
  });
}

/** A unique field name from its label: "Account holder" is `accountHolder`. */
export function fieldNameOf(label: string, usedNames: ReadonlySet<string>): string {
  const words = label.normalize("NFKD").match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words
    .map((word, at) => (at === 0 ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1)))
    .join("");
  const stem = /^[A-Za-z]/.test(joined) ? joined.slice(0, 36) : `field${joined}`.slice(0, 36);
  if (!usedNames.has(stem)) return stem;
  for (let number = 2; ; number += 1) if (!usedNames.has(`${stem}${number}`)) return `${stem}${number}`;
}

/** The problem of a list's rows; null if there is none. */
export type RowsProblem = { readonly row: number; readonly kind: "empty" | "name" | "twice" } | null;

export function accountProblem(json: string): RowsProblem {
  const row = readRows(json).findIndex(
    ({ label, value }) => String(label).trim() === "" || String(value).trim() === "",
  );
  return row < 0 ? null : { row: row + 1, kind: "empty" };
}

export function fieldsProblem(json: string): RowsProblem {
  const names = new Set<string>();
  for (const [at, { label, name }] of readRows(json).entries()) {
    if (String(label).trim() === "") return { row: at + 1, kind: "empty" };
    const given = String(name).trim();
    if (given === "") continue;
    if (!nameForm.test(given)) return { row: at + 1, kind: "name" };
    if (names.has(given)) return { row: at + 1, kind: "twice" };
    names.add(given);
  }
  return null;
}

export interface Placed {
  readonly id: number;
  readonly order: number;
}

/** The order changes that move an item one position up or down; other items keep their order if possible. */
export function orderAfterMove(shown: readonly Placed[], at: number, by: -1 | 1): readonly Placed[] {
  const [item, other] = [shown[at], shown[at + by]];
  if (item === undefined || other === undefined) return [];
  const reordered = shown.with(at, other).with(at + by, item);
  let least = -Infinity;
  const changes: Placed[] = [];
  for (const [index, each] of reordered.entries()) {
    // The order value at this index, or the next free one.
    const order = Math.max(shown[index]?.order ?? 0, least + 1);
    least = order;
    if (order !== each.order) changes.push({ id: each.id, order });
  }
  return changes;
}
