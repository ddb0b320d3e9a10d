import type { ResultImpact, ResultOutlook } from "@livery/contract/panel";
import { Banner, Skeleton } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { usePanel } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { type Translate, useTranslate } from "../../core/messages.ts";
import { Sum } from "../../forms/sum.tsx";
import { Problem } from "../../parts/problem.tsx";

interface About {
  readonly matchId: number;
  readonly marketId?: number | undefined;
}

/** The impact of a manual result, loaded when its dialog opens; undefined until it is loaded. */
export function useOutlook({ matchId, marketId }: About): {
  readonly outlook: ResultOutlook | undefined;
  readonly error: unknown;
  readonly retry: () => void;
} {
  const { client } = usePanel();
  const payload = { matchId, ...(marketId !== undefined && { marketId }) };
  const { data, error, refetch } = useQuery({ ...callQuery(client, "panelResultOutlook", payload), staleTime: 0 });
  return { outlook: data, error, retry: () => void refetch() };
}

/** The number of coupons and the amount of money, shown before anything happens. */
export function Outlook({ outlook, error, retry }: ReturnType<typeof useOutlook>) {
  const t = useTranslate();
  if (outlook === undefined)
    return error ? (
      <Problem error={error} onRetry={retry} compact />
    ) : (
      <div role="status" aria-busy aria-label={t("feedback:loading")}>
        <Skeleton shape="row" count={3} />
      </div>
    );
  return (
    <>
      <ImpactSum impact={outlook.impact} />
      {outlook.secondPerson && (
        <Banner tone="warning" title={t("panel:results.secondNeeded")}>
          {t("panel:results.secondNeededText")}
        </Banner>
      )}
    </>
  );
}

/** The affected coupons and amounts, line by line. */
export function ImpactSum({ impact }: { readonly impact: readonly ResultImpact[] }) {
  const t = useTranslate();
  if (impact.length === 0) return <p>{t("panel:results.noImpact")}</p>;
  return <Sum label={t("panel:results.impact")} lines={impact.flatMap((each) => linesOf(t, each))} />;
}

function linesOf(t: Translate, { currency, waiting, totalStake, maxReturn, settled, paid }: ResultImpact) {
  return [
    ...(waiting > 0
      ? [
          { label: t("panel:results.waitingStake", { count: waiting, currency }), amount: totalStake, currency },
          { label: t("panel:results.waitingReturn", { currency }), amount: maxReturn, currency },
        ]
      : []),
    ...(settled > 0
      ? [{ label: t("panel:results.settledPaid", { count: settled, currency }), amount: paid, currency }]
      : []),
  ];
}
