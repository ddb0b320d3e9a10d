import type { Action } from "@livery/contract";
import { panelCalls, type DealerDetail } from "@livery/contract/panel";
import { Badge, Button, buttonClass, Money, Skeleton } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePanel, useStaff } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { mayCall, mayDo } from "../../core/session.ts";
import { useFormats, useServerNames, useTranslate } from "../../core/messages.ts";
import { ActiveState, When } from "../../resources/figures.tsx";
import { CreditDialog } from "../../forms/credit-dialog.tsx";
import { Link } from "../../parts/link.tsx";
import { Problem } from "../../parts/problem.tsx";
import { DealerPath } from "../dealer-path.tsx";
import { Facts } from "../facts.tsx";
import { ExposureMeter } from "../limits/exposure-meter.tsx";
import { buttons } from "../pages.css.ts";
import * as css from "./dealers.css.ts";

/** Directions in which credit can move from the account's dealer to this one: up, down, aside. */
const sending: ReadonlySet<Action> = new Set<Action>(["credit.up", "credit.down", "credit.aside"]);

/** One dealer: position in the tree, credit, permissions and actions. */
export function DealerDetailPane({ dealerId }: { readonly dealerId: number }) {
  const t = useTranslate();
  const { client } = usePanel();
  const answer = useQuery(callQuery(client, "panelDealer", { dealerId }));
  if (answer.data) return <Detail dealer={answer.data} />;
  if (answer.error) return <Problem error={answer.error} onRetry={() => void answer.refetch()} compact />;
  return (
    <div role="status" aria-busy aria-label={t("feedback:loading")}>
      <Skeleton shape="text" width="half" />
      <Skeleton shape="row" count={5} />
    </div>
  );
}

function Detail({ dealer }: { readonly dealer: DealerDetail }) {
  const t = useTranslate();
  const formats = useFormats();
  const serverNames = useServerNames();
  const staff = useStaff();
  const [moving, setMoving] = useState<"send" | "take" | "up" | null>(null);
  const { dealerId, may, currency } = dealer;
  // The dealer above has no page: its credit is sent from the account's own.
  const up = dealerId === staff.dealerId && mayDo(staff, "credit.up") ? dealer.parentId : null;
  const quota = (used: number, most: number | null): string =>
    most === null
      ? formats.number(used)
      : t("panel:dealers.quota", { used: formats.number(used), most: formats.number(most) });
  const search = { dealerId: String(dealerId) };
  return (
    <>
      <DealerPath path={dealer.path} />
      <h2 className={css.detailTitle}>
        <bdi>{dealer.name}</bdi>
      </h2>
      <div className={buttons}>
        {may.some((action) => sending.has(action)) && (
          <Button size="sm" variant="primary" onClick={() => setMoving("send")}>
            {t("panel:credit.send")}
          </Button>
        )}
        {up !== null && (
          <Button size="sm" onClick={() => setMoving("up")}>
            {t("panel:credit.up")}
          </Button>
        )}
        {may.includes("credit.down") && (
          <Button size="sm" onClick={() => setMoving("take")}>
            {t("panel:credit.take")}
          </Button>
        )}
        <Link to={`/dealers/${dealerId}`} className={buttonClass({ size: "sm", variant: "quiet" })}>
          {t("panel:limits.title")}
        </Link>
        {mayCall(staff, panelCalls.panelUsers) && (
          <Link to="/users" search={search} className={buttonClass({ size: "sm", variant: "quiet" })}>
            {t("panel:users.title")}
          </Link>
        )}
        {mayCall(staff, panelCalls.panelCoupons) && (
          <Link to="/coupons" search={search} className={buttonClass({ size: "sm", variant: "quiet" })}>
            {t("panel:coupons.title")}
          </Link>
        )}
        {mayCall(staff, panelCalls.panelMovements) && (
          <Link to="/movements" search={search} className={buttonClass({ size: "sm", variant: "quiet" })}>
            {t("panel:movements.title")}
          </Link>
        )}
        {may.includes("user.create") && (
          <Link
            to="/users/new"
            search={{ dealer: String(dealerId) }}
            className={buttonClass({ size: "sm", variant: "quiet" })}
          >
            {t("panel:create.title")}
          </Link>
        )}
      </div>
      <Facts
        facts={[
          { name: t("panel:users.state"), value: <ActiveState active={dealer.active} /> },
          { name: t("panel:dealers.credit"), value: <Money amount={dealer.credit} currency={currency} /> },
          { name: t("panel:dealers.creditLine"), value: <Money amount={dealer.creditLine} currency={currency} /> },
          { name: t("panel:dealers.usersBelow"), value: <bdi>{quota(dealer.users, dealer.maxUsers)}</bdi> },
          { name: t("panel:dealers.dealersBelow"), value: <bdi>{quota(dealer.dealers, dealer.maxDealers)}</bdi> },
          {
            name: t("panel:limits.exposure"),
            value: <ExposureMeter exposure={dealer.exposure} limit={dealer.exposureLimit} currency={currency} />,
          },
          {
            name: t("panel:field.couponSale"),
            value: t(dealer.couponSale && dealer.above.couponSale ? "panel:on" : "panel:off"),
          },
          { name: t("panel:users.created"), value: <When at={dealer.createdAt} /> },
          {
            name: t("panel:dealers.flags"),
            value:
              dealer.flags.length === 0 ? (
                t("panel:nothing")
              ) : (
                <span className={css.flags}>
                  {dealer.flags.map((flag) => (
                    <Badge key={flag}>{serverNames("did", flag)}</Badge>
                  ))}
                </span>
              ),
          },
        ]}
      />
      {moving === "up" && up !== null && (
        <CreditDialog
          direction="send"
          target={{ kind: "dealer", id: up, shown: null, currency }}
          onClose={() => setMoving(null)}
        />
      )}
      {(moving === "send" || moving === "take") && (
        <CreditDialog
          direction={moving}
          target={{ kind: "dealer", id: dealerId, shown: { name: dealer.name, balance: dealer.credit }, currency }}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}
