import { CallError } from "@livery/contract";
import { methodInLanguage, type PaymentMethodTerms, type PaymentMethodText } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { checkTexts } from "../../language-texts.ts";

/** A method's terms in the audit's order, with each text as a field, so that the audit names the changed one. */
export function auditFields(method: PaymentMethodTerms): Readonly<Record<string, unknown>> {
  return {
    categoryId: method.categoryId,
    logo: method.logo,
    minAmount: method.minAmount,
    maxAmount: method.maxAmount,
    processingMinutes: method.processingMinutes,
    accountValues: method.accountValues,
    nextStep: method.nextStep,
    address: method.address,
    // jsonb preserves no order.
    fields: method.fields.map(({ name, type, required }) => ({ name, type, required })),
    order: method.order,
    ...Object.fromEntries(
      method.texts.flatMap(({ lang, title, instructions, accountLabels, fields }) => [
        [`title.${lang}`, title],
        [`instructions.${lang}`, instructions],
        [`accountLabels.${lang}`, accountLabels],
        [`fieldLabels.${lang}`, fields.map(({ label }) => label)],
        [`fieldHints.${lang}`, fields.map(({ hint }) => hint)],
      ]),
    ),
  };
}

/** The terms in their stored form. */
export function cleanTerms<Terms extends PaymentMethodTerms>(terms: Terms): Terms {
  return { ...terms, texts: terms.texts.map((text) => ({ ...text, title: text.title.trim() })) };
}

/** Throws `invalid_field` if the parts do not fit each other: the range, the names of fields, the next step, the texts, none of them blank. */
export async function checkTerms(db: Kysely<Schema>, terms: PaymentMethodTerms): Promise<void> {
  const { accountValues, minAmount, maxAmount, nextStep, address, fields, texts } = terms;
  const refuse = (path: string, expected: string): never => {
    throw new CallError("invalid_field", { path, params: { expected } });
  };
  if (maxAmount < minAmount) refuse("maxAmount", "no less than minAmount");
  const names = fields.map(({ name }) => name);
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  if (twice >= 0) refuse(`fields.${twice}.name`, "a name that no field before it has");
  if ((nextStep === "none") !== (address === null))
    refuse("address", nextStep === "none" ? "none where the method goes nowhere" : "where the method goes on");
  await checkTexts(db, texts);
  for (const [at, text] of texts.entries()) {
    if (text.accountLabels.length !== accountValues.length)
      refuse(`texts.${at}.accountLabels`, "a label or null for each of accountValues");
    if (text.fields.length !== fields.length) refuse(`texts.${at}.fields`, "the texts of each of fields");
    const blank = Object.entries(optionalTexts(text)).find(([, part]) => part?.trim() === "");
    if (blank) refuse(`texts.${at}.${blank[0]}`, "a text, or null if this language has none");
  }
  const noValue = accountValues.findIndex((value) => value.trim() === "");
  if (noValue >= 0) refuse(`accountValues.${noValue}`, "a value");
  const shown = methodInLanguage(terms, []);
  for (const [path, parts] of Object.entries({ accountValues: shown.accountLines, fields: shown.fields })) {
    const unnamed = parts.findIndex(({ label }) => label.trim() === "");
    if (unnamed >= 0) refuse(`${path}.${unnamed}`, "a label in one of the texts");
  }
}

/** The parts of a text that a language may lack, by their paths. One of blanks would hide another language's. */
const optionalTexts = ({
  instructions,
  accountLabels,
  fields,
}: PaymentMethodText): Readonly<Record<string, string | null>> =>
  Object.fromEntries([
    ["instructions", instructions],
    ...accountLabels.map((label, at) => [`accountLabels.${at}`, label]),
    ...fields.flatMap(({ label, hint }, at) => [
      [`fields.${at}.label`, label],
      [`fields.${at}.hint`, hint],
    ]),
  ]);

/** The terms as columns of the method's own row. */
export function storedTerms(terms: PaymentMethodTerms) {
  return {
    category_id: terms.categoryId,
    logo: terms.logo,
    min_amount: terms.minAmount,
    max_amount: terms.maxAmount,
    processing_minutes: terms.processingMinutes,
    account_values: JSON.stringify(terms.accountValues),
    next_step: terms.nextStep,
    address: terms.address,
    fields: JSON.stringify(terms.fields),
    list_order: terms.order,
  };
}
