import { couponStatuses, type CouponStatus } from "@livery/contract";
import { linkClass, Money } from "@livery/ui";
import { defineList } from "../list/define-list.ts";
import { mayDo } from "../core/session.ts";
import { useTranslate } from "../core/messages.ts";
import { Link } from "../parts/link.tsx";
import { dealerColumn, siteColumn, userColumn } from "./columns.tsx";
import { CouponState, When } from "./figures.tsx";
import { currency, words } from "./file-specs.ts";
import { dealerReference, userReference } from "./references.ts";

/** Whether a coupon can still be cancelled: it is within its window (D18). */
export function inWindow(
  { status, cancellableUntil }: { readonly status: CouponStatus; readonly cancellableUntil: string | null },
  now: number,
): boolean {
  return status === "open" && cancellableUntil !== null && Date.parse(cancellableUntil) > now;
}

const couponKinds = ["single", "accumulator", "ways", "system"] as const;

/** Coupons of the users that the account may see. */
export const coupons = defineList({
  call: "panelCoupons",
  title: "panel:coupons.title",
  empty: { title: "panel:coupons.emptyTitle", text: "panel:coupons.emptyText" },
  sort: { by: "placedAt", descending: true },
  rowKey: ({ couponId }) => String(couponId),
  columns: [
    {
      key: "number",
      file: ["couponNumber"],
      head: "panel:coupons.number",
      fixed: true,
      cell: ({ couponId, couponNumber }) => (
        <Link to={`/coupons/${couponId}`} className={linkClass()}>
          <bdi>{couponNumber}</bdi>
        </Link>
      ),
    },
    {
      key: "placedAt",
      file: ["placedAt"],
      head: "panel:coupons.placed",
      sort: "placedAt",
      figures: true,
      cell: ({ placedAt }) => <When at={placedAt} />,
    },
    userColumn,
    dealerColumn,
    {
      key: "status",
      file: [{ name: "status", words: words(couponStatuses, (status) => `coupon:status.${status}`) }],
      head: "panel:coupons.status",
      cell: ({ status }) => <CouponState status={status} />,
    },
    {
      key: "kind",
      file: [
        { name: "kind", words: words(couponKinds, (kind) => `coupon:kind.${kind}`) },
        { name: "legCount", head: "coupon:legs" },
      ],
      head: "coupon:kindLabel",
      cell: ({ kind, legCount }) => <Kind kind={kind} legs={legCount} />,
    },
    {
      key: "stake",
      file: ["stake", currency],
      head: "coupon:stake",
      sort: "stake",
      figures: true,
      cell: ({ totalStake, currency }) => <Money amount={totalStake} currency={currency} />,
    },
    {
      key: "maxReturn",
      file: ["maxReturn", currency],
      head: "coupon:maxReturn",
      sort: "maxReturn",
      figures: true,
      cell: ({ maxReturn, currency }) => <Money amount={maxReturn} currency={currency} />,
    },
    {
      key: "payout",
      file: ["payout", currency],
      head: "coupon:payout",
      figures: true,
      cell: ({ payout, currency }) => payout !== null && <Money amount={payout} currency={currency} />,
    },
    siteColumn,
    {
      key: "settledAt",
      file: ["settledAt"],
      head: "panel:coupons.settled",
      figures: true,
      away: true,
      cell: ({ settledAt }) => <When at={settledAt} />,
    },
  ],
  filters: [
    { key: "search", kind: "search", label: "panel:coupons.search" },
    {
      key: "status",
      kind: "several",
      label: "panel:coupons.status",
      options: ({ t }) => couponStatuses.map((status) => ({ value: status, label: t(`coupon:status.${status}`) })),
    },
    {
      key: "kind",
      kind: "one",
      label: "coupon:kindLabel",
      options: ({ t }) =>
        couponKinds.map((kind) => ({
          value: kind,
          label: t(`coupon:kind.${kind}`),
        })),
    },
    {
      key: "phase",
      kind: "one",
      label: "panel:coupons.phase",
      options: ({ t }) =>
        (["prematch", "live", "mixed"] as const).map((phase) => ({ value: phase, label: t(`panel:phase.${phase}`) })),
    },
    {
      key: "siteId",
      kind: "one",
      label: "panel:users.site",
      options: ({ staff }) => staff.sites.map(({ siteId, name }) => ({ value: String(siteId), label: name })),
    },
    { key: "from", kind: "day", label: "panel:list.from" },
    { key: "to", kind: "day", label: "panel:list.to" },
    { key: "dealerId", kind: "reference", label: "panel:users.dealer", reference: dealerReference },
    { key: "playerId", kind: "reference", label: "panel:coupons.user", reference: userReference },
  ],
  bulk: {
    title: "panel:cancel.title",
    text: "panel:cancel.bulkText",
    submit: "panel:cancel.bulkSubmit",
    may: (staff) => mayDo(staff, "coupon.cancel"),
    fits: inWindow,
    name: ({ couponNumber, userName: name }) => `${couponNumber} · ${name}`,
    run: async ({ client }, { couponId }, reason, key) => {
      await client.call("panelCouponCancel", { couponId, reason }, { idempotencyKey: key });
    },
  },
});

function Kind({ kind, legs }: { readonly kind: (typeof couponKinds)[number]; readonly legs: number }) {
  const t = useTranslate();
  return (
    <span>
      {t(`coupon:kind.${kind}`)}
      {legs > 1 && ` · ${t("coupon:legCount", { count: legs })}`}
    </span>
  );
}
