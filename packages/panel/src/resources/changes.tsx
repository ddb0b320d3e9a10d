import { isAmountField, type AuditRow } from "@livery/contract/panel";
import { Button } from "@livery/ui";
import { useId, useState } from "react";
import { usePanel, useStaff } from "../core/panel.ts";
import { useFormats, useServerNames, useTranslate } from "../core/messages.ts";
import { codeText } from "./change-codes.ts";
import * as css from "./changes.css.ts";

type Change = AuditRow["changes"][number];

/** Number of fields that are visible at once; a new user has thirty, which can be expanded. */
const atOnce = 3;

/** The changed fields, each before and after. */
export function Changes({ row }: { readonly row: Pick<AuditRow, "changes" | "currency" | "targetKind"> }) {
  const { changes } = row;
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  // One more is shown rather than hidden behind a button of the same height.
  const visible = changes.length <= atOnce + 1 ? changes : changes.slice(0, atOnce);
  const rest = changes.slice(visible.length);
  return (
    <div className={css.all}>
      <Fields row={row} changes={visible} />
      {rest.length > 0 && (
        <>
          <Button
            size="sm"
            variant="quiet"
            iconEnd="chevronDown"
            className={css.more}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {t("panel:audit.more", { count: rest.length })}
          </Button>
          {open && (
            <div id={id}>
              <Fields row={row} changes={rest} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

type Subject = Pick<AuditRow, "currency" | "targetKind">;

function Fields({ row, changes }: { readonly row: Subject; readonly changes: readonly Change[] }) {
  const t = useTranslate();
  const serverNames = useServerNames();
  const show = useShown(row);
  return (
    <dl className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={css.change}>
          <dt className={css.field}>
            {field
              .split(".")
              .map((part) => serverNames("field", part))
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

const instant = /^"\d{4}-\d\d-\d\dT[\d:.]+Z"$/;

/** A value of the audit log as text: JSON, amounts in minor units of the row's currency. */
function useShown(row: Subject): (field: string, json: string) => string {
  const t = useTranslate();
  const { i18n } = usePanel();
  const formats = useFormats();
  const { currency } = useStaff();
  return (field, json) => {
    if (isAmountField(field) && /^-?\d+$/.test(json)) return formats.money(BigInt(json), row.currency ?? currency);
    if (instant.test(json)) return formats.dateTime(json.slice(1, -1));
    if (json === "true" || json === "false") return t(json === "true" ? "panel:on" : "panel:off");
    const text = /^"[^"\\]*"$/.test(json) ? json.slice(1, -1) : json;
    return codeText(i18n, row.targetKind, field, text);
  };
}
