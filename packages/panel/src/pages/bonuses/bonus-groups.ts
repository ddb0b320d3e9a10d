import { bonusCategories } from "@livery/contract";
import type { Translate } from "../../core/messages.ts";
import type { FieldSpec } from "../../forms/record-field.tsx";
import type { Value, Values } from "../../forms/record.ts";
import { languageName } from "../../forms/text-languages.ts";
import { momentOf, textsProblem } from "./bonus-terms.ts";

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
  /** The languages that it can have a text in, the default of the first site first. */
  readonly languages: readonly string[];
}

/** The form groups of a bonus. */
export function bonusGroups(t: Translate, { timeZone, zoneName, languages }: Surroundings): readonly FieldGroup[] {
  const figure = (value: Value): string | null =>
    typeof value === "number" && (value < 1 || value > most) ? t("panel:bonuses.problem.figure", { most }) : null;
  const moment = (value: Value): string | null =>
    momentOf(String(value), timeZone) === null ? t("panel:bonuses.problem.moment") : null;
  const picture = (value: Value): string | null =>
    /^(https:\/\/|\/)/.test(String(value).trim()) ? null : t("panel:methods.problem.address");
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
        { name: "oneUse", path: "oneUse", label: t("panel:bonuses.oneUseTick"), kind: "yesNo" },
      ],
    },
    {
      title: t("panel:bonuses.texts"),
      fields: [
        {
          name: "texts",
          path: "texts",
          label: t("panel:bonuses.textList"),
          kind: "rows",
          problem: (value) => {
            const problem = textsProblem(String(value));
            if (problem === null) return null;
            return problem.kind === "none"
              ? t("panel:bonuses.problem.none")
              : t(`panel:bonuses.problem.${problem.kind}`, { row: problem.row });
          },
          rows: {
            most: languages.length,
            add: t("panel:bonuses.addText"),
            none: t("panel:bonuses.noTexts"),
            parts: [
              {
                key: "lang",
                label: t("panel:bonuses.language"),
                kind: "one",
                unique: true,
                options: languages.map((code) => ({ value: code, label: languageName(code) })),
              },
              { key: "title", label: t("panel:bonuses.name"), kind: "text", maxLength: 120 },
              {
                key: "alt",
                label: t("panel:bonuses.alt"),
                hint: t("panel:bonuses.altHint"),
                kind: "text",
                maxLength: 300,
                optional: true,
              },
              {
                key: "html",
                label: t("panel:bonuses.says"),
                kind: "richText",
                optional: true,
              },
              { key: "terms", label: t("panel:bonuses.terms"), kind: "richText", optional: true },
            ],
          },
        },
      ],
    },
  ];
}

/** Validates a bonus as a whole: the field and its problem, or null. The server validates the same. */
export function misfit(
  t: Translate,
  { startsAt, endsAt }: Values,
  timeZone: string,
): { readonly name: string; readonly message: string } | null {
  const [from, to] = [momentOf(String(startsAt ?? ""), timeZone), momentOf(String(endsAt ?? ""), timeZone)];
  return from !== null && to !== null && to <= from
    ? { name: "endsAt", message: t("panel:bonuses.problem.time") }
    : null;
}
