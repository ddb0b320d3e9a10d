import type { PanelUser } from "@livery/contract/panel";
import { Money, Odds } from "@livery/ui";
import { useFormats, useTranslate } from "../../core/messages.ts";
import { When } from "../../resources/figures.tsx";
import { Facts, Section } from "../facts.tsx";
import { sections } from "../pages.css.ts";

/** The known facts of a user. The server masks values that the account may not see. */
export function UserOverview({ user }: { readonly user: PanelUser }) {
  const t = useTranslate();
  const formats = useFormats();
  const text = (value: string) => (value === "" ? t("panel:nothing") : <bdi>{value}</bdi>);
  const odds = (value: PanelUser["minOdds"]) => (value === null ? t("panel:nothing") : <Odds value={value} />);
  return (
    <div className={sections}>
      <Section title={t("panel:user.account")}>
        <Facts
          facts={[
            { name: t("panel:users.balance"), value: <Money amount={user.balance} currency={user.currency} /> },
            { name: t("panel:users.openCoupons"), value: <bdi>{formats.number(user.openCoupons)}</bdi> },
            { name: t("panel:users.site"), value: text(user.siteName) },
            { name: t("panel:user.language"), value: text(user.lang) },
            { name: t("panel:user.online"), value: t(user.online ? "panel:yes" : "panel:no") },
            { name: t("panel:users.created"), value: <When at={user.createdAt} /> },
            { name: t("panel:users.lastSeen"), value: <When at={user.lastSeenAt} /> },
          ]}
        />
      </Section>
      <Section title={t("panel:user.person")}>
        <Facts
          facts={[
            { name: t("panel:user.firstName"), value: text(user.firstName) },
            { name: t("panel:user.lastName"), value: text(user.lastName) },
            { name: t("panel:user.email"), value: text(user.email) },
            { name: t("panel:user.mobile"), value: text(user.mobile) },
          ]}
        />
      </Section>
      <Section title={t("panel:user.betting")}>
        <Facts
          facts={[
            {
              name: t("panel:user.stakeType"),
              value: t(user.stakeType === "line" ? "panel:user.perLine" : "panel:user.perCoupon"),
            },
            { name: t("panel:user.minOdds"), value: odds(user.minOdds) },
            { name: t("panel:user.maxOdds"), value: odds(user.maxOdds) },
            {
              name: t("panel:user.bonus"),
              value:
                user.bonus.percent === 0
                  ? t("panel:nothing")
                  : t("panel:user.bonusRule", {
                      percent: formats.percent(user.bonus.percent),
                      count: user.bonus.tipCount,
                      odds: formats.odds(user.bonus.odds),
                    }),
            },
          ]}
        />
      </Section>
    </div>
  );
}
