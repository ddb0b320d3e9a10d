import { Popover, Switch } from "@livery/ui";
import { useState } from "react";
import { useTranslate } from "../core/messages.ts";
import { toolButton } from "../parts/triggers.tsx";
import type { ListColumn } from "./define-list.ts";
import * as css from "./menus.css.ts";

/** Selects the visible columns. Columns that identify the row stay. */
export function ColumnsMenu<Row>({
  columns,
  shown,
  onChange,
}: {
  readonly columns: readonly ListColumn<Row>[];
  readonly shown: readonly string[];
  readonly onChange: (shown: readonly string[]) => void;
}) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const toggle = (key: string, on: boolean): void =>
    onChange(columns.map((column) => column.key).filter((each) => (each === key ? on : shown.includes(each))));
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t("panel:list.columns")}
      className={css.small}
      trigger={toolButton(t("panel:list.columns"))}
    >
      <div className={css.list}>
        {columns
          .filter(({ fixed }) => fixed !== true)
          .map(({ key, head }) => (
            <Switch key={key} checked={shown.includes(key)} onChange={(event) => toggle(key, event.target.checked)}>
              {t(head)}
            </Switch>
          ))}
      </div>
    </Popover>
  );
}
