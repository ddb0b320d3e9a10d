import { BareButton, classes, Icon, Skeleton } from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { BrandMark } from "../../../parts/brand-mark.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import { Balance } from "../parts/account.tsx";
import type { HeaderModel } from "../header.model.ts";
import * as css from "./terminal.css.ts";

const TerminalMenu = lazy(() => import("./terminal-menu.tsx"));

/**
 * Header of a shop terminal: four keys for a gloved finger (back, home, menu, sign in or out), with brand and balance beside
 * them.
 */
export default function HeaderTerminal({ model }: VariantProps<HeaderModel>) {
  const t = useTranslate();
  const { account, currentRoute, goBack } = model;
  const signedIn = account !== null && account !== "unknown";
  return (
    <header className={css.header} data-region="header">
      <div className={css.inside}>
        <BareButton className={css.key} aria-disabled={goBack === null} onClick={() => goBack?.()}>
          <Icon name="chevron" size="lg" className={css.back} />
          <span className={css.label}>{t("frame:menu.back")}</span>
        </BareButton>
        <RouteLink to="Home" className={css.key} aria-current={currentRoute === "Home" ? "page" : undefined}>
          <Icon name="home" size="lg" />
          <span className={css.label}>{t("frame:route.Home")}</span>
        </RouteLink>
        <Menu model={model} />
        <div className={css.brand}>
          <BrandMark />
        </div>
        {account === "unknown" && <Skeleton shape="text" width="short" className={css.money} />}
        {signedIn && <Balance account={account} className={css.money} />}
        {signedIn ? (
          <BareButton className={classes(css.key, css.leave)} onClick={model.signOut}>
            <Icon name="logout" size="lg" />
            <span className={css.label}>{t("frame:menu.signOut")}</span>
          </BareButton>
        ) : (
          <BareButton className={classes(css.key, css.enter)} disabled={account === "unknown"} onClick={model.signIn}>
            <Icon name="user" size="lg" />
            <span className={css.label}>{t("frame:menu.signIn")}</span>
          </BareButton>
        )}
      </div>
    </header>
  );
}

function Menu({ model }: VariantProps<HeaderModel>) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <BareButton className={css.key} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="menu" size="lg" />
        <span className={css.label}>{t("frame:menu.open")}</span>
      </BareButton>
      {open && (
        <Suspense fallback={null}>
          <TerminalMenu model={model} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
