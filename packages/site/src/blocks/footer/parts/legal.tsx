import { Button, classes, Clock, linkClass } from "@livery/ui";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import { LiveRegionSwitchSlot } from "../../../live/region/live-region-switch-slot.tsx";
import { ThemeSwitchSlot } from "../../../theme/theme-switch-slot.tsx";
import type { FooterModel } from "../footer.model.ts";
import * as css from "./legal.css.ts";

/** The 18+ warning (§2); `large` if it is the first text of the footer. */
export function Adults({ large = false }: { readonly large?: boolean }) {
  const t = useTranslate();
  return (
    <p className={classes(css.adults, large && css.large)}>
      <span className={css.adultsMark} aria-hidden>
        18+
      </span>
      <span>{t("frame:footer.adults")}</span>
    </p>
  );
}

/** The licensor of the site, with a link to the licence. */
export function Licence({
  licence,
  className,
}: {
  readonly licence: NonNullable<FooterModel["licence"]>;
  readonly className?: string;
}) {
  const t = useTranslate();
  const text = t("frame:footer.licence", { name: licence.name || (licence.href ?? "") });
  return (
    <p className={className}>
      {licence.href === null ? (
        text
      ) : (
        <a href={licence.href} target="_blank" rel="noopener noreferrer" className={linkClass("text")}>
          {text}
        </a>
      )}
    </p>
  );
}

/** The "Casino Time" clock (§2). */
export function HouseClock({ model, className }: { readonly model: FooterModel; readonly className?: string }) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <span className={classes(css.clock, className)}>
      <span>{t("frame:clock.house")}</span>
      <Clock now={model.now} format={(at) => formats.dateTime(at)} />
    </span>
  );
}

/** Theme choice, announcements, and the button back to the top of the page. */
export function FooterActions({ model }: { readonly model: FooterModel }) {
  const t = useTranslate();
  return (
    <div className={css.actions}>
      <ThemeSwitchSlot />
      {model.play.includes("LiveBets") && <LiveRegionSwitchSlot />}
      <Button variant="quiet" size="sm" icon="info" onClick={model.showAnnouncements}>
        {t("frame:footer.announcements")}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon="arrowUp"
        onClick={() => {
          window.scrollTo({ top: 0 });
          document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
        }}
      >
        {t("frame:footer.top")}
      </Button>
    </div>
  );
}
