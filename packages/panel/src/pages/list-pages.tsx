import { panelCalls } from "@livery/contract/panel";
import { buttonClass } from "@livery/ui";
import { useStaff } from "../core/panel.ts";
import { mayCall } from "../core/session.ts";
import { useTranslate } from "../core/messages.ts";
import { ListView } from "../list/list-view.tsx";
import { WaitingCounts, type WaitingRequests } from "../list/waiting-counts.tsx";
import { audit } from "../resources/audit.tsx";
import { bonuses, bonusRequests } from "../resources/bonuses.tsx";
import { coupons } from "../resources/coupons.tsx";
import { movements } from "../resources/movements.tsx";
import { payments } from "../resources/payments.tsx";
import { results } from "../resources/results.tsx";
import { users } from "../resources/users.tsx";
import { Guarded } from "../parts/guarded.tsx";
import { Link } from "../parts/link.tsx";
import { PageHeading } from "../parts/page-heading.tsx";

export function UsersPage() {
  const t = useTranslate();
  const staff = useStaff();
  const create = mayCall(staff, panelCalls.panelUserCreate) && (
    <Link to="/users/new" className={buttonClass({ variant: "primary", size: "sm" })}>
      {t("panel:create.title")}
    </Link>
  );
  return (
    <Guarded call={panelCalls.panelUsers}>
      <PageHeading title={t("panel:users.title")} aside={create} />
      <ListView definition={users} action={create} />
    </Guarded>
  );
}

export function CouponsPage() {
  const t = useTranslate();
  return (
    <Guarded call={panelCalls.panelCoupons}>
      <PageHeading title={t("panel:coupons.title")} />
      <ListView definition={coupons} />
    </Guarded>
  );
}

export function MovementsPage() {
  const t = useTranslate();
  return (
    <Guarded call={panelCalls.panelMovements}>
      <PageHeading title={t("panel:movements.title")} />
      <ListView definition={movements} />
    </Guarded>
  );
}

const waitingPayments: readonly WaitingRequests[] = [
  {
    of: payments,
    to: "/payments",
    search: { status: "pending", direction: "deposit" },
    message: "panel:payments.depositsWait",
  },
  {
    of: payments,
    to: "/payments",
    search: { status: "pending", direction: "withdraw" },
    message: "panel:payments.withdrawalsWait",
  },
];

export function PaymentsPage() {
  const t = useTranslate();
  return (
    <Guarded call={panelCalls.panelPayments}>
      <PageHeading title={t("panel:payments.title")} aside={<WaitingCounts requests={waitingPayments} />} />
      <ListView definition={payments} />
    </Guarded>
  );
}

export function BonusesPage() {
  const t = useTranslate();
  const staff = useStaff();
  const create = mayCall(staff, panelCalls.panelBonusCreate) && (
    <Link to="/bonuses/new" className={buttonClass({ variant: "primary", size: "sm" })}>
      {t("panel:bonuses.create")}
    </Link>
  );
  return (
    <Guarded call={panelCalls.panelBonuses}>
      <PageHeading title={t("panel:bonuses.title")} aside={create} />
      <ListView definition={bonuses} action={create} />
    </Guarded>
  );
}

const waitingBonusRequests: readonly WaitingRequests[] = [
  { of: bonusRequests, to: "/bonus-requests", search: { status: "waiting" }, message: "panel:bonusRequests.wait" },
];

export function BonusRequestsPage() {
  const t = useTranslate();
  return (
    <Guarded call={panelCalls.panelBonusRequests}>
      <PageHeading title={t("panel:bonusRequests.title")} aside={<WaitingCounts requests={waitingBonusRequests} />} />
      <ListView definition={bonusRequests} />
    </Guarded>
  );
}

export function ResultsPage() {
  const t = useTranslate();
  return (
    <Guarded call={panelCalls.panelResults}>
      <PageHeading title={t("panel:results.title")} />
      <ListView definition={results} />
    </Guarded>
  );
}

export function AuditPage() {
  const t = useTranslate();
  return (
    <Guarded call={panelCalls.panelAudit}>
      <PageHeading title={t("panel:audit.title")} />
      <ListView definition={audit} />
    </Guarded>
  );
}
