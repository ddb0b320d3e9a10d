import { Badge, statusTones } from "@livery/ui";
import type { CouponStatus } from "@livery/contract";
import { useFormats, useTranslate } from "../core/messages.ts";

/** A date-time, or the text for none. It is in the zone of the account's sites. */
export function When({ at }: { readonly at: string | null }) {
  const t = useTranslate();
  const formats = useFormats();
  if (at === null) return <span>{t("panel:nothing")}</span>;
  return (
    <time dateTime={at}>
      <bdi>{formats.dateTime(at)}</bdi>
    </time>
  );
}

/** A match by its teams, in the direction of their names. */
export function TeamNames({ home, away }: { readonly home: string; readonly away: string }) {
  const t = useTranslate();
  return <bdi>{t("sport:versus", { home, away })}</bdi>;
}

export function CouponState({ status }: { readonly status: CouponStatus }) {
  const t = useTranslate();
  return <Badge tone={statusTones[status]}>{t(`coupon:status.${status}`)}</Badge>;
}

/** Whether an account is open. */
export function ActiveState({ active }: { readonly active: boolean }) {
  const t = useTranslate();
  return <Badge tone={active ? "success" : "danger"}>{t(active ? "panel:active" : "panel:passive")}</Badge>;
}
