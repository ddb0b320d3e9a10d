import { panelCalls } from "@livery/contract/panel";
import { Button } from "@livery/ui";
import { useState } from "react";
import { usePanel, useStaff, useToday } from "../core/panel.ts";
import { useNotify } from "../core/notify.ts";
import { mayCall } from "../core/session.ts";
import { useErrorText, useTranslate } from "../core/messages.ts";
import type { ListDefinition } from "./define-list.ts";
import { fileColumns } from "./file-columns.ts";
import { callQueryOf, type ListState } from "./list-state.ts";

/** Milliseconds that the export of a file can take: a hundred thousand rows. */
const fileTimeout = 120_000;

/** Exports the whole list as a file, filtered, ordered and with the columns as shown; the server writes it. */
export function ExportButton<Row>({
  definition,
  state,
  fixed,
}: {
  readonly definition: ListDefinition<Row>;
  readonly state: ListState;
  readonly fixed: Readonly<Record<string, unknown>>;
}) {
  const t = useTranslate();
  const panel = usePanel();
  const staff = useStaff();
  const today = useToday();
  const text = useErrorText();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { file } = definition;
  if (!mayCall(staff, panelCalls[file])) return null;
  const save = async (): Promise<void> => {
    setBusy(true);
    const { filter, sort } = callQueryOf(definition, state);
    const columns = fileColumns(definition.columns, state.columns, panel);
    const payload = { filter: { ...filter, ...fixed }, sort, columns };
    try {
      const rows = await panel.client.call(file, payload as never, { timeout: fileTimeout });
      panel.download(`${definition.list}-${today()}.csv`, rows);
      notify("success", t("panel:list.exported"));
    } catch (error) {
      notify("failure", text(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" variant="quiet" busy={busy} onClick={() => void save()}>
      {t("panel:list.export")}
    </Button>
  );
}
