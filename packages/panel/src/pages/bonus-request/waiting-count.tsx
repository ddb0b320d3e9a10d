import { chipClass } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useRefetchInterval } from "../../core/refetch-interval.ts";
import { usePanel } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { useTranslate } from "../../core/messages.ts";
import { bonusRequestsEvery } from "../../resources/bonuses.tsx";
import { Link } from "../../parts/link.tsx";
import { counts } from "../payment/payment.css.ts";

/** The number of waiting requests, as a link; announced when it changes. */
export function WaitingCount() {
  const t = useTranslate();
  const { client } = usePanel();
  const { data, refetch } = useQuery(
    callQuery(client, "panelBonusRequests", { filter: { status: ["waiting"] }, page: 1, pageSize: 1 }),
  );
  useRefetchInterval(refetch, bonusRequestsEvery);
  return (
    <nav className={counts} aria-label={t("panel:payments.waiting")} aria-live="polite">
      {data !== undefined && (
        <Link to="/bonus-requests" search={{ status: "waiting" }} className={chipClass()}>
          {t("panel:bonusRequests.wait", { count: data.total })}
        </Link>
      )}
    </nav>
  );
}
