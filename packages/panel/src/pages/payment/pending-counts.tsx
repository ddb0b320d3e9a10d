import { paymentDirections, type PaymentDirection } from "@livery/contract";
import { chipClass } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useRefetchInterval } from "../../core/refetch-interval.ts";
import { usePanel } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { useTranslate } from "../../core/messages.ts";
import { paymentsEvery } from "../../resources/payments.tsx";
import { Link } from "../../parts/link.tsx";
import * as css from "./payment.css.ts";

/** The number of waiting requests per direction, as links; announced when it changes. */
export function PendingCounts() {
  const t = useTranslate();
  return (
    <nav className={css.counts} aria-label={t("panel:payments.waiting")} aria-live="polite">
      {paymentDirections.map((direction) => (
        <PendingCount key={direction} direction={direction} />
      ))}
    </nav>
  );
}

function PendingCount({ direction }: { readonly direction: PaymentDirection }) {
  const t = useTranslate();
  const { client } = usePanel();
  const { data, refetch } = useQuery(
    callQuery(client, "panelPayments", { filter: { status: ["pending"], direction }, page: 1, pageSize: 1 }),
  );
  useRefetchInterval(refetch, paymentsEvery);
  if (data === undefined) return null;
  const message = direction === "deposit" ? "panel:payments.depositsWait" : "panel:payments.withdrawalsWait";
  return (
    <Link to="/payments" search={{ status: "pending", direction }} className={chipClass()}>
      {t(message, { count: data.total })}
    </Link>
  );
}
