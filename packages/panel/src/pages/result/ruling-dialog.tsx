import { CallError } from "@livery/contract";
import type { PanelMatchResult, ResultSaid } from "@livery/contract/panel";
import { type ReactNode, useState } from "react";
import { usePanel } from "../../app/panel.ts";
import { everythingChanged } from "../../app/queries.ts";
import { useSay } from "../../app/say.ts";
import { useWords } from "../../app/words.ts";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { ReasonField } from "../../forms/reason-field.tsx";
import { useDeed } from "../../forms/use-deed.ts";
import { Outlook, useOutlook } from "./impact.tsx";

export interface RulingDialogProps {
  readonly match: PanelMatchResult;
  readonly marketId?: number | undefined;
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly danger?: boolean;
  /** Why what was typed cannot be sent; null where it can. */
  readonly problem?: string | null;
  readonly reasonNeeded?: boolean;
  readonly send: (said: { readonly reason: string; readonly idempotencyKey: string }) => Promise<ResultSaid>;
  readonly onClose: () => void;
  /** What is typed; `asked` once it was to be sent. */
  readonly children?: (state: { readonly asked: boolean; readonly open: boolean }) => ReactNode;
}

/** Something said of a match: what it is about, why, and a confirmation. What was shown when it was opened is what it is said of. */
export function RulingDialog({
  match,
  marketId,
  title,
  text,
  submit,
  danger = false,
  problem = null,
  reasonNeeded = true,
  send,
  onClose,
  children,
}: RulingDialogProps) {
  const t = useWords();
  const { queries } = usePanel();
  const say = useSay();
  const deed = useDeed<ResultSaid>();
  const outlook = useOutlook({ matchId: match.matchId, marketId });
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const given = reason.trim();
  const short = given.length < 3 && (reasonNeeded || given !== "");
  const rule = async (): Promise<void> => {
    setAsked(true);
    if (problem !== null || short || outlook.outlook === undefined) return;
    const outcome = await deed.run((idempotencyKey) => send({ reason: given, idempotencyKey }));
    if (outcome?.kind === "refused" && outcome.error instanceof CallError && outcome.error.code === "version_conflict")
      everythingChanged(queries);
    if (outcome?.kind !== "done") return;
    const name = t("sport:versus", { home: match.home, away: match.away });
    say(
      "success",
      t(outcome.result.state === "waiting" ? "panel:results.asked" : "panel:results.done", { match: name }),
    );
    onClose();
  };
  const open = deed.phase === "open";
  return (
    <ActionDialog
      title={title}
      text={text}
      submit={submit}
      danger={danger}
      deed={deed}
      onSubmit={() => void rule()}
      onClose={onClose}
    >
      {children?.({ asked, open })}
      <Outlook {...outlook} />
      <ReasonField
        required={reasonNeeded}
        value={reason}
        disabled={!open}
        error={asked && short ? t("panel:form.reasonShort") : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
