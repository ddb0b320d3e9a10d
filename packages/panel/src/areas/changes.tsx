import type { AuditRow } from "@livery/contract/panel";
import { useStaff } from "../app/panel.ts";
import { useFormats, useHouseWords, useWords } from "../app/words.ts";
import * as css from "./changes.css.ts";

/** Fields of a change, each before and after. */
export function Changes({ changes }: { readonly changes: AuditRow["changes"] }) {
  const t = useWords();
  const words = useHouseWords();
  const show = useShown();
  return (
    <dl className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={css.change}>
          <dt className={css.field}>
            {partsOf(field)
              .map((part) => words("field", part))
              .join(" · ")}
          </dt>
          <dd className={css.values}>
            {before !== null && (
              <del className={css.before}>
                <bdi>{show(field, before)}</bdi>
              </del>
            )}
            {after === null ? (
              <span>{t("panel:nothing")}</span>
            ) : (
              <ins className={css.after}>
                <bdi>{show(field, after)}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `limits.combine.maxStake`: which limits they are is said by the rest. */
function partsOf(field: string): readonly string[] {
  const parts = field.split(".");
  return parts.length > 1 ? parts.slice(1) : parts;
}

const amounts = /(?:^|\.)(?:minStake|maxStake|maxPay|amount|balance|credit|creditLine|stake|cash)$/;

/** A value of the trail in words: JSON, amounts in minor units. */
function useShown(): (field: string, json: string) => string {
  const t = useWords();
  const formats = useFormats();
  const { currency } = useStaff();
  return (field, json) => {
    if (amounts.test(field) && /^-?\d+$/.test(json)) return formats.money(BigInt(json), currency);
    if (json === "true" || json === "false") return t(json === "true" ? "panel:on" : "panel:off");
    return /^"[^"\\]*"$/.test(json) ? json.slice(1, -1) : json;
  };
}
