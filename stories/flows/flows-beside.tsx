import { Tabs } from "@livery/ui";
import { useEffect, useRef, useState } from "react";
import * as css from "./flows-beside.css.ts";
import { flows, type FlowName } from "./machines.ts";
import { MachineDiagram } from "./machine-diagram.tsx";
import { useLit, watchAll } from "./running.ts";

// Before a site is made: its actors are seen from their first state on.
watchAll(Object.values(flows).map(({ machine }) => machine));

/** The flows that a page, block or screen is in; one that is not named has none of its own. */
const flowsAt: Readonly<Record<string, readonly FlowName[]>> = {
  betSlip: ["betSlip", "slipBooking", "notifyOverlay"],
  coupon: ["couponSale"],
  sharedCoupon: ["betSlip"],
  login: ["session"],
  liveBets: ["liveSocket", "betSlip"],
  liveMatch: ["liveSocket", "betSlip"],
  sports: ["betSlip"],
  match: ["betSlip"],
  header: ["session", "handOff"],
  start: ["appStart"],
  guarded: ["session"],
  maintenance: ["updateBanner"],
  update: ["updateBanner"],
  announcements: ["popups"],
};

export const flowsOf = (name: string): readonly FlowName[] => flowsAt[name] ?? [];

/** Below a story: the flows that it is in, as they stand now. */
export function FlowsBeside({ of }: { readonly of: readonly FlowName[] }) {
  const [first] = of;
  const [chosen, setChosen] = useState(first);
  if (first === undefined || chosen === undefined) return null;
  const diagram = <RunningDiagram key={chosen} name={chosen} />;
  const tabs = of.map((key) => ({ key, label: flows[key].title }));
  return (
    <aside aria-label="Flows" className={css.beside}>
      {tabs.length === 1 ? (
        diagram
      ) : (
        <Tabs<FlowName> label="Flows" tabs={tabs} value={chosen} onChange={setChosen}>
          {diagram}
        </Tabs>
      )}
    </aside>
  );
}

function RunningDiagram({ name }: { readonly name: FlowName }) {
  const { machine, title } = flows[name];
  const container = useRef<HTMLDivElement>(null);
  const lit = useLit(machine);
  useEffect(() => {
    if (lit.size === 0) return;
    const states = [...(container.current?.querySelectorAll("[data-lit]") ?? [])];
    states.at(-1)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [lit]);
  return (
    <div ref={container}>
      <MachineDiagram machine={machine} title={title} lit={lit} />
    </div>
  );
}
