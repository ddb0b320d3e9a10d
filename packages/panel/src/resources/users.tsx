import { linkClass, Money } from "@livery/ui";
import { defineList } from "../list/define-list.ts";
import { useFormats } from "../core/messages.ts";
import { Link } from "../parts/link.tsx";
import { ActiveState, When } from "./figures.tsx";
import { currency, words } from "./file-specs.ts";
import { dealerReference } from "./references.ts";

/** Users that the account may see. */
export const users = defineList({
  call: "panelUsers",
  title: "panel:users.title",
  empty: { title: "panel:users.emptyTitle", text: "panel:users.emptyText" },
  sort: { by: "userName", descending: false },
  rowKey: ({ playerId }) => String(playerId),
  columns: [
    {
      key: "userName",
      file: ["user"],
      head: "panel:users.userName",
      sort: "userName",
      fixed: true,
      cell: ({ playerId, userName }) => (
        <Link to={`/users/${playerId}`} className={linkClass()}>
          <bdi>{userName}</bdi>
        </Link>
      ),
    },
    {
      key: "dealer",
      file: ["dealer"],
      head: "panel:users.dealer",
      sort: "dealerName",
      cell: ({ dealerName: name }) => <bdi>{name}</bdi>,
    },
    { key: "site", file: ["site"], head: "panel:users.site", cell: ({ siteName }) => <bdi>{siteName}</bdi> },
    {
      key: "active",
      file: [
        { name: "active", words: words(["true", "false"], (is) => (is === "true" ? "panel:active" : "panel:passive")) },
      ],
      head: "panel:users.state",
      cell: ({ active }) => <ActiveState active={active} />,
    },
    {
      key: "balance",
      file: ["balance", currency],
      head: "panel:users.balance",
      sort: "balance",
      figures: true,
      cell: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
    },
    {
      key: "openCoupons",
      file: ["openCoupons"],
      head: "panel:users.openCoupons",
      figures: true,
      cell: ({ openCoupons }) => <Count value={openCoupons} />,
    },
    {
      key: "lastSeenAt",
      file: ["lastSeenAt"],
      head: "panel:users.lastSeen",
      sort: "lastSeenAt",
      figures: true,
      cell: ({ lastSeenAt }) => <When at={lastSeenAt} />,
    },
    {
      key: "createdAt",
      file: ["createdAt"],
      head: "panel:users.created",
      sort: "createdAt",
      figures: true,
      away: true,
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
  ],
  filters: [
    { key: "search", kind: "search", label: "panel:users.search" },
    { key: "active", kind: "yesNo", label: "panel:users.activeOnly" },
    { key: "online", kind: "yesNo", label: "panel:users.onlineOnly" },
    {
      key: "siteId",
      kind: "one",
      label: "panel:users.site",
      options: ({ staff }) => staff.sites.map(({ siteId, name }) => ({ value: String(siteId), label: name })),
    },
    { key: "balanceFrom", kind: "amount", label: "panel:users.balanceFrom" },
    { key: "balanceTo", kind: "amount", label: "panel:users.balanceTo" },
    { key: "dealerId", kind: "reference", label: "panel:users.dealer", reference: dealerReference },
  ],
});

function Count({ value }: { readonly value: number }) {
  return <bdi>{useFormats().number(value)}</bdi>;
}
