import type { PaymentFieldType } from "@livery/contract";
import { panelCalls, type PanelPayment, type PaymentEvent } from "@livery/contract/panel";
import { Banner, Button, linkClass, Money } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIdInPath } from "../../core/address.ts";
import { useRefetchInterval } from "../../core/refetch-interval.ts";
import { usePanel } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { useDayFormat, useFormats, useTranslate } from "../../core/messages.ts";
import { DataTable } from "../../list/data-table.tsx";
import type { ListColumn } from "../../list/define-list.ts";
import { When } from "../../resources/figures.tsx";
import { DirectionName, PaymentState, paymentsEvery } from "../../resources/payments.tsx";
import { QueryBoundary } from "../../parts/query-boundary.tsx";
import { Guarded } from "../../parts/guarded.tsx";
import { Link } from "../../parts/link.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { WholePage } from "../../parts/whole-page.tsx";
import { Facts, Section } from "../facts.tsx";
import { sections } from "../pages.css.ts";
import { ApprovalBanner } from "./approval-banner.tsx";
import { type PaymentDecision, DecisionDialog } from "./decision-dialog.tsx";
import * as css from "./payment.css.ts";

export function PaymentPage() {
  const paymentId = useIdInPath("paymentId");
  return (
    <Guarded call={panelCalls.panelPayment}>
      {paymentId === null ? <WholePage kind="missing" /> : <Loaded key={paymentId} paymentId={paymentId} />}
    </Guarded>
  );
}

function Loaded({ paymentId }: { readonly paymentId: number }) {
  const { client } = usePanel();
  const answer = useQuery(callQuery(client, "panelPayment", { paymentId }));
  // A decision is final.
  useRefetchInterval(answer.refetch, answer.data?.status === "pending" ? paymentsEvery : null);
  return (
    <QueryBoundary answer={answer} title="panel:payments.one">
      {(payment) => <Whole payment={payment} />}
    </QueryBoundary>
  );
}

/** The open action, with the request as it was shown when its dialog was opened. */
interface Doing {
  readonly decision: PaymentDecision;
  readonly payment: PanelPayment;
}

function Whole({ payment }: { readonly payment: PanelPayment }) {
  const t = useTranslate();
  const formats = useFormats();
  const showDay = useDayFormat();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { approval, currency, owed } = payment;
  const begin = (decision: PaymentDecision): void => setDoing({ decision, payment });
  const may = payment.may.includes("payment.approve");
  // Days in the page's format; an IBAN in groups of four, as on a statement.
  const written = (type: PaymentFieldType, value: string): string => {
    if (type === "date" && dayForm.test(value)) return showDay(value);
    return type === "iban" ? value.replaceAll(/(.{4})(?=.)/gu, "$1 ") : value;
  };
  const money = (amount: bigint) => <Money amount={amount} currency={currency} />;
  return (
    <>
      <PageHeading
        title={payment.reference}
        above={
          <Link to="/payments" className={linkClass()}>
            {t("panel:payments.title")}
          </Link>
        }
        beside={<PaymentState row={payment} />}
        aside={
          may && (
            <>
              {approval === null && (
                <Button size="sm" variant="primary" onClick={() => begin("approve")}>
                  {t("panel:payments.approve")}
                </Button>
              )}
              <Button size="sm" variant="danger" onClick={() => begin("deny")}>
                {t("panel:payments.deny")}
              </Button>
            </>
          )
        }
      />
      <div className={sections}>
        <p className={css.sum}>
          <span className={css.amount}>{money(payment.amount)}</span>
          <span>
            <DirectionName direction={payment.direction} /> ·{" "}
            <bdi>
              {payment.categoryTitle !== payment.methodTitle && `${payment.categoryTitle}: `}
              {payment.methodTitle}
            </bdi>
          </span>
        </p>
        {approval && <ApprovalBanner payment={payment} approval={approval} onDecide={begin} />}
        {payment.direction === "withdraw" && payment.status === "pending" && owed > 0n && (
          <Banner tone="warning" title={t("panel:payments.owes", { amount: formats.money(owed, currency) })}>
            {t("panel:payments.owesText")}
          </Banner>
        )}
        <div className={css.columns}>
          <Section title={t("panel:payments.filled")}>
            {payment.values.length === 0 ? (
              <p className={css.none}>{t("panel:payments.nothingFilled")}</p>
            ) : (
              <Facts
                facts={payment.values.map(({ label, type, value }) => ({
                  name: label,
                  value: <bdi>{written(type, value)}</bdi>,
                }))}
              />
            )}
          </Section>
          <Section title={t("panel:coupons.user")}>
            <Facts
              facts={[
                {
                  name: t("panel:users.userName"),
                  value: (
                    <Link to={`/users/${payment.playerId}`} className={linkClass()}>
                      <bdi>{payment.userName}</bdi>
                    </Link>
                  ),
                },
                { name: t("panel:users.dealer"), value: <bdi>{payment.dealerName}</bdi> },
                { name: t("panel:users.site"), value: <bdi>{payment.siteName}</bdi> },
                { name: t("panel:users.balance"), value: money(payment.balance) },
                { name: t("panel:payments.heldNow"), value: money(payment.held) },
                ...(owed > 0n ? [{ name: t("panel:payments.owedNow"), value: money(owed) }] : []),
              ]}
            />
          </Section>
          {payment.accountLines.length > 0 && (
            <Section title={t("panel:payments.account")}>
              <Facts
                facts={payment.accountLines.map(({ label, value }) => ({ name: label, value: <bdi>{value}</bdi> }))}
              />
            </Section>
          )}
        </div>
        <Section title={t("panel:payments.history")}>
          <DataTable
            caption={t("panel:payments.history")}
            columns={factColumns}
            rows={payment.history}
            rowKey={({ at, kind }) => `${at} ${kind}`}
          />
        </Section>
      </div>
      {doing && <DecisionDialog {...doing} onClose={() => setDoing(null)} />}
    </>
  );
}

const dayForm = /^\d{4}-\d\d-\d\d$/;

const factColumns: readonly ListColumn<PaymentEvent>[] = [
  { key: "at", head: "panel:movements.at", fixed: true, cell: ({ at }) => <When at={at} /> },
  { key: "what", head: "panel:movements.kind", cell: ({ kind }) => <FactName kind={kind} /> },
  { key: "actor", head: "panel:movements.actor", cell: ({ actor }) => <bdi>{actor}</bdi> },
  { key: "reason", head: "panel:form.reason", cell: ({ reason }) => <bdi>{reason}</bdi> },
];

function FactName({ kind }: { readonly kind: PaymentEvent["kind"] }) {
  return useTranslate()(`panel:payments.facts.${kind}`);
}
