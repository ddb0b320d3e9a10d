import { panelCalls } from "@livery/contract/panel";
import { Button } from "@livery/ui";
import { useState } from "react";
import { usePanel, useStaff } from "../app/panel.ts";
import { useSay } from "../app/say.ts";
import { mayCall } from "../app/session.ts";
import { useErrorText, useWords } from "../app/words.ts";
import type { Area } from "./define-area.ts";
import { askedOf, type ListState } from "./list-state.ts";

/** Milliseconds that a file may take to be written: a hundred thousand rows. */
const fileTimeout = 120_000;

/** The whole list as a file, as it is filtered and ordered, made by the house. */
export function ExportButton<Row>({
  area,
  state,
  fixed,
}: {
  readonly area: Area<Row>;
  readonly state: ListState;
  readonly fixed: Readonly<Record<string, unknown>>;
}) {
  const t = useWords();
  const panel = usePanel();
  const staff = useStaff();
  const text = useErrorText();
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const { file } = area;
  if (file === null || !mayCall(staff, panelCalls[file])) return null;
  const save = async (): Promise<void> => {
    setBusy(true);
    const { filter, sort } = askedOf(area, state);
    const payload = { filter: { ...filter, ...fixed }, sort };
    try {
      const rows = await panel.client.call(file, payload as never, { timeout: fileTimeout });
      const day = new Date(panel.now()).toISOString().slice(0, 10);
      panel.download(`${area.list}-${day}.csv`, rows);
      say("success", t("panel:list.exported"));
    } catch (error) {
      say("failure", text(error));
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
