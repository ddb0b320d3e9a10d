import { isSafeAddress, paymentFieldTypes, paymentSteps } from "@livery/contract";
import type { PaymentCategory } from "@livery/contract/panel";
import type { Translate } from "../../core/messages.ts";
import type { FieldSpec } from "../../forms/record-field.tsx";
import type { RowFault, RowPart } from "../../forms/rows-field.tsx";
import type { Values } from "../../forms/record.ts";
import { fieldsInEach, textName, untitledLanguage } from "../../forms/text-languages.ts";
import { accountProblem, fieldsProblem, type RowsProblem, termsOf } from "./method-terms.ts";

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldSpec[];
}

/** What the fields of a method depend on. */
interface Surroundings {
  readonly categories: readonly PaymentCategory[];
  /** The languages that it can have texts in; the first must have a title. */
  readonly languages: readonly string[];
  /** The one whose texts are shown. */
  readonly lang: string;
}

/** The form groups of a method. */
export function methodGroups(
  t: Translate,
  { categories, languages, lang: chosen }: Surroundings,
): readonly FieldGroup[] {
  const texts = (part: "instructions" | "title", spec: Omit<FieldSpec, "name" | "path">): readonly FieldSpec[] =>
    fieldsInEach(languages, chosen, spec).map(({ lang, ...each }) => ({
      ...each,
      name: textName(part, lang),
      path: `texts.${lang}.${part}`,
      optional: part !== "title" || lang !== languages[0],
    }));
  const parts = (part: "hint" | "label", spec: Omit<RowPart, "key" | "kind">): readonly RowPart[] =>
    fieldsInEach(languages, chosen, spec).map(({ lang, ...each }) => ({
      ...each,
      key: textName(part, lang),
      kind: "text",
    }));
  const problemOf = (problem: RowsProblem): string | null =>
    problem && t(`panel:methods.problem.${problem.kind}`, { row: problem.row });
  const faultOf = (problem: RowsProblem): RowFault | null =>
    problem && { row: problem.row, key: problem.part === "label" ? textName("label", chosen) : problem.part };
  return [
    {
      title: t("panel:methods.offer"),
      fields: [
        ...texts("title", { label: t("panel:methods.name"), kind: "text", maxLength: 100 }),
        {
          name: "categoryId",
          path: "categoryId",
          label: t("panel:methods.category"),
          kind: "one",
          options: categories.map(({ categoryId, title }) => ({ value: String(categoryId), label: title })),
        },
        { name: "minAmount", path: "minAmount", label: t("panel:methods.minAmount"), kind: "amount" },
        { name: "maxAmount", path: "maxAmount", label: t("panel:methods.maxAmount"), kind: "amount" },
        {
          name: "processingMinutes",
          path: "processingMinutes",
          label: t("panel:methods.minutes"),
          kind: "whole",
          optional: true,
        },
        { name: "order", path: "order", label: t("panel:methods.place"), kind: "whole" },
        {
          name: "logo",
          path: "logo",
          label: t("panel:methods.logo"),
          kind: "picture",
          maxLength: 2_000,
          optional: true,
        },
        ...texts("instructions", {
          label: t("panel:methods.instructions"),
          hint: t("panel:methods.instructionsHint"),
          kind: "longText",
          maxLength: 1_000,
        }),
      ],
    },
    {
      title: t("panel:methods.account"),
      fields: [
        {
          name: "accountLines",
          path: "accountValues",
          label: t("panel:methods.accountLines"),
          kind: "rows",
          problem: (value) => problemOf(accountProblem(String(value), languages)),
          rows: {
            most: 20,
            add: t("panel:methods.addLine"),
            none: t("panel:methods.noLines"),
            fault: (value) => faultOf(accountProblem(value, languages)),
            parts: [
              ...parts("label", { label: t("panel:methods.lineLabel"), maxLength: 100 }),
              { key: "value", label: t("panel:methods.lineValue"), kind: "text", maxLength: 200 },
            ],
          },
        },
      ],
    },
    {
      title: t("panel:methods.fields"),
      fields: [
        {
          name: "fields",
          path: "fields",
          label: t("panel:methods.fieldList"),
          kind: "rows",
          problem: (value) => problemOf(fieldsProblem(String(value), languages)),
          rows: {
            most: 20,
            add: t("panel:methods.addField"),
            none: t("panel:methods.noFields"),
            fault: (value) => faultOf(fieldsProblem(value, languages)),
            parts: [
              ...parts("label", { label: t("panel:methods.fieldLabel"), maxLength: 100 }),
              {
                key: "type",
                label: t("panel:methods.fieldType"),
                kind: "one",
                options: paymentFieldTypes.map((type) => ({ value: type, label: t(`panel:methods.types.${type}`) })),
              },
              ...parts("hint", { label: t("panel:methods.fieldHint"), maxLength: 300, optional: true }),
              {
                key: "name",
                label: t("panel:methods.fieldName"),
                hint: t("panel:methods.fieldNameHint"),
                kind: "text",
                maxLength: 40,
                optional: true,
              },
              { key: "required", label: t("panel:methods.fieldRequired"), kind: "yesNo" },
            ],
          },
        },
      ],
    },
    {
      title: t("panel:methods.onward"),
      fields: [
        {
          name: "nextStep",
          path: "nextStep",
          label: t("panel:methods.nextStep"),
          kind: "one",
          options: paymentSteps.map((step) => ({ value: step, label: t(`panel:methods.steps.${step}`) })),
        },
        {
          name: "address",
          path: "address",
          label: t("panel:methods.address"),
          hint: t("panel:methods.addressHint"),
          kind: "text",
          maxLength: 2_000,
          optional: true,
        },
      ],
    },
  ];
}

/** The problem of a method as a whole at one of its fields. */
interface Misfit {
  readonly name: string;
  readonly message: string;
  /** The language of the field's text. */
  readonly lang?: string;
}

/** Validates a method as a whole: the field and its problem, or null. The server validates the same. */
export function misfit(t: Translate, values: Values, languages: readonly string[]): Misfit | null {
  const { minAmount, maxAmount, nextStep, address } = values;
  const untitled = untitledLanguage(values, termsOf(values, languages).texts, languages);
  if (untitled !== null)
    return { name: textName("title", untitled), message: t("panel:form.required"), lang: untitled };
  if (typeof minAmount === "bigint" && minAmount <= 0n)
    return { name: "minAmount", message: t("panel:credit.positive") };
  if (typeof minAmount === "bigint" && typeof maxAmount === "bigint" && maxAmount < minAmount)
    return { name: "maxAmount", message: t("panel:methods.problem.range") };
  const isLink = typeof address === "string" && isSafeAddress(address.trim());
  if (nextStep !== "none" && !isLink) return { name: "address", message: t("panel:methods.problem.address") };
  return null;
}
