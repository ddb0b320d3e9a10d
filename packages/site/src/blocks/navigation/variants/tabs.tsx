import { BareButton, classes, Icon, type IconName } from "@livery/ui";
import { useTranslate, type MessageKey } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { RealRouteName } from "../../../routes/table.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { NavigationModel } from "../navigation.model.ts";
import * as css from "./tabs.css.ts";

/** Short names: five of them fit side by side on a phone. */
const names: Partial<Record<RealRouteName, MessageKey>> = {
  Home: "frame:navigation.home",
  SportBets: "frame:navigation.sports",
  LiveBets: "frame:navigation.live",
  Promotions: "frame:navigation.promotions",
  Coupons: "frame:navigation.coupons",
};

/** Sections have their own icon; one without an icon gets a star. */
const icons: Partial<Record<RealRouteName, IconName>> = {
  Home: "home",
  SportBets: "ball",
  LiveBets: "live",
  Coupons: "receipt",
};

/** A row of tabs within reach of the thumb; the slip is the last one. */
export default function NavigationTabs({ model }: VariantProps<NavigationModel>) {
  const t = useTranslate();
  const { currentRoute, entries, promotions, slip } = model;
  return (
    <nav className={css.bar} aria-label={t("frame:navigation.label")}>
      <ul className={classes(css.tabs, css.tabsOf[entries.length + (slip === null ? 0 : 1)])}>
        {entries.map((route) => (
          <li key={route} className={css.item}>
            <RouteLink to={route} className={css.tab} aria-current={currentRoute === route ? "page" : undefined}>
              <span className={css.mark}>
                <Icon name={icons[route] ?? "star"} size="lg" />
              </span>
              <span className={css.name}>{t(names[route] ?? `frame:route.${route}`)}</span>
              {route === "Promotions" && <span className={css.count}> {promotions}</span>}
            </RouteLink>
          </li>
        ))}
        {slip && (
          <li className={css.item}>
            <BareButton className={css.tab} aria-haspopup="dialog" aria-expanded={slip.isOpen} onClick={slip.open}>
              <span className={css.mark} data-filled={slip.count > 0 || undefined}>
                <Icon name="coupon" size="lg" />
              </span>
              <span className={css.name}>{t("frame:navigation.slip")}</span>
              {/* The space is for screen readers: "Bet slip 2". */}
              {slip.count > 0 && <span className={css.count}> {slip.count}</span>}
            </BareButton>
          </li>
        )}
      </ul>
    </nav>
  );
}
