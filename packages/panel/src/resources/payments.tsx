import { paymentDirections, paymentStatuses, type PaymentDirection, type PaymentStatus } from "@livery/contract";
import { panelCalls, type PaymentRow } from "@livery/contract/panel";
import { Badge, linkClass, Money } from "@livery/ui";
import type { Panel } from "../core/panel.ts";
import { callQuery } from "../core/queries.ts";
import { mayCall } from "../core/session.ts";
import { useTranslate } from "../core/messages.ts";
import { defineList } from "../list/define-list.ts";
import { Link } from "../parts/link.tsx";
import { dealerColumn, reasonColumn, resolvedByColumn, siteColumn, userColumn } from "./columns.tsx";
import { When } from "./figures.tsx";
import { currency, words, yesNo } from "./file-specs.ts";
import { dealerReference, userReference } from "./references.ts";

/** The refetch interval of requests in milliseconds, while the panel is attended: others decide them, players add new ones. */
export const paymentsEvery = 15_000;

/** The users' deposit and withdrawal requests and their outcomes. */
export const payments = defineList({
  call: "panelPayments",
  title: "panel:payments.title",
  empty: { title: "panel:payments.emptyTitle", text: "panel:payments.emptyText" },
  sort: { by: "requestedAt", descending: true },
  every: paymentsEvery,
  rowKey: ({ paymentId }) => String(paymentId),
  columns: [
    {
      key: "reference",
      file: ["reference"],
      head: "panel:payments.reference",
      fixed: true,
      cell: ({ paymentId, reference }) => (
        <Link to={`/payments/${paymentId}`} className={linkClass()}>
          <bdi>{reference}</bdi>
        </Link>
      ),
    },
    userColumn,
    {
      key: "direction",
      file: [{ name: "direction", words: words(paymentDirections, (direction) => `panel:kind.${direction}`) }],
      head: "panel:payments.direction",
      cell: ({ direction }) => <DirectionName direction={direction} />,
    },
    {
      key: "method",
      file: ["methodTitle"],
      head: "panel:payments.method",
      cell: ({ methodTitle }) => <bdi>{methodTitle}</bdi>,
    },
    {
      key: "amount",
      file: ["amount", currency],
      head: "panel:movements.amount",
      sort: "amount",
      figures: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: "status",
      file: [
        { name: "status", words: words(paymentStatuses, (status) => `panel:payments.statuses.${status}`) },
        { name: "awaitsSecondPerson", head: "panel:secondPerson.waits", words: yesNo },
      ],
      head: "panel:coupons.status",
      cell: (row) => <PaymentState row={row} />,
    },
    {
      key: "requestedAt",
      file: ["requestedAt"],
      head: "panel:payments.requested",
      sort: "requestedAt",
      figures: true,
      cell: ({ requestedAt }) => <When at={requestedAt} />,
    },
    {
      key: "resolvedAt",
      file: ["resolvedAt"],
      head: "panel:payments.resolved",
      figures: true,
      away: true,
      cell: ({ resolvedAt }) => <When at={resolvedAt} />,
    },
    resolvedByColumn,
    { ...reasonColumn, away: true },
    { ...dealerColumn, away: true },
    siteColumn,
  ],
  filters: [
    { key: "search", kind: "search", label: "panel:payments.search" },
    {
      key: "status",
      kind: "several",
      label: "panel:coupons.status",
      options: ({ t }) =>
        paymentStatuses.map((status) => ({ value: status, label: t(`panel:payments.statuses.${status}`) })),
    },
    { key: "awaitsSecondPerson", kind: "yesNo", label: "panel:secondPerson.waits" },
    {
      key: "direction",
      kind: "one",
      label: "panel:payments.direction",
      options: ({ t }) =>
        paymentDirections.map((direction) => ({ value: direction, label: t(`panel:kind.${direction}`) })),
    },
    {
      key: "methodId",
      kind: "one",
      label: "panel:payments.method",
      may: (staff) => mayCall(staff, panelCalls.panelPaymentMethods),
      load: {
        call: "panelPaymentMethods",
        options: async (panel) =>
          (await methodsOf(panel)).map(({ methodId, title, direction, currency }) => ({
            value: String(methodId),
            label: `${title} · ${panel.i18n.t(`panel:kind.${direction}`)} · ${currency}`,
          })),
      },
    },
    {
      key: "siteId",
      kind: "one",
      label: "panel:users.site",
      options: ({ staff }) => staff.sites.map(({ siteId, name }) => ({ value: String(siteId), label: name })),
    },
    { key: "amountFrom", kind: "amount", label: "panel:payments.amountFrom" },
    { key: "amountTo", kind: "amount", label: "panel:payments.amountTo" },
    { key: "from", kind: "day", label: "panel:list.from" },
    { key: "to", kind: "day", label: "panel:list.to" },
    { key: "dealerId", kind: "reference", label: "panel:users.dealer", reference: dealerReference },
    { key: "playerId", kind: "reference", label: "panel:coupons.user", reference: userReference },
  ],
});

async function methodsOf({ client, queries }: Panel) {
  return await queries.fetchQuery(callQuery(client, "panelPaymentMethods", {}));
}

/** Deposit or withdrawal. */
export function DirectionName({ direction }: { readonly direction: PaymentDirection }) {
  return useTranslate()(`panel:kind.${direction}`);
}

const tones = {
  pending: "warning",
  approved: "success",
  denied: "danger",
  cancelled: "neutral",
} as const satisfies Readonly<Record<PaymentStatus, string>>;

/** The status of a request, or that its approval waits for a second person. */
export function PaymentState({
  row: { status, awaitsSecondPerson },
}: {
  readonly row: Pick<PaymentRow, "status" | "awaitsSecondPerson">;
}) {
  const t = useTranslate();
  if (awaitsSecondPerson) return <Badge tone="info">{t("panel:secondPerson.waits")}</Badge>;
  return <Badge tone={tones[status]}>{t(`panel:payments.statuses.${status}`)}</Badge>;
}
