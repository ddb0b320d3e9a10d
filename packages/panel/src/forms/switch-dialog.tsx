import { CallError } from "@livery/contract";
import { type ReactNode, useState } from "react";
import { usePanel } from "../app/panel.ts";
import { everythingChanged } from "../app/queries.ts";
import { useSay } from "../app/say.ts";
import { useWords } from "../app/words.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useDeed } from "./use-deed.ts";

export interface SwitchDialogProps {
  /** The deed in words: its heading, and its button. */
  readonly title: string;
  readonly text: string;
  /** What is said once it is done. */
  readonly done: string;
  readonly danger: boolean;
  /** Turns it; `reason` is there where one was given. */
  readonly turn: (given: { readonly reason?: string }) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Turns something of a record on or off, after a question, with a reason for the log where there is one. */
export function SwitchDialog({ title, text, done, danger, turn, onClose, children }: SwitchDialogProps) {
  const t = useWords();
  const { queries } = usePanel();
  const say = useSay();
  const deed = useDeed<unknown>();
  const [reason, setReason] = useState("");
  const given = reason.trim();
  const short = given !== "" && given.length < 3;
  const submit = async (): Promise<void> => {
    if (short) return;
    const outcome = await deed.run(() => turn(given === "" ? {} : { reason: given }));
    // What somebody else changed is behind the dialog when it is closed.
    if (outcome?.kind === "refused" && outcome.error instanceof CallError && outcome.error.code === "version_conflict")
      everythingChanged(queries);
    if (outcome?.kind !== "done") return;
    say("success", done);
    onClose();
  };
  return (
    <ActionDialog
      title={title}
      text={text}
      submit={title}
      danger={danger}
      deed={deed}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {children}
      <ReasonField
        hint={t("panel:form.reasonHint")}
        value={reason}
        error={short ? t("panel:form.reasonShort") : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
