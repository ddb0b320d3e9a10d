import { classes, Icon, iconButtonClass, Menu, Money, type MenuTrigger } from "@livery/ui";
import type { ReactNode } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { HeaderAccount, HeaderModel } from "../header.model.ts";
import { useFullscreen } from "./use-fullscreen.ts";
import * as css from "./account.css.ts";

/** The link to the player's coupons. */
export function CouponsLink({ model, className }: VariantProps<HeaderModel> & { readonly className?: string }) {
  const t = useTranslate();
  return (
    <RouteLink
      to="Coupons"
      className={classes(iconButtonClass(), className)}
      aria-label={t("frame:menu.coupons")}
      aria-current={model.currentRoute === "Coupons" ? "page" : undefined}
    >
      <Icon name="coupon" />
    </RouteLink>
  );
}

/** The player's balance with its currency. */
export function Balance({ account, className }: { readonly account: HeaderAccount; readonly className?: string }) {
  const t = useTranslate();
  return (
    <span className={classes(css.balance, className)}>
      <span className={css.balanceLabel} aria-hidden>
        {t("frame:balance.label")}
      </span>
      <span role="status" aria-label={t("frame:balance.label")}>
        <Money amount={account.balance} currency={account.currency} className={css.amount} />
      </span>
    </span>
  );
}

/** The account's pages, sign-out, and the version (§2). */
export function AccountMenu({
  model,
  account,
  trigger,
  className,
  withFullscreen = false,
}: VariantProps<HeaderModel> & {
  readonly account: HeaderAccount;
  /** Renders the button; `label` is its name. */
  readonly trigger: (trigger: MenuTrigger, label: string) => ReactNode;
  readonly className?: string;
  /** Whether full screen is among its entries, for a header whose own button is not always shown. */
  readonly withFullscreen?: boolean;
}) {
  const t = useTranslate();
  const screen = useFullscreen();
  return (
    <Menu
      {...(className !== undefined && { className })}
      head={<span className={css.name}>{account.name}</span>}
      items={[
        ...model.accountLinks.map((route) => ({
          key: route,
          label: t(`frame:route.${route}`),
          onSelect: () => model.openPage(route),
        })),
        ...(withFullscreen && screen !== null
          ? [
              {
                key: "fullscreen",
                label: t(screen.filled ? "frame:fullscreen.leave" : "frame:fullscreen.enter"),
                onSelect: () => void screen.toggle(),
              },
            ]
          : []),
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
      trigger={(given) => trigger(given, t("frame:menu.account", { name: account.name }))}
    />
  );
}
