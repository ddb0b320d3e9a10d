import type { PaymentMethod } from "../model/payment.ts";
import type { PaymentMethodTerms, PaymentMethodText } from "./payment-model.ts";

/** Texts by a reader's languages in order of preference; those in other languages come last. */
export function byPreference<Text extends { readonly lang: string }>(
  texts: readonly Text[],
  langs: readonly string[],
): readonly Text[] {
  const rank = ({ lang }: Text): number => (langs.includes(lang) ? langs.indexOf(lang) : langs.length);
  return texts.toSorted((one, other) => rank(one) - rank(other));
}

/** A payment method as a reader of these languages sees it. Each text that the first language lacks is of the next that has it. */
export function methodInLanguage(
  { accountValues, fields, texts }: Pick<PaymentMethodTerms, "accountValues" | "fields" | "texts">,
  langs: readonly string[],
): Pick<PaymentMethod, "accountLines" | "fields" | "instructions" | "title"> {
  const ordered = byPreference(texts, langs);
  const first = (part: (text: PaymentMethodText) => string | null | undefined): string | null =>
    ordered.map(part).find((text) => text !== "" && text !== null && text !== undefined) ?? null;
  return {
    title: first(({ title }) => title) ?? "",
    instructions: first(({ instructions }) => instructions),
    accountLines: accountValues.map((value, at) => ({
      label: first(({ accountLabels }) => accountLabels[at]) ?? "",
      value,
    })),
    fields: fields.map(({ name, required, type }, at) => ({
      name,
      label: first((text) => text.fields[at]?.label) ?? "",
      type,
      required,
      hint: first((text) => text.fields[at]?.hint),
    })),
  };
}
