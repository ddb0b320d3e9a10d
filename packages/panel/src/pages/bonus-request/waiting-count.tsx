import { chipClass } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useLookAgain } from "../../app/look-again.ts";
import { usePanel } from "../../app/panel.ts";
import { callQuery } from "../../app/queries.ts";
import { useWords } from "../../app/words.ts";
import { bonusRequestsEvery } from "../../areas/bonuses.tsx";
import { Link } from "../../shell/link.tsx";
import { counts } from "../payment/payment.css.ts";

/** How many requests wait: the way to them, read out when it changes. */
export function WaitingCount() {
  const t = useWords();
  const { client } = usePanel();
  const { data, refetch } = useQuery(
    callQuery(client, "panelBonusRequests", { filter: { status: ["waiting"] }, page: 1, pageSize: 1 }),
  );
  useLookAgain(refetch, bonusRequestsEvery);
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
