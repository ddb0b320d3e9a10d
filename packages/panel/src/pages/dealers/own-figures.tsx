import { panelCalls } from "@livery/contract/panel";
import { linkClass, Skeleton } from "@livery/ui";
import type { Search } from "../../core/address.ts";
import { useFormats, useTranslate, type MessageKey } from "../../core/messages.ts";
import { useStaff, useToday } from "../../core/panel.ts";
import { mayCall } from "../../core/session.ts";
import type { ListDefinition } from "../../list/define-list.ts";
import { useListCount } from "../../list/use-list-count.ts";
import { Link } from "../../parts/link.tsx";
import { bonusRequests } from "../../resources/bonuses.tsx";
import { coupons } from "../../resources/coupons.tsx";
import { payments } from "../../resources/payments.tsx";
import { results } from "../../resources/results.tsx";
import { Facts, Section } from "../facts.tsx";

/** A part of a list, whose length is a figure and which the figure leads to. */
interface Figure {
  readonly name: MessageKey;
  readonly of: ListDefinition;
  readonly to: string;
  /** The filters in the address of the list. */
  readonly search: Search;
}

/** What the account's part of the house does today, and what waits for somebody. */
export function OwnFigures() {
  const t = useTranslate();
  const staff = useStaff();
  const today = useToday();
  const figures: readonly Figure[] = [
    { name: "panel:today.coupons", of: coupons, to: "/coupons", search: { from: today() } },
    { name: "panel:today.open", of: coupons, to: "/coupons", search: { status: "open" } },
    {
      name: "panel:today.deposits",
      of: payments,
      to: "/payments",
      search: { status: "pending", direction: "deposit" },
    },
    {
      name: "panel:today.withdrawals",
      of: payments,
      to: "/payments",
      search: { status: "pending", direction: "withdraw" },
    },
    { name: "panel:today.bonusRequests", of: bonusRequests, to: "/bonus-requests", search: { status: "waiting" } },
    { name: "panel:today.results", of: results, to: "/results", search: { state: "awaiting" } },
  ];
  const facts = figures
    .filter(({ of }) => mayCall(staff, panelCalls[of.call]))
    .map((figure) => ({ name: t(figure.name), value: <FigureLink figure={figure} /> }));
  return (
    <Section title={t("panel:today.title")}>
      <Facts facts={facts} />
    </Section>
  );
}

function FigureLink({ figure: { name, of, search, to } }: { readonly figure: Figure }) {
  const t = useTranslate();
  const formats = useFormats();
  const { count, error } = useListCount(of, search);
  if (count === undefined) return error === null ? <Skeleton shape="text" width="half" /> : "–";
  return (
    <Link to={to} search={search} className={linkClass()} aria-label={`${t(name)}: ${formats.number(count)}`}>
      {formats.number(count)}
    </Link>
  );
}
