import type { PanelMatchResult, ResultRequest, ResultAnswer } from "@livery/contract/panel";
import { Banner, Button } from "@livery/ui";
import { useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { useNotify } from "../../core/notify.ts";
import { useTranslate } from "../../core/messages.ts";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { useIdempotentMutation } from "../../forms/use-idempotent-mutation.ts";
import { SecondPersonNote } from "../../parts/second-person-note.tsx";
import { useMarketNames } from "../coupon/market-names.ts";
import { ImpactSum } from "./impact.tsx";
import * as css from "./result.css.ts";

type Decision = "confirm" | "refuse";

/** A request that waits for a second person. Who is none cannot confirm it; the requesting account can withdraw it. */
export function RequestBanner({
  match,
  request,
  may,
}: {
  readonly match: PanelMatchResult;
  readonly request: ResultRequest;
  readonly may: boolean;
}) {
  const t = useTranslate();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const requestText = useRequestText(match, request);
  return (
    <Banner tone="warning" title={t("panel:results.request", { name: request.askedBy })}>
      <div className={css.request}>
        <p>
          <strong>
            <bdi>{requestText}</bdi>
          </strong>{" "}
          · <bdi>{request.reason}</bdi>
        </p>
        <ImpactSum impact={request.impact} />
        <SecondPersonNote request={request} />
        {may && (
          <span className={css.buttons}>
            {request.refusal === null && (
              <Button size="sm" variant="danger" onClick={() => setDeciding("confirm")}>
                {t("panel:results.confirm")}
              </Button>
            )}
            <Button size="sm" onClick={() => setDeciding("refuse")}>
              {t(request.own ? "panel:results.withdraw" : "panel:results.refuse")}
            </Button>
          </span>
        )}
      </div>
      {deciding && (
        <DecideDialog
          decision={deciding}
          requestText={requestText}
          request={request}
          match={match}
          onClose={() => setDeciding(null)}
        />
      )}
    </Banner>
  );
}

/** The content of the request: `Result: 2:1`, `Market by hand: Total goals 2.5`. */
function useRequestText(match: PanelMatchResult, { kind, score, marketId }: ResultRequest): string {
  const t = useTranslate();
  const names = useMarketNames();
  const market = match.markets.find((each) => each.marketId === marketId);
  const about =
    score ?? (market ? names.market({ ...market, outcomeName: "", home: match.home, away: match.away }) : null);
  return about === null ? t(`panel:results.kinds.${kind}`) : `${t(`panel:results.kinds.${kind}`)}: ${about}`;
}

function DecideDialog({
  decision,
  requestText,
  request,
  match,
  onClose,
}: {
  readonly decision: Decision;
  readonly requestText: string;
  readonly request: ResultRequest;
  readonly match: PanelMatchResult;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { client } = usePanel();
  const notify = useNotify();
  const mutation = useIdempotentMutation<ResultAnswer>();
  const confirming = decision === "confirm";
  const decide = async (): Promise<void> => {
    const { requestId } = request;
    const outcome = await mutation.run((idempotencyKey) =>
      client.call(confirming ? "panelResultConfirm" : "panelResultRefuse", { requestId }, { idempotencyKey }),
    );
    if (outcome?.kind !== "done") return;
    const name = t("sport:versus", { home: match.home, away: match.away });
    notify("success", t(confirming ? "panel:results.done" : "panel:results.refused", { match: name }));
    onClose();
  };
  const submit = confirming ? "panel:results.confirm" : request.own ? "panel:results.withdraw" : "panel:results.refuse";
  return (
    <ActionDialog
      title={requestText}
      text={t(confirming ? "panel:results.confirmText" : "panel:results.refuseText", { name: request.askedBy })}
      submit={t(submit)}
      danger={confirming}
      mutation={mutation}
      onSubmit={() => void decide()}
      onClose={onClose}
    >
      <ImpactSum impact={request.impact} />
    </ActionDialog>
  );
}
