import { Button, Clock, iconButtonClass, Skeleton } from "@livery/ui";
import { Suspense } from "react";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { BrandMark } from "../../../parts/brand-mark.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import { Balance } from "../parts/account.tsx";
import { BonusButton, NotificationBell } from "../parts/deferred.tsx";
import { SmallMenuButton, type MenuOpener } from "../parts/small-menu-button.tsx";
import { RegisterLink } from "../parts/register-link.tsx";
import { PaymentLinks } from "../parts/payment-links.tsx";
import type { HeaderModel } from "../header.model.ts";
import * as css from "./centered.css.ts";

/** Maximum number of sections beside the menu; the menu has all of them. */
const mostSections = 2;

/** The brand in the middle; menu and sections before it, the player's controls after it. */
export default function HeaderCentered({ model }: VariantProps<HeaderModel>) {
  const { currentRoute } = model;
  return (
    <header className={css.header} data-region="header">
      <div className={css.inside}>
        <div className={css.start}>
          <Menu model={model} />
          <Sections model={model} />
        </div>
        <RouteLink to="Home" className={css.brand} aria-current={currentRoute === "Home" ? "page" : undefined}>
          <BrandMark />
        </RouteLink>
        <div className={css.end}>
          <AccountControls model={model} />
        </div>
      </div>
    </header>
  );
}

function Menu({ model }: VariantProps<HeaderModel>) {
  const t = useTranslate();
  const draw = (opener: MenuOpener) => (
    <Button {...opener} variant="quiet" icon="menu" className={css.menu} aria-label={t("frame:menu.open")}>
      <span className={css.menuLabel}>{t("frame:menu.open")}</span>
    </Button>
  );
  return <SmallMenuButton model={model} side="start" draw={draw} tools={<Time model={model} />} />;
}

/** The clock: rarely needed. */
function Time({ model }: VariantProps<HeaderModel>) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <div className={css.clock}>
      <span>
        <span aria-hidden>{t("frame:clock.label")} </span>
        <Clock now={model.now} format={(at) => formats.time(at)} label={t("frame:clock.label")} />
      </span>
    </div>
  );
}

function Sections({ model: { currentRoute, menu } }: VariantProps<HeaderModel>) {
  const t = useTranslate();
  return (
    <nav className={css.nav} aria-label={t("frame:menu.main")}>
      {menu.slice(0, mostSections).map(({ route }) => (
        <RouteLink
          key={route}
          to={route}
          className={css.entry}
          aria-current={currentRoute === route ? "page" : undefined}
        >
          {t(`frame:route.${route}`)}
        </RouteLink>
      ))}
    </nav>
  );
}

function AccountControls({ model }: VariantProps<HeaderModel>) {
  const t = useTranslate();
  const { account } = model;
  if (account === "unknown") return <Skeleton shape="text" width="short" className={css.unknown} />;
  if (account === null) {
    return (
      <>
        <RegisterLink model={model} />
        <Button variant="primary" size="sm" onClick={model.signIn}>
          {t("frame:menu.signIn")}
        </Button>
      </>
    );
  }
  return (
    <>
      <Suspense fallback={null}>
        <BonusButton model={model} className={css.bonus} />
      </Suspense>
      <Suspense fallback={<span className={iconButtonClass()} />}>
        <NotificationBell />
      </Suspense>
      <PaymentLinks model={model} classOf={() => css.payment} labelClass={css.paymentLabel} />
      <Balance account={account} />
    </>
  );
}
