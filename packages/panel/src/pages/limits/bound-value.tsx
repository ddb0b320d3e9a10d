import { Badge, Money } from "@livery/ui";
import type { ReactNode } from "react";
import { useFormats, useTranslate } from "../../core/messages.ts";
import * as css from "./limits.css.ts";

/** The displayed value of a limit: an amount, a number, allowed or not; null is no limit. */
export type LimitValue = bigint | number | boolean | null;

/** The effective value, and below it, smaller, its owner or the alternative. */
export function BoundValue({
  value,
  currency,
  note,
}: {
  readonly value: LimitValue;
  readonly currency: string;
  readonly note?: ReactNode;
}) {
  return (
    <span className={typeof value === "boolean" ? css.mark : css.figure}>
      <Shown value={value} currency={currency} />
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}

function Shown({ value, currency }: { readonly value: LimitValue; readonly currency: string }) {
  const t = useTranslate();
  const formats = useFormats();
  if (typeof value === "boolean")
    return <Badge tone={value ? "success" : "neutral"}>{t(value ? "panel:on" : "panel:off")}</Badge>;
  if (typeof value === "bigint") return <Money amount={value} currency={currency} />;
  if (value === null) return <span className={css.note}>{t("panel:limits.none")}</span>;
  return <bdi>{formats.number(value)}</bdi>;
}

/** The limit's value within a sentence. */
export function useLimitText(currency: string): (value: LimitValue) => string {
  const t = useTranslate();
  const formats = useFormats();
  return (value) => {
    if (typeof value === "boolean") return t(value ? "panel:on" : "panel:off");
    if (typeof value === "bigint") return formats.money(value, currency);
    return value === null ? t("panel:limits.none") : formats.number(value);
  };
}
