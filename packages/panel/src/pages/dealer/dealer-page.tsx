import { panelCalls, type DealerDetail } from "@livery/contract/panel";
import { buttonClass, Tabs } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useAddress, useIdInPath } from "../../core/address.ts";
import { usePanel, useStaff } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { mayCall } from "../../core/session.ts";
import { useTranslate, type MessageKey } from "../../core/messages.ts";
import { ListView } from "../../list/list-view.tsx";
import { audit } from "../../resources/audit.tsx";
import { ActiveState } from "../../resources/figures.tsx";
import { QueryBoundary } from "../../parts/query-boundary.tsx";
import { Guarded } from "../../parts/guarded.tsx";
import { Link } from "../../parts/link.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { WholePage } from "../../parts/whole-page.tsx";
import { DealerPath } from "../dealer-path.tsx";
import * as css from "../pages.css.ts";
import { DealerExposurePane } from "./dealer-exposure.tsx";
import { DealerLimitsPane } from "./dealer-limits.tsx";

type TabKey = "limits" | "exposure" | "history";

const tabLabels: Readonly<Record<TabKey, MessageKey>> = {
  limits: "panel:user.limits",
  exposure: "panel:limits.exposure",
  history: "panel:user.history",
};

/** The limits that a dealer sets for everyone below it, and how much of them is used. */
export function DealerPage() {
  const dealerId = useIdInPath("dealerId");
  return (
    <Guarded call={panelCalls.panelDealer}>
      {dealerId === null ? <WholePage kind="missing" /> : <Loaded key={dealerId} dealerId={dealerId} />}
    </Guarded>
  );
}

function Loaded({ dealerId }: { readonly dealerId: number }) {
  const { client } = usePanel();
  const answer = useQuery(callQuery(client, "panelDealer", { dealerId }));
  return (
    <QueryBoundary answer={answer} title="panel:target.dealer">
      {(dealer) => <Whole dealer={dealer} />}
    </QueryBoundary>
  );
}

function Whole({ dealer }: { readonly dealer: DealerDetail }) {
  const t = useTranslate();
  const staff = useStaff();
  const { search, setSearch } = useAddress();
  const { dealerId } = dealer;
  const keys: readonly TabKey[] = [
    "limits",
    ...(mayCall(staff, panelCalls.panelDealerExposure) ? (["exposure"] as const) : []),
    ...(mayCall(staff, panelCalls.panelAudit) ? (["history"] as const) : []),
  ];
  const tab = keys.find((key) => key === search["tab"]) ?? "limits";
  return (
    <>
      <PageHeading
        title={dealer.name}
        above={<DealerPath path={dealer.path.filter((each) => each.dealerId !== dealerId)} />}
        beside={<ActiveState active={dealer.active} />}
        aside={
          <Link
            to="/dealers"
            search={{ dealer: String(dealerId) }}
            className={buttonClass({ size: "sm", variant: "quiet" })}
          >
            {t("panel:limits.inTree")}
          </Link>
        }
      />
      <Tabs
        className={css.tabs}
        label={t("panel:limits.title")}
        tabs={keys.map((key) => ({ key, label: t(tabLabels[key]) }))}
        value={tab}
        // Removes the state of a tab's list too.
        onChange={(next) => setSearch(next === "limits" ? {} : { tab: next })}
      >
        {tab === "limits" && <DealerLimitsPane dealer={dealer} />}
        {tab === "exposure" && <DealerExposurePane dealer={dealer} />}
        {tab === "history" && (
          <ListView definition={audit} fixed={{ targetKind: "dealer", targetId: dealerId }} without={ownTarget} />
        )}
      </Tabs>
    </>
  );
}

const ownTarget = ["target", "targetKind", "targetId"];
