import { bonusCategories } from "@livery/contract";
import type { Translate } from "../../core/messages.ts";
import type { FieldSpec } from "../../forms/record-field.tsx";
import type { Value, Values } from "../../forms/record.ts";
import { fieldsInEach, textName, untitledLanguage } from "../../forms/text-languages.ts";
import { type BonusPart, momentOf, termsOf } from "./bonus-terms.ts";

interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldSpec[];
}

/** Upper bound of a percentage or a multiplier. */
const most = 1_000;

/** What the fields of a bonus depend on. */
interface Surroundings {
  /** The zone of its dates: the IANA name, and the one that is read. */
  readonly timeZone: string;
  readonly zoneName: string;
  /** The languages that it can have texts in; the first must have a title. */
  readonly languages: readonly string[];
  /** The one whose texts are shown. */
  readonly lang: string;
}

/** The form groups of a bonus. */
export function bonusGroups(
  t: Translate,
  { timeZone, zoneName, languages, lang: chosen }: Surroundings,
): readonly FieldGroup[] {
  const figure = (value: Value): string | null =>
    typeof value === "number" && (value < 1 || value > most) ? t("panel:bonuses.problem.figure", { most }) : null;
  const moment = (value: Value): string | null =>
    momentOf(String(value), timeZone) === null ? t("panel:bonuses.problem.moment") : null;
  const picture = (value: Value): string | null =>
    /^(https:\/\/|\/)/.test(String(value).trim()) ? null : t("panel:methods.problem.address");
  const texts = (part: BonusPart, spec: Omit<FieldSpec, "name" | "path">): readonly FieldSpec[] =>
    fieldsInEach(languages, chosen, spec).map(({ lang, ...each }) => ({
      ...each,
      name: textName(part, lang),
      path: `texts.${lang}.${part}`,
      optional: part !== "title" || lang !== languages[0],
    }));
  return [
    {
      title: t("panel:bonuses.offer"),
      fields: [
        {
          name: "category",
          path: "category",
          label: t("panel:bonuses.category"),
          kind: "one",
          options: bonusCategories.map((value) => ({ value, label: t(`panel:bonuses.categories.${value}`) })),
        },
        {
          name: "percent",
          path: "percent",
          label: t("panel:bonuses.percent"),
          kind: "whole",
          optional: true,
          problem: figure,
        },
        {
          name: "multiplier",
          path: "multiplier",
          label: t("panel:bonuses.multiplier"),
          hint: t("panel:bonuses.multiplierHint"),
          kind: "whole",
          optional: true,
          problem: figure,
        },
        { name: "order", path: "order", label: t("panel:bonuses.place"), kind: "whole" },
        {
          name: "startsAt",
          path: "startsAt",
          label: t("panel:bonuses.startsAt"),
          hint: t("panel:bonuses.momentHint", { zone: zoneName }),
          kind: "moment",
          optional: true,
          problem: moment,
        },
        {
          name: "endsAt",
          path: "endsAt",
          label: t("panel:bonuses.endsAt"),
          hint: t("panel:bonuses.momentHint", { zone: zoneName }),
          kind: "moment",
          optional: true,
          problem: moment,
        },
        {
          name: "image",
          path: "image",
          label: t("panel:bonuses.image"),
          kind: "picture",
          maxLength: 2_000,
          optional: true,
          problem: picture,
        },
        { name: "oneUse", path: "oneUse", label: t("panel:bonuses.oneUseTick"), kind: "yesNo", whole: true },
      ],
    },
    {
      title: t("panel:bonuses.texts"),
      fields: [
        ...texts("title", { label: t("panel:bonuses.name"), kind: "text", whole: true, maxLength: 120 }),
        ...texts("alt", {
          label: t("panel:bonuses.alt"),
          hint: t("panel:bonuses.altHint"),
          kind: "text",
          whole: true,
          maxLength: 300,
        }),
        ...texts("html", { label: t("panel:bonuses.says"), kind: "richText" }),
        ...texts("terms", { label: t("panel:bonuses.terms"), kind: "richText" }),
      ],
    },
  ];
}

/** The problem of a bonus as a whole at one of its fields. */
interface Misfit {
  readonly name: string;
  readonly message: string;
  /** The language of the field's text. */
  readonly lang?: string;
}

/** Validates a bonus as a whole: the field and its problem, or null. The server validates the same. */
export function misfit(t: Translate, values: Values, timeZone: string, languages: readonly string[]): Misfit | null {
  const { texts, startsAt, endsAt } = termsOf(values, timeZone, languages);
  const untitled = untitledLanguage(values, texts, languages);
  if (untitled !== null)
    return { name: textName("title", untitled), message: t("panel:form.required"), lang: untitled };
  return startsAt !== null && endsAt !== null && endsAt <= startsAt
    ? { name: "endsAt", message: t("panel:bonuses.problem.time") }
    : null;
}
