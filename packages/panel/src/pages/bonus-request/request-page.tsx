import { panelCalls, type PanelBonusRequest } from "@livery/contract/panel";
import { Banner, Button, linkClass } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIdInPath } from "../../core/address.ts";
import { useRefetchInterval } from "../../core/refetch-interval.ts";
import { usePanel, useStaff } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { mayCall } from "../../core/session.ts";
import { useTranslate } from "../../core/messages.ts";
import { DataTable } from "../../list/data-table.tsx";
import type { ListColumn } from "../../list/define-list.ts";
import { bonusRequestsEvery, CategoryName, RequestState, BonusValue } from "../../resources/bonuses.tsx";
import { When } from "../../resources/figures.tsx";
import { QueryBoundary } from "../../parts/query-boundary.tsx";
import { Guarded } from "../../parts/guarded.tsx";
import { Link } from "../../parts/link.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { WholePage } from "../../parts/whole-page.tsx";
import { Facts, Section } from "../facts.tsx";
import { sections } from "../pages.css.ts";
import { columns, none } from "../payment/payment.css.ts";
import { BonusDecisionDialog, type BonusDecision } from "./decision-dialog.tsx";

export function BonusRequestPage() {
  const requestId = useIdInPath("requestId");
  return (
    <Guarded call={panelCalls.panelBonusRequest}>
      {requestId === null ? <WholePage kind="missing" /> : <Loaded key={requestId} requestId={requestId} />}
    </Guarded>
  );
}

function Loaded({ requestId }: { readonly requestId: number }) {
  const { client } = usePanel();
  const answer = useQuery(callQuery(client, "panelBonusRequest", { requestId }));
  // A decision is final.
  useRefetchInterval(answer.refetch, answer.data?.status === "waiting" ? bonusRequestsEvery : null);
  return (
    <QueryBoundary answer={answer} title="panel:bonusRequests.one">
      {(request) => <Whole request={request} />}
    </QueryBoundary>
  );
}

/** One request: the terms when it was made, its user, and earlier requests. */
function Whole({ request }: { readonly request: PanelBonusRequest }) {
  const t = useTranslate();
  const staff = useStaff();
  const [doing, setDoing] = useState<{ readonly decision: BonusDecision; readonly request: PanelBonusRequest } | null>(
    null,
  );
  const begin = (decision: BonusDecision): void => setDoing({ decision, request });
  const { bonusId, bonusTitle, playerId, resolvedAt } = request;
  return (
    <>
      <PageHeading
        title={bonusTitle}
        above={
          <Link to="/bonus-requests" className={linkClass()}>
            {t("panel:bonusRequests.title")}
          </Link>
        }
        beside={<RequestState status={request.status} />}
        aside={
          request.may.includes("offer.edit") && (
            <>
              <Button size="sm" variant="primary" onClick={() => begin("confirm")}>
                {t("panel:bonusRequests.confirm")}
              </Button>
              <Button size="sm" variant="danger" onClick={() => begin("deny")}>
                {t("panel:bonusRequests.deny")}
              </Button>
            </>
          )
        }
      />
      <div className={sections}>
        <PayoutNotice request={request} />
        <div className={columns}>
          <Section title={t("panel:bonusRequests.asAsked")}>
            <Facts
              facts={[
                {
                  name: t("panel:bonuses.one"),
                  value: mayCall(staff, panelCalls.panelBonus) ? (
                    <Link to={`/bonuses/${bonusId}`} className={linkClass()}>
                      <bdi>{bonusTitle}</bdi>
                    </Link>
                  ) : (
                    <bdi>{bonusTitle}</bdi>
                  ),
                },
                { name: t("panel:bonuses.category"), value: <CategoryName category={request.category} /> },
                { name: t("panel:bonuses.worth"), value: <BonusValue of={request} /> },
                { name: t("panel:bonuses.oneUse"), value: t(request.oneUse ? "panel:yes" : "panel:no") },
                { name: t("panel:payments.requested"), value: <When at={request.requestedAt} /> },
                ...(resolvedAt === null
                  ? []
                  : [
                      { name: t("panel:payments.resolved"), value: <When at={resolvedAt} /> },
                      { name: t("panel:movements.actor"), value: <bdi>{request.resolvedBy}</bdi> },
                      {
                        name: t("panel:form.reason"),
                        value: <bdi>{request.reason ?? t("panel:nothing")}</bdi>,
                      },
                    ]),
              ]}
            />
          </Section>
          <Section title={t("panel:coupons.user")}>
            <Facts
              facts={[
                {
                  name: t("panel:users.userName"),
                  value: (
                    <Link to={`/users/${playerId}`} className={linkClass()}>
                      <bdi>{request.userName}</bdi>
                    </Link>
                  ),
                },
                { name: t("panel:users.dealer"), value: <bdi>{request.dealerName}</bdi> },
                { name: t("panel:users.site"), value: <bdi>{request.siteName}</bdi> },
              ]}
            />
          </Section>
        </div>
        <Section title={t("panel:bonusRequests.earlier")}>
          {request.earlier.length === 0 ? (
            <p className={none}>{t("panel:bonusRequests.noEarlier")}</p>
          ) : (
            <DataTable
              caption={t("panel:bonusRequests.earlier")}
              columns={earlierColumns}
              rows={request.earlier}
              rowKey={({ requestId }) => String(requestId)}
            />
          )}
        </Section>
      </div>
      {doing && <BonusDecisionDialog {...doing} onClose={() => setDoing(null)} />}
    </>
  );
}

/** Who decides, where it is not the reader, and who pays what was approved (decision 017). */
function PayoutNotice({ request: { dealerName: dealer, may, status } }: { readonly request: PanelBonusRequest }) {
  const t = useTranslate();
  if (status === "confirmed") return <Banner tone="info">{t("panel:bonusRequests.whoPays", { dealer })}</Banner>;
  if (status === "waiting" && may.length === 0)
    return <Banner tone="info">{t("panel:bonusRequests.whoDecides", { dealer })}</Banner>;
  return null;
}

const earlierColumns: readonly ListColumn<PanelBonusRequest["earlier"][number]>[] = [
  {
    key: "requestedAt",
    head: "panel:payments.requested",
    fixed: true,
    cell: ({ requestedAt }) => <When at={requestedAt} />,
  },
  { key: "status", head: "panel:coupons.status", cell: ({ status }) => <RequestState status={status} /> },
  { key: "resolvedAt", head: "panel:payments.resolved", cell: ({ resolvedAt }) => <When at={resolvedAt} /> },
  { key: "reason", head: "panel:form.reason", cell: ({ reason }) => <bdi>{reason}</bdi> },
];
