import {
  Badge,
  BareButton,
  Button,
  classes,
  Clock,
  Icon,
  iconButtonClass,
  type MenuTrigger,
  Skeleton,
  VisuallyHidden,
} from "@livery/ui";
import { lazy, Suspense, useState } from "react";
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
import * as css from "./double.css.ts";

const SearchDialog = lazy(() => import("./double-search.tsx"));

/** Two rows: brand, search and player at the top; below them the sections, each in its colour. */
export default function HeaderDouble({ model }: VariantProps<HeaderModel>) {
  const { currentRoute } = model;
  return (
    <header className={css.header} data-region="header">
      <div className={css.first}>
        <RouteLink to="Home" className={css.brand} aria-current={currentRoute === "Home" ? "page" : undefined}>
          <BrandMark />
        </RouteLink>
        {model.maySearch && <Search />}
        <Personal model={model} />
      </div>
      <div className={css.second}>
        <div className={css.strip}>
          <Sections model={model} />
          <HeaderBanners banners={model.banners} className={css.banners} />
        </div>
      </div>
    </header>
  );
}

function Sections({ model: { currentRoute, links, menu, promotions } }: VariantProps<HeaderModel>) {
  const t = useTranslate();
  const current = (route: string) => (currentRoute === route ? ("page" as const) : undefined);
  return (
    <nav className={css.nav} aria-label={t("frame:menu.main")}>
      {menu.map(({ isNew, route, section }) => (
        <RouteLink key={route} to={route} className={css.entry} data-section={section} aria-current={current(route)}>
          {t(`frame:route.${route}`)}
          {isNew && <Badge tone="signal">{t("feedback:new")}</Badge>}
        </RouteLink>
      ))}
      {links.map((route) => (
        <RouteLink key={route} to={route} className={classes(css.entry, css.aside)} aria-current={current(route)}>
          {t(`frame:route.${route}`)}
          <EntryCount route={route} promotions={promotions} />
        </RouteLink>
      ))}
    </nav>
  );
}

/** The search over all matches on every page; its code is loaded at the first opening. */
function Search() {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <BareButton className={css.search} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span className={css.searchLabel} aria-hidden>
          {t("sport:search.placeholder")}
        </span>
        <VisuallyHidden>{t("sport:search.label")}</VisuallyHidden>
      </BareButton>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The player's controls and display settings: full screen, odds, clock, language. */
function Personal({ model }: VariantProps<HeaderModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const { account } = model;
  return (
    <>
      {/* First in the line, so that nothing moves when it is loaded. */}
      {account !== "unknown" && (
        <Suspense fallback={null}>
          <BonusButton model={model} className={css.wideOnly} />
          <FullscreenToggle className={css.wideOnly} />
          <OddsMenu className={css.wideOnly} />
        </Suspense>
      )}
      <Clock
        now={model.now}
        format={(at) => formats.time(at)}
        label={t("frame:clock.label")}
        className={classes(css.clock, css.wideOnly)}
      />
      <LanguageMenu model={model} className={css.wideOnly} />
      {account === "unknown" && <Skeleton shape="text" width="short" className={css.unknown} />}
      <RegisterLink model={model} />
      {account === null && (
        <Button variant="primary" size="sm" icon="user" className={css.signIn} onClick={model.signIn}>
          {t("frame:menu.signIn")}
        </Button>
      )}
      {account !== null && account !== "unknown" && <Account model={model} account={account} />}
      <SmallMenuButton model={model} className={css.smallOnly} />
    </>
  );
}

function Account({ model, account }: VariantProps<HeaderModel> & { readonly account: HeaderAccount }) {
  return (
    <>
      <CouponsLink model={model} className={css.wideOnly} />
      <Suspense fallback={<span className={iconButtonClass()} />}>
        <NotificationBell />
      </Suspense>
      <span className={css.purse}>
        <Balance account={account} />
        {model.payments.length > 0 && (
          <span className={css.payments}>
            <PaymentLinks model={model} classOf={paymentClass} labelClass={css.paymentLabel} />
          </span>
        )}
        <AccountMenu model={model} account={account} className={css.wideOnly} trigger={accountTrigger(account.name)} />
      </span>
    </>
  );
}

const paymentClass = (route: PaymentEntry): string => (route === "Deposit" ? css.deposit : css.withdraw);

function accountTrigger(name: string) {
  return (trigger: MenuTrigger, label: string) => (
    <BareButton {...trigger} className={css.account} aria-label={label}>
      <Icon name="user" size="sm" />
      <span className={css.accountName}>{name}</span>
      <Icon name="chevronDown" size="sm" />
    </BareButton>
  );
}
