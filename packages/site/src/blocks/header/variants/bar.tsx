import {
  Badge,
  Button,
  buttonClass,
  classes,
  Clock,
  IconButton,
  iconButtonClass,
  Skeleton,
  type MenuTrigger,
} from "@livery/ui";
import { Suspense } from "react";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { PaymentEntry } from "../../../routes/menus.ts";
import { BrandMark } from "../../../parts/brand-mark.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import { AccountMenu, Balance, CouponsLink } from "../parts/account.tsx";
import { HeaderBanners } from "../parts/header-banners.tsx";
import { LanguageMenu } from "../parts/language-menu.tsx";
import { EntryCount } from "../parts/entry-count.tsx";
import { BonusButton, FullscreenToggle, NotificationBell, OddsMenu } from "../parts/deferred.tsx";
import { RegisterLink } from "../parts/register-link.tsx";
import { SmallMenuButton } from "../parts/small-menu-button.tsx";
import { PaymentLinks } from "../parts/payment-links.tsx";
import type { HeaderAccount, HeaderModel } from "../header.model.ts";
import * as css from "./bar.css.ts";

/** One bar: brand, sections, and the player's controls at the end. */
export default function HeaderBar({ model }: VariantProps<HeaderModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const { account, currentRoute, links, menu } = model;
  const isPlayer = account !== null && account !== "unknown";
  return (
    <header className={css.bar} data-region="header">
      <div className={css.inside}>
        <RouteLink to="Home" className={css.brand} aria-current={currentRoute === "Home" ? "page" : undefined}>
          <BrandMark />
        </RouteLink>
        <nav className={css.nav} aria-label={t("frame:menu.main")}>
          {menu.map(({ route, isNew }) => (
            <RouteLink
              key={route}
              to={route}
              className={css.entry}
              aria-current={currentRoute === route ? "page" : undefined}
            >
              {t(`frame:route.${route}`)}
              {isNew && <Badge tone="signal">{t("feedback:new")}</Badge>}
            </RouteLink>
          ))}
          {links.map((route) => (
            <RouteLink
              key={route}
              to={route}
              className={css.entry}
              aria-current={currentRoute === route ? "page" : undefined}
            >
              {t(`frame:route.${route}`)}
              <EntryCount route={route} promotions={model.promotions} />
            </RouteLink>
          ))}
        </nav>
        <div className={css.end}>
          {/* First in the line, so that nothing moves when it is loaded. */}
          {account !== "unknown" && (
            <Suspense fallback={null}>
              <BonusButton model={model} className={css.wideOnly} />
              <FullscreenToggle className={classes(css.roomy, isPlayer && css.screenBesidePlayer)} />
              <OddsMenu className={css.wideOnly} />
            </Suspense>
          )}
          <Clock
            now={model.now}
            format={(at) => formats.time(at)}
            label={t("frame:clock.label")}
            className={classes(css.clock, isPlayer && css.clockBesidePlayer)}
          />
          <LanguageMenu model={model} className={css.wideOnly} />
          {account === "unknown" && <Skeleton shape="text" width="short" className={css.unknown} />}
          <RegisterLink model={model} />
          {account === null && (
            <Button variant="primary" size="sm" icon="user" onClick={model.signIn}>
              {t("frame:menu.signIn")}
            </Button>
          )}
          {isPlayer && <Account model={model} account={account} />}
          <SmallMenuButton model={model} className={css.smallOnly} />
        </div>
      </div>
      <HeaderBanners banners={model.banners} className={css.banners} />
    </header>
  );
}

function Account({ model, account }: VariantProps<HeaderModel> & { readonly account: HeaderAccount }) {
  return (
    <>
      <CouponsLink model={model} className={css.coupons} />
      <Suspense fallback={<span className={iconButtonClass()} />}>
        <NotificationBell />
      </Suspense>
      <Balance account={account} />
      <PaymentLinks model={model} classOf={paymentClass} labelClass={css.paymentLabel} />
      <AccountMenu model={model} account={account} className={css.wideOnly} trigger={accountTrigger} withFullscreen />
    </>
  );
}

/** Deposit is the primary action; withdraw stands beside it if there is space. */
function paymentClass(route: PaymentEntry): string {
  return route === "Deposit"
    ? classes(buttonClass({ variant: "primary", size: "sm" }), css.deposit)
    : classes(buttonClass({ variant: "quiet", size: "sm" }), css.withdraw);
}

function accountTrigger(trigger: MenuTrigger, label: string) {
  return <IconButton {...trigger} icon="user" label={label} />;
}
