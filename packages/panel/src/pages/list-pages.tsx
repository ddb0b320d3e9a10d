import { panelCalls } from "@livery/contract/panel";
import { buttonClass } from "@livery/ui";
import { useStaff } from "../app/panel.ts";
import { mayCall } from "../app/session.ts";
import { useWords } from "../app/words.ts";
import { ListView } from "../area/list-view.tsx";
import { audit } from "../areas/audit.tsx";
import { bonuses, bonusRequests } from "../areas/bonuses.tsx";
import { coupons } from "../areas/coupons.tsx";
import { movements } from "../areas/movements.tsx";
import { payments } from "../areas/payments.tsx";
import { results } from "../areas/results.tsx";
import { users } from "../areas/users.tsx";
import { Guarded } from "../shell/guarded.tsx";
import { Link } from "../shell/link.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { WaitingCount } from "./bonus-request/waiting-count.tsx";
import { PendingCounts } from "./payment/pending-counts.tsx";

export function UsersPage() {
  const t = useWords();
  const staff = useStaff();
  const create = mayCall(staff, panelCalls.panelUserCreate) && (
    <Link to="/users/new" className={buttonClass({ variant: "primary", size: "sm" })}>
      {t("panel:create.title")}
    </Link>
  );
  return (
    <Guarded call={panelCalls.panelUsers}>
      <PageHeading title={t("panel:users.title")} aside={create} />
      <ListView area={users} action={create} />
    </Guarded>
  );
}

export function CouponsPage() {
  const t = useWords();
  return (
    <Guarded call={panelCalls.panelCoupons}>
      <PageHeading title={t("panel:coupons.title")} />
      <ListView area={coupons} />
    </Guarded>
  );
}

export function MovementsPage() {
  const t = useWords();
  return (
    <Guarded call={panelCalls.panelMovements}>
      <PageHeading title={t("panel:movements.title")} />
      <ListView area={movements} />
    </Guarded>
  );
}

export function PaymentsPage() {
  const t = useWords();
  return (
    <Guarded call={panelCalls.panelPayments}>
      <PageHeading title={t("panel:payments.title")} aside={<PendingCounts />} />
      <ListView area={payments} />
    </Guarded>
  );
}

export function BonusesPage() {
  const t = useWords();
  const staff = useStaff();
  const create = mayCall(staff, panelCalls.panelBonusCreate) && (
    <Link to="/bonuses/new" className={buttonClass({ variant: "primary", size: "sm" })}>
      {t("panel:bonuses.create")}
    </Link>
  );
  return (
    <Guarded call={panelCalls.panelBonuses}>
      <PageHeading title={t("panel:bonuses.title")} aside={create} />
      <ListView area={bonuses} action={create} />
    </Guarded>
  );
}

export function BonusRequestsPage() {
  const t = useWords();
  return (
    <Guarded call={panelCalls.panelBonusRequests}>
      <PageHeading title={t("panel:bonusRequests.title")} aside={<WaitingCount />} />
      <ListView area={bonusRequests} />
    </Guarded>
  );
}

export function ResultsPage() {
  const t = useWords();
  return (
    <Guarded call={panelCalls.panelResults}>
      <PageHeading title={t("panel:results.title")} />
      <ListView area={results} />
    </Guarded>
  );
}

export function AuditPage() {
  const t = useWords();
  return (
    <Guarded call={panelCalls.panelAudit}>
      <PageHeading title={t("panel:audit.title")} />
      <ListView area={audit} />
    </Guarded>
  );
}
