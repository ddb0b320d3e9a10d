import { panelCalls, type PanelUser } from "@livery/contract/panel";
import { Button, Tabs } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddress, useIdInPath } from "../../core/address.ts";
import { usePanel, useStaff } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { mayCall } from "../../core/session.ts";
import { useTranslate, type MessageKey } from "../../core/messages.ts";
import { ListView } from "../../list/list-view.tsx";
import { audit } from "../../resources/audit.tsx";
import { coupons } from "../../resources/coupons.tsx";
import { ActiveState } from "../../resources/figures.tsx";
import { movements } from "../../resources/movements.tsx";
import { CreditDialog } from "../../forms/credit-dialog.tsx";
import { QueryBoundary } from "../../parts/query-boundary.tsx";
import { Guarded } from "../../parts/guarded.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { WholePage } from "../../parts/whole-page.tsx";
import { DealerPath } from "../dealer-path.tsx";
import * as css from "../pages.css.ts";
import { UserLimits } from "./user-limits.tsx";
import { UserOverview } from "./user-overview.tsx";
import { UserPayments } from "./user-payments.tsx";
import { UserServices } from "./user-services.tsx";

type TabKey = "overview" | "services" | "limits" | "coupons" | "movements" | "payments" | "history";

const tabLabels: Readonly<Record<TabKey, MessageKey>> = {
  overview: "panel:user.overview",
  services: "panel:user.services",
  limits: "panel:user.limits",
  coupons: "panel:coupons.title",
  movements: "panel:movements.title",
  payments: "panel:payments.title",
  history: "panel:user.history",
};

export function UserPage() {
  const playerId = useIdInPath("playerId");
  return (
    <Guarded call={panelCalls.panelUser}>
      {playerId === null ? <WholePage kind="missing" /> : <Loaded key={playerId} playerId={playerId} />}
    </Guarded>
  );
}

function Loaded({ playerId }: { readonly playerId: number }) {
  const { client } = usePanel();
  const answer = useQuery(callQuery(client, "panelUser", { playerId }));
  return (
    <QueryBoundary answer={answer} title="panel:user.title">
      {(user) => <Whole user={user} />}
    </QueryBoundary>
  );
}

function Whole({ user }: { readonly user: PanelUser }) {
  const t = useTranslate();
  const staff = useStaff();
  const { search, setSearch } = useAddress();
  const [moving, setMoving] = useState<"send" | "take" | null>(null);
  const keys: readonly TabKey[] = [
    "overview",
    "services",
    "limits",
    ...(mayCall(staff, panelCalls.panelCoupons) ? (["coupons"] as const) : []),
    ...(mayCall(staff, panelCalls.panelMovements) ? (["movements"] as const) : []),
    "payments",
    ...(mayCall(staff, panelCalls.panelAudit) ? (["history"] as const) : []),
  ];
  const tab = keys.find((key) => key === search["tab"]) ?? "overview";
  const { playerId, may } = user;
  return (
    <>
      <PageHeading
        title={user.userName}
        above={<DealerPath path={user.path} />}
        beside={<ActiveState active={user.active} />}
        aside={
          may.includes("credit.user") && (
            <>
              <Button size="sm" variant="primary" onClick={() => setMoving("send")}>
                {t("panel:credit.send")}
              </Button>
              <Button size="sm" onClick={() => setMoving("take")}>
                {t("panel:credit.take")}
              </Button>
            </>
          )
        }
      />
      <Tabs
        className={css.tabs}
        label={t("panel:user.title")}
        tabs={keys.map((key) => ({ key, label: t(tabLabels[key]) }))}
        value={tab}
        // Removes the state of a tab's list too.
        onChange={(next) => setSearch(next === "overview" ? {} : { tab: next })}
      >
        {tab === "overview" && <UserOverview user={user} />}
        {tab === "services" && <UserServices user={user} />}
        {tab === "limits" && <UserLimits user={user} />}
        {tab === "coupons" && <ListView definition={coupons} fixed={{ playerId }} without={ownColumns} />}
        {tab === "movements" && <ListView definition={movements} fixed={{ playerId }} without={ownColumns} />}
        {tab === "payments" && <UserPayments user={user} list={mayCall(staff, panelCalls.panelPayments)} />}
        {tab === "history" && (
          <ListView definition={audit} fixed={{ targetKind: "user", targetId: playerId }} without={ownTarget} />
        )}
      </Tabs>
      {moving && (
        <CreditDialog
          direction={moving}
          target={{
            kind: "user",
            id: playerId,
            shown: { name: user.userName, balance: user.balance },
            currency: user.currency,
          }}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}

const ownColumns = ["user", "account", "dealer", "site", "dealerId", "playerId", "siteId"];
const ownTarget = ["target", "targetKind", "targetId"];
