import { Accordion, Badge, type Column, Table, useLivery } from "@livery/ui";
import { useId, useMemo, useState } from "react";
import type { AnyStateMachine } from "xstate";
import { chartOf, statesOf, type ChartState, type ChartTransition } from "./chart.ts";
import { diagramOf, mirrored } from "./layout.ts";
import * as css from "./machine-diagram.css.ts";
import { StateBoxes, TransitionArrows } from "./machine-parts.tsx";
import { nothingLit, type Lit } from "./running.ts";

export interface MachineDiagramProps {
  readonly machine: AnyStateMachine;
  readonly title: string;
  /** The states that it stands in; none where it does not run. */
  readonly lit?: Lit;
}

/** A machine as it is defined: drawn, and as a table that says the same. */
export function MachineDiagram({ machine, title, lit = nothingLit }: MachineDiagramProps) {
  const id = useId();
  const { dir } = useLivery();
  const chart = useMemo(() => chartOf(machine), [machine]);
  const { arrows, boxes, dots, height, width } = useMemo(() => {
    const diagram = diagramOf(chart);
    return dir === "rtl" ? mirrored(diagram) : diagram;
  }, [chart, dir]);
  const now = statesOf(chart).filter((state) => state.states.length === 0 && lit.has(state.id));
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>
        <span className={css.title}>{title}</span>
        {now.map((state) => (
          <Badge key={state.id} tone="accent">
            Now: {state.id.slice(chart.id.length + 1)}
          </Badge>
        ))}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls takes the keys that scroll it. */}
      <div role="group" aria-label={`${title}, drawn`} tabIndex={0} className={css.scroll}>
        <svg
          role="img"
          aria-label={`States and transitions of ${title}; the table below says the same.`}
          viewBox={`0 0 ${width} ${height}`}
          width={`${width / 16}em`}
          height={`${height / 16}em`}
          className={css.diagram}
        >
          <StateBoxes boxes={boxes} lit={lit} dir={dir} />
          <TransitionArrows arrows={arrows} dots={dots} dir={dir} head={`${id}-head`} />
        </svg>
      </div>
      <AsTable chart={chart} lit={lit} title={title} />
    </figure>
  );
}

/** A row of the table. */
interface TransitionRow extends Pick<ChartTransition, "on" | "guard" | "does"> {
  readonly key: string;
  /** The state by its path, `any` for the whole machine. */
  readonly state: string;
  readonly isNow: boolean;
  readonly to: string;
}

function AsTable({ chart, lit, title }: { readonly chart: ChartState; readonly lit: Lit; readonly title: string }) {
  const [open, setOpen] = useState<readonly "table"[]>([]);
  const caption = `${title}: states and transitions`;
  const table = (
    <Table caption={caption} columns={columns} items={transitionRows(chart, lit)} itemKey={({ key }) => key} />
  );
  return (
    <Accordion
      items={[{ key: "table", label: `${title} as a table`, content: table }]}
      open={open}
      onChange={setOpen}
    />
  );
}

const columns: readonly Column<TransitionRow>[] = [
  {
    key: "state",
    head: "State",
    cell: ({ isNow, state }) => (
      <>
        {state} {isNow && <Badge tone="accent">now</Badge>}
      </>
    ),
  },
  { key: "on", head: "On", cell: ({ on }) => <span className={css.events}>{on.join(", ") || "–"}</span> },
  { key: "if", head: "If", cell: ({ guard }) => guard ?? "–" },
  { key: "to", head: "Leads to", cell: ({ to }) => to },
  { key: "does", head: "Does", cell: ({ does }) => does.join(", ") || "–" },
];

/** Every way out of every state; a state without one has a row too. */
function transitionRows(chart: ChartState, lit: Lit): readonly TransitionRow[] {
  const short = (id: string): string => (id === chart.id ? "any" : id.slice(chart.id.length + 1));
  return statesOf(chart).flatMap(({ id, kind, states, transitions }) => {
    const row = { state: short(id), isNow: id !== chart.id && lit.has(id) };
    // What nothing leads out of is an end, or is left by a way of those around it.
    if (transitions.length === 0 && states.length === 0)
      return [{ ...row, key: id, on: [], guard: null, does: [], to: kind === "final" ? "an end" : "–" }];
    return transitions.map(({ does, guard, on, target }, index) => {
      const to = target === null ? "stays" : short(target);
      return { ...row, key: `${id} ${index}`, on, guard, does, to };
    });
  });
}
