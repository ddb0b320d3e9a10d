import { movementKinds } from "@livery/contract";
import { Money } from "@livery/ui";
import { defineList } from "../list/define-list.ts";
import { useServerNames, type MessageKey } from "../core/messages.ts";
import { When } from "./figures.tsx";
import { currency, words } from "./file-specs.ts";
import { dealerReference, userReference } from "./references.ts";

/** Kinds of ledger transactions of a dealer's credit or a player's cash. */
const kinds = ["issue", "transfer", "card", ...movementKinds] as const;

/** Movements of an account: the account's own dealer credit, that of a dealer below, or a user's cash. */
export const movements = defineList({
  call: "panelMovements",
  title: "panel:movements.title",
  empty: { title: "panel:movements.emptyTitle", text: "panel:movements.emptyText" },
  sort: { by: "at", descending: true },
  rowKey: ({ transactionId, sequence }) => `${transactionId}.${sequence}`,
  columns: [
    {
      key: "at",
      file: ["at"],
      head: "panel:movements.at",
      sort: "at",
      fixed: true,
      cell: ({ at }) => <When at={at} />,
    },
    {
      key: "kind",
      file: [{ name: "kind", words: words(kinds, (kind) => `panel:kind.${kind}`) }],
      head: "panel:movements.kind",
      cell: ({ kind }) => <KindName kind={kind} />,
    },
    { key: "account", file: ["account"], head: "panel:movements.account", cell: ({ account }) => <bdi>{account}</bdi> },
    {
      key: "counterparty",
      file: ["counterparty", { name: "couponNumber", head: "panel:coupons.one" }],
      head: "panel:movements.counterparty",
      cell: ({ counterparty, couponNumber }) => <bdi>{counterparty === "" ? couponNumber : counterparty}</bdi>,
    },
    { key: "note", file: ["note"], head: "panel:movements.note", cell: ({ note }) => <bdi>{note}</bdi> },
    { key: "actor", file: ["actor"], head: "panel:movements.actor", cell: ({ actor }) => <bdi>{actor}</bdi> },
    {
      key: "amount",
      file: ["amount", currency],
      head: "panel:movements.amount",
      sort: "amount",
      figures: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} signed />,
    },
    {
      key: "balanceAfter",
      file: ["balanceAfter", currency],
      head: "panel:movements.balance",
      figures: true,
      cell: ({ balanceAfter, currency }) => <Money amount={balanceAfter} currency={currency} />,
    },
    {
      key: "transactionId",
      file: ["transactionId"],
      head: "panel:movements.transaction",
      figures: true,
      away: true,
      cell: ({ transactionId }) => <bdi>{transactionId}</bdi>,
    },
  ],
  filters: [
    {
      key: "kind",
      kind: "several",
      label: "panel:movements.kind",
      options: ({ t }) => kinds.map((kind) => ({ value: kind, label: t(`panel:kind.${kind}` satisfies MessageKey) })),
    },
    { key: "from", kind: "day", label: "panel:list.from" },
    { key: "to", kind: "day", label: "panel:list.to" },
    { key: "dealerId", kind: "reference", label: "panel:users.dealer", reference: dealerReference },
    { key: "playerId", kind: "reference", label: "panel:coupons.user", reference: userReference },
  ],
});

export function KindName({ kind }: { readonly kind: string }) {
  return useServerNames()("kind", kind);
}
