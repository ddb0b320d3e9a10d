import { newIdempotencyKey } from "@livery/contract";
import { Badge, Banner, Button, Dialog } from "@livery/ui";
import { useState } from "react";
import { useAfterChange } from "../core/after-change.ts";
import { usePanel } from "../core/panel.ts";
import { useErrorText, useTranslate } from "../core/messages.ts";
import { isUnsure } from "../forms/attempt.ts";
import { ReasonField } from "../forms/reason-field.tsx";
import type { BulkAction } from "./define-list.ts";
import * as css from "./bulk-dialog.css.ts";

interface BulkItem<Row> {
  readonly row: Row;
  /** The idempotency key of this row's mutation, for all its retries. */
  readonly key: string;
  readonly state: "waiting" | "done" | "refused" | "unknown";
  readonly error: unknown;
}

/** One action for several rows: one call each, one after the other, with each outcome beside the row's name. */
export function BulkDialog<Row>({
  bulk,
  rows,
  onClose,
}: {
  readonly bulk: BulkAction<Row>;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const panel = usePanel();
  const afterChange = useAfterChange();
  const errorText = useErrorText();
  const [reason, setReason] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [items, setItems] = useState<readonly BulkItem<Row>[]>(() =>
    rows.map((row) => ({ row, key: newIdempotencyKey(), state: "waiting", error: null })),
  );
  const wrong = reason.trim().length < 3;
  const over = items.every(({ state }) => state === "done" || state === "refused");
  const run = async (): Promise<void> => {
    setSubmitted(true);
    if (wrong || busy) return;
    setBusy(true);
    for (const [index, item] of items.entries()) {
      if (item.state === "done" || item.state === "refused") continue;
      const result = await bulk.run(panel, item.row, reason.trim(), item.key).then(
        () => ({ state: "done", error: null }) as const,
        (error: unknown) => ({ state: isUnsure(error) ? "unknown" : "refused", error }) as const,
      );
      setItems((before) => before.map((each, at) => (at === index ? { ...each, ...result } : each)));
    }
    setBusy(false);
    afterChange();
  };
  const begun = items.some(({ state }) => state !== "waiting");
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={t(bulk.title)}
      description={t(bulk.text)}
      closeLabel={t("feedback:close")}
      actions={
        over ? (
          <Button variant="primary" onClick={onClose}>
            {t("feedback:close")}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={busy}>
              {t("panel:form.back")}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void run()}>
              {begun ? t("panel:deed.again") : t(bulk.submit, { count: items.length })}
            </Button>
          </>
        )
      }
    >
      <div className={css.body}>
        {items.some(({ state }) => state === "unknown") && (
          <Banner tone="warning" title={t("panel:deed.unknown")}>
            {t("panel:deed.unknownText")}
          </Banner>
        )}
        <ReasonField
          required
          disabled={busy || over}
          value={reason}
          error={submitted && wrong ? t("panel:form.reasonShort") : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <ul className={css.items}>
          {items.map((item) => (
            <li key={item.key} className={css.item}>
              <bdi>{bulk.name(item.row)}</bdi>
              {item.state === "done" && <Badge tone="success">{t("panel:deed.done")}</Badge>}
              {item.state === "unknown" && <Badge tone="warning">{t("panel:deed.unknownShort")}</Badge>}
              {item.state === "refused" && <span className={css.refused}>{errorText(item.error)}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
