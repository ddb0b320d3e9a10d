import type { PanelUser } from "@livery/contract/panel";
import { Banner, Money } from "@livery/ui";
import { useTranslate } from "../../core/messages.ts";
import { Facts } from "../facts.tsx";
import { ownerName } from "../limits/owner-name.ts";

/** What the dealers above a user impose on all bets: the remaining exposure, and whether coupons may be sold. */
export function UserNotices({ user: { binding, currency } }: { readonly user: PanelUser }) {
  const t = useTranslate();
  const { room, saleStoppedBy } = binding;
  const isFull = room?.amount === 0n;
  return (
    <>
      {isFull && (
        <Banner tone="warning" title={t("panel:limits.userNoRoom")}>
          {t("panel:limits.userNoRoomText", { dealer: ownerName(t, room.owner) })}
        </Banner>
      )}
      {saleStoppedBy && (
        <Banner title={t("panel:limits.userNoSale")}>
          {t("panel:limits.userNoSaleText", { dealer: ownerName(t, saleStoppedBy) })}
        </Banner>
      )}
      {room !== null && !isFull && (
        <Facts
          facts={[
            {
              name: t("panel:limits.userRoom", { dealer: ownerName(t, room.owner) }),
              value: <Money amount={room.amount} currency={currency} />,
            },
          ]}
        />
      )}
    </>
  );
}
