import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { tabMove } from "./tab-move.ts";
import * as css from "./tabs.css.ts";

export interface Tab<Key extends string> {
  /** Identifies the tab. */
  readonly key: Key;
  /** The tab's name, in one or two words. */
  readonly label: ReactNode;
  /** How many things the view has; shown after the label, also at 0. */
  readonly count?: number;
}

export interface TabsProps<Key extends string> extends WithClass {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  /** The tabs in order. */
  readonly tabs: readonly Tab<Key>[];
  /** The `key` of the open tab. */
  readonly value: Key;
  /** Called with the `key` of the tab that the player opens. */
  readonly onChange: (key: Key) => void;
  /** Content of the open tab. */
  readonly children: ReactNode;
}

/** Alternative views, one at a time. Arrows open the neighbour, in the direction of reading. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children, className }: TabsProps<Key>) {
  const id = useId();
  const { dir } = useLivery();
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = tabMove(
      event.key,
      tabs.findIndex(({ key }) => key === value),
      tabs.length,
      dir,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.key);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
  return (
    <div className={className}>
      <div ref={row} role="tablist" aria-label={label} className={css.row} onKeyDown={move} tabIndex={-1}>
        {tabs.map((tab) => {
          const open = tab.key === value;
          return (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.key}`}
              aria-selected={open}
              aria-controls={open ? `${id}-panel` : undefined}
              tabIndex={open ? 0 : -1}
              className={classes(css.tab)}
              onClick={() => onChange(tab.key)}
            >
              {tab.label}
              {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`} tabIndex={0} className={css.panel}>
        {children}
      </div>
    </div>
  );
}
