import { Button, Dialog, Segmented } from "@livery/ui";
import { useState } from "react";
import { useTranslate } from "../core/messages.ts";
import { firstSide, resolveConflicts, theirChanges, type Side, type Values } from "./record.ts";
import { ShownValue, type FieldSpec } from "./record-field.tsx";
import * as css from "./forms.css.ts";

interface ConflictDialogProps {
  readonly specs: readonly FieldSpec[];
  readonly currency: string;
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  readonly onDecide: (values: Values) => Promise<void>;
  readonly onClose: () => void;
}

/** The record was changed by another account while it was edited: take mine, theirs, or decide field by field. */
export function ConflictDialog({ specs, currency, base, mine, theirs, onDecide, onClose }: ConflictDialogProps) {
  const t = useTranslate();
  // The typed values do not change beneath the dialog.
  const [changes] = useState(() => theirChanges(base, mine, theirs));
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const [busy, setBusy] = useState(false);
  const all = (side: Side): void => setSides(Object.fromEntries(changes.map(({ name }) => [name, side])));
  const decide = async (): Promise<void> => {
    setBusy(true);
    await onDecide(resolveConflicts(mine, changes, sides));
    setBusy(false);
  };
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={t("panel:conflict.title")}
      description={t(changes.length === 0 ? "panel:conflict.textSame" : "panel:conflict.text")}
      closeLabel={t("feedback:close")}
      actions={
        <>
          {changes.length > 0 && (
            <>
              <Button onClick={() => all("theirs")}>{t("panel:conflict.takeTheirs")}</Button>
              <Button onClick={() => all("mine")}>{t("panel:conflict.keepMine")}</Button>
            </>
          )}
          <Button variant="primary" busy={busy} onClick={() => void decide()}>
            {t("panel:conflict.save")}
          </Button>
        </>
      }
    >
      {changes.map((change) => {
        const spec = specs.find(({ name }) => name === change.name);
        if (spec === undefined) return null;
        return (
          <div key={change.name} className={css.conflict}>
            <p className={css.conflictName}>{spec.label}</p>
            <p className={css.was}>
              {t("panel:conflict.was")}: <ShownValue spec={spec} value={change.base} currency={currency} />
              {" · "}
              {t("panel:conflict.mine")}: <ShownValue spec={spec} value={change.mine} currency={currency} />
              {" · "}
              {t("panel:conflict.theirs")}: <ShownValue spec={spec} value={change.theirs} currency={currency} />
            </p>
            <Segmented
              label={spec.label}
              value={sides[change.name] ?? firstSide(change)}
              options={[
                { value: "mine", label: t("panel:conflict.mine") },
                { value: "theirs", label: t("panel:conflict.theirs") },
              ]}
              onChange={(side) => setSides({ ...sides, [change.name]: side })}
            />
          </div>
        );
      })}
    </Dialog>
  );
}
