import {
  Badge,
  Button,
  Clock,
  classes,
  Icon,
  IconButton,
  iconButtonClass,
  Menu,
  Money,
  Skeleton,
  VisuallyHidden,
  type MenuTrigger,
} from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { useFormats, useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { BrandMark } from "../../../shell/brand-mark.tsx";
import { RouteLink } from "../../../shell/route-link.tsx";
import { HeaderBanners } from "../parts/header-banners.tsx";
import type { HeaderAccount, HeaderModel } from "../model.ts";
import * as css from "./bar.css.ts";

const FullscreenToggle = lazy(async () => ({ default: (await import("../parts/late-parts.ts")).FullscreenToggle }));
const NotificationBell = lazy(async () => ({ default: (await import("../parts/late-parts.ts")).NotificationBell }));
const SmallMenu = lazy(() => import("./bar-small-menu.tsx"));

/** One bar: brand, sections, and what belongs to the player at its end. */
export default function HeaderBar({ model }: FaceProps<HeaderModel>) {
  const t = useWords();
  const formats = useFormats();
  const { account, currentRoute, languages, links, menu } = model;
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
              {isNew && <Badge tone="signal">{t("common:new")}</Badge>}
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
            </RouteLink>
          ))}
        </nav>
        <HeaderBanners banners={model.banners} className={css.banners} />
        <div className={css.end}>
          {/* Begins the line, so that nothing moves when it comes. */}
          {account !== "unknown" && (
            <Suspense fallback={null}>
              <FullscreenToggle className={css.roomy} />
            </Suspense>
          )}
          <Clock
            now={model.now}
            format={(at) => formats.time(at)}
            label={t("frame:clock.label")}
            className={css.clock}
          />
          {languages.length > 0 && <LanguageMenu model={model} />}
          {account === "unknown" && <Skeleton shape="text" width="short" className={css.unknown} />}
          {account === null && (
            <Button variant="primary" size="sm" icon="user" onClick={model.signIn} className={css.signIn}>
              {t("frame:menu.signIn")}
            </Button>
          )}
          {account !== null && account !== "unknown" && <Account model={model} account={account} />}
          <SmallMenuButton model={model} />
        </div>
      </div>
    </header>
  );
}

function LanguageMenu({ model }: FaceProps<HeaderModel>) {
  const t = useWords();
  const current = model.languages.find((choice) => choice.current);
  return (
    <Menu
      className={css.wideOnly}
      items={model.languages.map((choice) => ({
        key: choice.code,
        label: choice.text,
        lang: choice.bcp47,
        checked: choice.current,
        onSelect: () => model.chooseLanguage(choice),
      }))}
      trigger={languageTrigger(current?.code ?? "", t("frame:language.change", { name: current?.text ?? "" }))}
    />
  );
}

function Account({ model, account }: FaceProps<HeaderModel> & { readonly account: HeaderAccount }) {
  const t = useWords();
  return (
    <>
      <RouteLink
        to="Coupons"
        className={classes(iconButtonClass(), css.coupons)}
        aria-label={t("frame:menu.coupons")}
        aria-current={model.currentRoute === "Coupons" ? "page" : undefined}
      >
        <Icon name="coupon" />
      </RouteLink>
      <Suspense fallback={<span className={iconButtonClass()} />}>
        <NotificationBell />
      </Suspense>
      <span className={css.balance}>
        <span className={css.balanceLabel} aria-hidden>
          {t("frame:balance.label")}
        </span>
        <span role="status" aria-label={t("frame:balance.label")}>
          <Money amount={account.balance} currency={account.currency} className={css.amount} />
        </span>
      </span>
      <Menu
        className={css.wideOnly}
        head={<span className={css.name}>{account.name}</span>}
        items={[
          ...model.accountLinks.map((route) => ({
            key: route,
            label: t(`frame:route.${route}`),
            onSelect: () => model.openPage(route),
          })),
          {
            key: "signOut",
            label: t("frame:menu.signOut"),
            icon: "logout" as const,
            separated: true,
            onSelect: model.signOut,
          },
          {
            key: "version",
            label: <span className={css.version}>{t("frame:menu.version", { version: model.version })}</span>,
            disabled: true,
            onSelect: () => undefined,
          },
        ]}
        trigger={accountTrigger(t("frame:menu.account", { name: account.name }))}
      />
    </>
  );
}

function languageTrigger(code: string, label: string) {
  return (trigger: MenuTrigger) => (
    <button {...trigger} type="button" className={classes(iconButtonClass(), css.language)}>
      <Icon name="globe" />
      <span className={css.languageCode}>{code}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

function accountTrigger(label: string) {
  return (trigger: MenuTrigger) => <IconButton {...trigger} icon="user" label={label} />;
}

function SmallMenuButton({ model }: FaceProps<HeaderModel>) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="menu"
        label={t("frame:menu.open")}
        className={css.smallOnly}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <SmallMenu model={model} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
