import { bookableSlip, type SlipView } from "@livery/machines";
import { Banner, Button, QrCode, Spinner } from "@livery/ui";
import { useEffect, useRef } from "react";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import { pathOf } from "../../../routes/paths.ts";
import { CopyButton } from "../../../sharing/copy-button.tsx";
import { DateTime } from "../../../parts/date-time.tsx";
import { bookingLink } from "../../../slip/booking-link.ts";
import { useSlipBooking } from "./use-slip-booking.ts";
import * as css from "./slip-booking.css.ts";

/** The slip's booking code to read out, scan or send (D22). It covers the current selections, not later ones. */
export default function SlipShare({ view }: { readonly view: SlipView }) {
  const t = useTranslate();
  const { boot } = useServices();
  const booking = useSlipBooking();
  const { booked, phase, problem } = booking;
  const slip = bookableSlip(view);
  const content = JSON.stringify(slip);
  const requested = useRef<string | null>(null);
  useEffect(() => {
    if (requested.current === content) return;
    if (requested.current === null) booking.book(slip);
    else booking.changed();
    requested.current = content;
  });
  if (phase === "booking") return <Spinner label={t("feedback:loading")} />;
  if (booked === null)
    return (
      <div className={css.share}>
        {problem !== null && <Banner tone="error" title={problem} />}
        <Button size="sm" onClick={() => booking.book(slip)}>
          {t("slip:booking.again")}
        </Button>
      </div>
    );
  const link = bookingLink(window.location.origin, pathOf(boot.lang, "Home"), booked.code);
  return (
    <div className={css.share}>
      <p className={css.label}>{t("slip:booking.code")}</p>
      <output className={css.code}>
        <bdi dir="ltr">{`${booked.code.slice(0, 5)}-${booked.code.slice(5)}`}</bdi>
      </output>
      <QrCode text={link} label={t("slip:booking.qr", { code: booked.code })} />
      <CopyButton size="sm" text={link} label={t("slip:booking.copy")} doneLabel={t("slip:booking.copied")} />
      <p className={css.hint}>
        {t("slip:booking.until")} <DateTime at={booked.expiresAt} />
      </p>
    </div>
  );
}
