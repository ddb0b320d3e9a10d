import { CallError } from "@livery/contract";
import { Banner, Button } from "@livery/ui";
import { type ReactNode, useEffect, useId, useState } from "react";
import { type Control, useForm, useWatch } from "react-hook-form";
import { useAfterChange } from "../core/after-change.ts";
import { useNotify } from "../core/notify.ts";
import { useErrorText, useTranslate } from "../core/messages.ts";
import { ConfirmDialog, type Confirmation } from "./confirm-dialog.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { changedFields, type Snapshot, type Values } from "./record.ts";
import { RecordField, type FieldSpec } from "./record-field.tsx";
import { ReasonField } from "./reason-field.tsx";
import * as css from "./forms.css.ts";

interface RecordFormProps {
  /** Accessible name of the form. */
  readonly label: string;
  readonly groups: readonly { readonly title: string; readonly fields: readonly FieldSpec[] }[];
  readonly currency: string;
  /** The record as it was when the form was opened: later answers of the server do not change typed values. */
  readonly opened: Snapshot;
  /** Sends the whole record; returns it as it is then. */
  readonly save: (values: Values, version: number, reason: string) => Promise<unknown>;
  /** Loads the record as it is now; left out for a record that does not exist yet. */
  readonly load?: () => Promise<Snapshot>;
  /** Validates the record as a whole; returns the field and its problem. */
  readonly check?: (values: Values) => { readonly name: string; readonly message: string } | null;
  /** False if the change stores no reason. */
  readonly reasoned?: boolean;
  /** Renders a choice above the groups, by the typed values. */
  readonly renderAbove?: (values: Values) => ReactNode;
  /** Renders the effect of the typed values beside the form. */
  readonly renderBeside?: (values: Values) => ReactNode;
  /** Requests a confirmation before sending, if the change binds others. */
  readonly confirm?: (values: Values) => Confirmation;
  readonly onClose: () => void;
}

/** Edits a record that others can edit too: no other change is overwritten unseen. */
export function RecordForm({
  label,
  groups,
  currency,
  opened,
  save,
  load,
  check,
  confirm,
  reasoned = true,
  renderAbove,
  renderBeside,
  onClose,
}: RecordFormProps) {
  const t = useTranslate();
  const id = useId();
  const errorText = useErrorText(currency);
  const notify = useNotify();
  const afterChange = useAfterChange();
  // The snapshot is taken once; `base` advances after another account's change was reviewed.
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<Snapshot | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [unchanged, setUnchanged] = useState(false);
  const [reason, setReason] = useState("");
  const [toConfirm, setToConfirm] = useState<Values | null>(null);
  const form = useForm<Record<string, Values[string]>>({ defaultValues: { ...opened.values } });
  // That nothing was changed is true until something is.
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => setUnchanged(false) }), [subscribe]);
  const specs = groups.flatMap(({ fields }) => fields);

  const send = async (values: Values, version: number): Promise<void> => {
    try {
      await save(values, version, reason.trim());
      setTheirs(null);
      afterChange();
      notify("success", t("panel:form.saved"));
      onClose();
    } catch (error) {
      if (error instanceof CallError && error.code === "version_conflict" && load) {
        try {
          setTheirs(await load());
        } catch (failure) {
          setProblem(errorText(failure));
        }
        return;
      }
      setTheirs(null);
      const path = error instanceof CallError ? error.path : undefined;
      const field =
        path === undefined ? undefined : specs.find((spec) => path === spec.path || path.startsWith(`${spec.path}.`));
      if (field) form.setError(field.name, { type: "house", message: errorText(error) }, { shouldFocus: true });
      else setProblem(errorText(error));
    }
  };
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    if (changedFields(base.values, values).length === 0) return setUnchanged(true);
    const misfit = check?.(values) ?? null;
    if (misfit) form.setError(misfit.name, { type: "misfit", message: misfit.message }, { shouldFocus: true });
    else if (confirm) setToConfirm(values);
    else await send(values, base.version);
  });
  const written = (
    <form id={id} className={css.record} aria-label={label} onSubmit={(event) => void submit(event)} noValidate>
      {unchanged && <Banner tone="error">{t("panel:form.nothingChanged")}</Banner>}
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      {renderAbove && <Watched control={form.control} render={renderAbove} />}
      {groups.map(({ title, fields }) => (
        <fieldset key={title} className={css.group}>
          <legend className={css.groupTitle}>{title}</legend>
          <div className={css.fields}>
            {fields
              .filter(({ hidden = false }) => !hidden)
              .map((spec) => (
                <RecordField key={spec.name} spec={spec} currency={currency} control={form.control} />
              ))}
          </div>
        </fieldset>
      ))}
      {reasoned && (
        <ReasonField
          hint={t("panel:form.reasonHint")}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          {t("panel:form.save")}
        </Button>
        <Button onClick={onClose}>{t("panel:form.cancel")}</Button>
      </div>
      {confirm && toConfirm && (
        <ConfirmDialog
          confirmation={confirm(toConfirm)}
          onClose={() => setToConfirm(null)}
          onConfirm={async () => {
            await send(toConfirm, base.version);
            setToConfirm(null);
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
            setProblem(null);
            setBase(theirs);
            form.reset(values);
            await send(values, theirs.version);
          }}
        />
      )}
    </form>
  );
  return renderBeside === undefined ? (
    written
  ) : (
    <div className={css.pair}>
      {written}
      <aside className={css.beside}>
        <Watched control={form.control} render={renderBeside} />
      </aside>
    </div>
  );
}

/** Renders again when typed values change. */
function Watched({
  control,
  render,
}: {
  readonly control: Control<Record<string, Values[string]>>;
  readonly render: (values: Values) => ReactNode;
}) {
  return render(useWatch({ control }) as Values);
}
