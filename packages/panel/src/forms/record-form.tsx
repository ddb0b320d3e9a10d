import { CallError } from "@livery/contract";
import { Banner, Button } from "@livery/ui";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useAfterChange } from "../app/after-change.ts";
import { useSay } from "../app/say.ts";
import { useErrorText, useWords } from "../app/words.ts";
import { ConfirmDialog, type Confirmation } from "./confirm-dialog.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { changedFields, type Snapshot, type Values } from "./record.ts";
import { RecordField, type FieldSpec } from "./record-field.tsx";
import { ReasonField } from "./reason-field.tsx";
import * as css from "./forms.css.ts";

interface RecordFormProps {
  /** Names the form. */
  readonly label: string;
  readonly groups: readonly { readonly title: string; readonly fields: readonly FieldSpec[] }[];
  readonly currency: string;
  /** The record as it was when the form was opened: what the house says later does not touch what is typed. */
  readonly opened: Snapshot;
  /** Sends the whole record; answers it as it is then. */
  readonly save: (values: Values, version: number, reason: string) => Promise<unknown>;
  /** The record as it is now. */
  readonly load: () => Promise<Snapshot>;
  /** Asks once more before it is sent, where others are bound by it. */
  readonly confirm?: (values: Values) => Confirmation;
  readonly onClose: () => void;
}

/** Changes a record that others may change too: nobody's change is overwritten unseen. */
export function RecordForm({ label, groups, currency, opened, save, load, confirm, onClose }: RecordFormProps) {
  const t = useWords();
  const id = useId();
  const errorText = useErrorText(currency);
  const say = useSay();
  const afterChange = useAfterChange();
  // The snapshot is taken once; `base` moves on when somebody else's change was looked at.
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<Snapshot | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const [asking, setAsking] = useState<Values | null>(null);
  const form = useForm<Record<string, Values[string]>>({ defaultValues: { ...opened.values } });
  const specs = groups.flatMap(({ fields }) => fields);

  const send = async (values: Values, version: number): Promise<void> => {
    setProblem(null);
    try {
      await save(values, version, reason.trim());
      setTheirs(null);
      afterChange();
      say("success", t("panel:form.saved"));
      onClose();
    } catch (error) {
      if (error instanceof CallError && error.code === "version_conflict") {
        try {
          setTheirs(await load());
        } catch (failure) {
          setProblem(errorText(failure));
        }
        return;
      }
      setTheirs(null);
      const path = error instanceof CallError ? error.path : undefined;
      const field = path === undefined ? undefined : specs.find((spec) => spec.path === path);
      if (field) form.setError(field.name, { type: "house", message: errorText(error) }, { shouldFocus: true });
      else setProblem(errorText(error));
    }
  };
  const submit = form.handleSubmit(async (values) => {
    if (changedFields(base.values, values).length === 0) setProblem(t("panel:form.nothingChanged"));
    else if (confirm) setAsking(values);
    else await send(values, base.version);
  });
  return (
    <form id={id} className={css.record} aria-label={label} onSubmit={(event) => void submit(event)} noValidate>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      {groups.map(({ title, fields }) => (
        <fieldset key={title} className={css.group}>
          <legend className={css.groupTitle}>{title}</legend>
          <div className={css.fields}>
            {fields.map((spec) => (
              <RecordField key={spec.name} spec={spec} currency={currency} control={form.control} />
            ))}
          </div>
        </fieldset>
      ))}
      <ReasonField
        hint={t("panel:form.reasonHint")}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          {t("panel:form.save")}
        </Button>
        <Button onClick={onClose}>{t("panel:form.cancel")}</Button>
      </div>
      {confirm && asking && (
        <ConfirmDialog
          confirmation={confirm(asking)}
          onClose={() => setAsking(null)}
          onConfirm={async () => {
            await send(asking, base.version);
            setAsking(null);
          }}
        />
      )}
      {theirs && (
        <ConflictDialog
          specs={specs}
          currency={currency}
          base={base.values}
          mine={form.getValues()}
          theirs={theirs.values}
          onClose={() => setTheirs(null)}
          onDecide={async (values) => {
            setBase(theirs);
            form.reset(values);
            await send(values, theirs.version);
          }}
        />
      )}
    </form>
  );
}
