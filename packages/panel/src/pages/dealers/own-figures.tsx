import { dayIn } from "@livery/contract";
import { panelCalls, type PanelKey, type PanelPayloadIn } from "@livery/contract/panel";
import { linkClass, Skeleton } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import type { Search } from "../../core/address.ts";
import { useFormats, useTranslate, type MessageKey } from "../../core/messages.ts";
import { usePanel, useStaff } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { useRefetchInterval } from "../../core/refetch-interval.ts";
import { mayCall } from "../../core/session.ts";
import { Link } from "../../parts/link.tsx";
import { paymentsEvery } from "../../resources/payments.tsx";
import { Facts, Section } from "../facts.tsx";

type Counted = PanelKey & ("panelBonusRequests" | "panelCoupons" | "panelPayments" | "panelResults");

/** A part of a list, whose length is a figure and which the figure leads to. */
interface Figure {
  readonly name: MessageKey;
  readonly to: string;
  readonly search: Search;
  readonly call: Counted;
  readonly filter: PanelPayloadIn<Counted>["filter"];
}

/** What the account's part of the house does today, and what waits for somebody. */
export function OwnFigures() {
  const t = useTranslate();
  const { now } = usePanel();
  const staff = useStaff();
  const today = dayIn(staff.timeZone, new Date(now()));
  const figures: readonly Figure[] = [
    {
      name: "panel:today.coupons",
      to: "/coupons",
      search: { from: today },
      call: "panelCoupons",
      filter: { from: today },
    },
    {
      name: "panel:today.open",
      to: "/coupons",
      search: { status: "open" },
      call: "panelCoupons",
      filter: { status: ["open"] },
    },
    {
      name: "panel:today.deposits",
      to: "/payments",
      search: { status: "pending", direction: "deposit" },
      call: "panelPayments",
      filter: { status: ["pending"], direction: "deposit" },
    },
    {
      name: "panel:today.withdrawals",
      to: "/payments",
      search: { status: "pending", direction: "withdraw" },
      call: "panelPayments",
      filter: { status: ["pending"], direction: "withdraw" },
    },
    {
      name: "panel:today.bonusRequests",
      to: "/bonus-requests",
      search: { status: "waiting" },
      call: "panelBonusRequests",
      filter: { status: ["waiting"] },
    },
    {
      name: "panel:today.results",
      to: "/results",
      search: { state: "awaiting" },
      call: "panelResults",
      filter: { state: ["awaiting"] },
    },
  ];
  const facts = figures
    .filter(({ call }) => mayCall(staff, panelCalls[call]))
    .map((figure) => ({ name: t(figure.name), value: <FigureLink figure={figure} /> }));
  return (
    <Section title={t("panel:today.title")}>
      <Facts facts={facts} />
    </Section>
  );
}

function FigureLink({ figure: { call, filter, name, search, to } }: { readonly figure: Figure }) {
  const t = useTranslate();
  const formats = useFormats();
  const { client } = usePanel();
  const { data, error, refetch } = useQuery(callQuery(client, call, { filter, page: 1, pageSize: 1 }));
  useRefetchInterval(refetch, paymentsEvery);
  if (data === undefined) return error === null ? <Skeleton shape="text" width="half" /> : "–";
  return (
    <Link to={to} search={search} className={linkClass()} aria-label={`${t(name)}: ${formats.number(data.total)}`}>
      {formats.number(data.total)}
    </Link>
  );
}
