import { minor } from "@livery/betting";
import type { PaymentFieldType, PaymentStep } from "@livery/contract";
import type { PanelPaymentMethod, PaymentMethodTerms, PaymentMethodText } from "@livery/contract/panel";
import { changedFields, type Snapshot, type Values } from "../../forms/record.ts";
import { readRows, type Row, writeRows } from "../../forms/form-rows.ts";
import { textName, valuesInEach, written } from "../../forms/text-languages.ts";

const nameForm = /^[A-Za-z]\w{0,39}$/;

/** A method as form values: lists as JSON, ids as text, and a text for each of the languages. */
export function valuesOf(method: PaymentMethodTerms, languages: readonly string[]): Values {
  const textIn = (lang: string) => method.texts.find((text) => text.lang === lang);
  const inEach = <Part>(part: string, of: (text?: PaymentMethodText) => Part) =>
    valuesInEach(part, languages, (lang) => of(textIn(lang)));
  return {
    ...inEach("title", (text) => text?.title ?? null),
    categoryId: String(method.categoryId),
    order: method.order,
    minAmount: method.minAmount === 0n ? null : method.minAmount,
    maxAmount: method.maxAmount === 0n ? null : method.maxAmount,
    processingMinutes: method.processingMinutes,
    ...inEach("instructions", (text) => text?.instructions ?? null),
    logo: method.logo,
    nextStep: method.nextStep,
    address: method.address,
    accountLines: writeRows(
      method.accountValues.map((value, at) => ({ ...inEach("label", (text) => text?.accountLabels[at] ?? ""), value })),
    ),
    fields: writeRows(
      method.fields.map(({ name, type, required }, at) => ({
        ...inEach("label", (text) => text?.fields[at]?.label ?? ""),
        type,
        required,
        ...inEach("hint", (text) => text?.fields[at]?.hint ?? ""),
        name,
      })),
    ),
  };
}

export function snapshotOf(method: PanelPaymentMethod, languages: readonly string[]): Snapshot {
  return { values: valuesOf(method, languages), version: method.version };
}

/**
 * The version that a form is saved against. A method that was only withdrawn or offered again since the form was opened has the
 * same terms: that does not conflict with the form.
 */
export function versionToSave(
  opened: Snapshot,
  version: number,
  now: PanelPaymentMethod,
  languages: readonly string[],
): number {
  const isAsOpened = version === opened.version && changedFields(opened.values, valuesOf(now, languages)).length === 0;
  return isAsOpened ? now.version : version;
}

/** The payload from form values: fields without a name get one from their label, a language without any text has none. */
export function termsOf(values: Values, languages: readonly string[]): PaymentMethodTerms {
  const text = (name: string): string | null => written(values[name]);
  const amount = (name: string) => minor(BigInt(values[name] ?? 0));
  const nextStep = (text("nextStep") ?? "none") as PaymentStep;
  const accountLines = readRows(String(values["accountLines"]));
  const fields = readRows(String(values["fields"]));
  return {
    categoryId: Number(values["categoryId"]),
    logo: text("logo"),
    minAmount: amount("minAmount"),
    maxAmount: amount("maxAmount"),
    processingMinutes: values["processingMinutes"] === null ? null : Number(values["processingMinutes"]),
    accountValues: accountLines.map(({ value }) => String(value).trim()),
    nextStep,
    address: nextStep === "none" ? null : text("address"),
    fields: namedFields(fields, languages),
    order: Number(values["order"] ?? 0),
    texts: languages
      .map((lang) => ({
        lang,
        title: text(textName("title", lang)) ?? "",
        instructions: text(textName("instructions", lang)),
        accountLabels: accountLines.map((row) => written(row[textName("label", lang)])),
        fields: fields.map((row) => ({
          label: written(row[textName("label", lang)]),
          hint: written(row[textName("hint", lang)]),
        })),
      }))
      .filter((each) => partsOf(each).some((part) => part !== "" && part !== null)),
  };
}

/** Every text of a language. */
export const partsOf = ({
  title,
  instructions,
  accountLabels,
  fields,
}: PaymentMethodText): readonly (string | null)[] => [
  title,
  instructions,
  ...accountLabels,
  ...fields.flatMap(({ label, hint }) => [label, hint]),
];

/** The label of a row in the first of the languages that it has; empty if it has none. */
function labelOf(row: Row, languages: readonly string[]): string {
  return languages.map((lang) => written(row[textName("label", lang)])).find((label) => label !== null) ?? "";
}

function namedFields(rows: readonly Row[], languages: readonly string[]): PaymentMethodTerms["fields"] {
  const usedNames = new Set(rows.map(({ name }) => String(name).trim()).filter((name) => name !== ""));
  return rows.map((row) => {
    const given = String(row["name"]).trim();
    const own = given === "" ? fieldNameOf(labelOf(row, languages), usedNames) : given;
    usedNames.add(own);
    return { name: own, type: String(row["type"]) as PaymentFieldType, required: row["required"] === true };
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

/** The problem of a list's rows, and the part of the row that has it; null if there is none. */
export type RowsProblem = {
  readonly row: number;
  readonly part: "label" | "name" | "value";
  readonly kind: "empty" | "name" | "twice";
} | null;

export function accountProblem(json: string, languages: readonly string[]): RowsProblem {
  for (const [at, row] of readRows(json).entries()) {
    if (labelOf(row, languages) === "") return { row: at + 1, part: "label", kind: "empty" };
    if (written(row["value"]) === null) return { row: at + 1, part: "value", kind: "empty" };
  }
  return null;
}

export function fieldsProblem(json: string, languages: readonly string[]): RowsProblem {
  const names = new Set<string>();
  for (const [at, row] of readRows(json).entries()) {
    if (labelOf(row, languages) === "") return { row: at + 1, part: "label", kind: "empty" };
    const given = String(row["name"]).trim();
    if (given === "") continue;
    if (!nameForm.test(given)) return { row: at + 1, part: "name", kind: "name" };
    if (names.has(given)) return { row: at + 1, part: "name", kind: "twice" };
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
