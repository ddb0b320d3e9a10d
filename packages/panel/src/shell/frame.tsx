import { Banner, Icon, Money, SkipLink, ToastProvider, classes } from "@livery/ui";
import { Outlet } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useAddress } from "../core/address.ts";
import { usePanel, useStaff } from "../core/panel.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../core/messages.ts";
import { AccountMenu } from "./account-menu.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { FactorDialog } from "./factor-dialog.tsx";
import { IdleWatch } from "./idle-watch.tsx";
import { Link } from "../parts/link.tsx";
import { isWithin, menuOf } from "./menu.ts";
import { SessionDialog } from "./session-dialog.tsx";
import * as css from "./frame.css.ts";

/** The frame around a page: the account with its credit, the tabs, notices. */
export function Frame() {
  const t = useTranslate();
  const panel = usePanel();
  const staff = useStaff();
  const online = useStore(panel.online);
  const { path } = useAddress();
  const session = useStore(panel.session);
  const tabs = useRef<HTMLElement>(null);
  const menu = menuOf(staff);
  const openPart = menu.find((entry) => isWithin(path, entry))?.path;
  // On a phone the tabs scroll: the current one is scrolled into view.
  useEffect(() => {
    if (openPart === undefined) return;
    const tab = tabs.current?.querySelector(`[href="${openPart}"]`);
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [openPart]);
  return (
    <ToastProvider
      label={t("panel:shell.messages")}
      toastLabel={t("panel:shell.message")}
      closeLabel={t("feedback:close")}
    >
      <div className={css.frame}>
        <SkipLink target="content">{t("panel:shell.skip")}</SkipLink>
        <header className={css.header} data-region="header">
          <p className={css.house}>
            <bdi>{staff.dealerName ?? staff.tenantName}</bdi>
          </p>
          {staff.credit !== null && (
            <dl className={css.credit}>
              <dt>{t("panel:shell.credit")}</dt>
              <dd className={css.creditFigure}>
                <Money amount={staff.credit} currency={staff.currency} />
              </dd>
            </dl>
          )}
          <AccountMenu />
        </header>
        <nav ref={tabs} className={css.tabs} aria-label={t("panel:shell.menu")}>
          {menu.map((entry) => (
            <Link
              key={entry.path}
              to={entry.path}
              className={classes(css.tab)}
              aria-current={isWithin(path, entry) ? "page" : undefined}
            >
              <Icon name={entry.icon} size="sm" className={css.tabIcon} />
              <span>{t(entry.label)}</span>
            </Link>
          ))}
        </nav>
        <main id="content" className={css.main} tabIndex={-1}>
          {staff.readOnly && (
            <Banner tone="error" title={t("panel:shell.readOnlyTitle")}>
              {t("panel:shell.readOnlyText")}
            </Banner>
          )}
          {!online && (
            <Banner tone="warning" title={t("feedback:offline.title")}>
              {t("panel:shell.offline")}
            </Banner>
          )}
          <Outlet />
        </main>
        <RouteAnnouncer />
        {session.kind === "in" && <IdleWatch />}
        {session.kind === "in" && <FactorDialog />}
        {session.kind === "ended" && <SessionDialog staff={session.staff} />}
      </div>
    </ToastProvider>
  );
}
