import type { MadeSite } from "@livery/site/testing";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { answerRewriter } from "./answers.ts";
import { type Control, type ControlledSite, type ControlValue, valueFor } from "./control.ts";
import { argsOf, type ControlArgs } from "./story-args.ts";

const noArgs: ControlArgs = {};
let testArgs = noArgs;
const watchers = new Set<() => void>();

/** Sets arguments of the drawn story in a test, whose own ones are fixed; without any, the story has its own again. */
export function setTestArgs(args = noArgs): void {
  testArgs = args;
  for (const watcher of watchers) watcher();
}

function onTestArgs(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

interface DrawnControl {
  readonly control: Control;
  /** The story's own value. */
  readonly value: ControlValue;
}

interface DrawnStory {
  readonly site: MadeSite;
  readonly controls: Readonly<Record<string, DrawnControl>>;
}

let drawn: DrawnStory | null = null;

/** The site that was drawn last, with its controls; null before the first. */
export const drawnStory = (): DrawnStory | null => drawn;

interface Controlled extends Omit<ControlledSite, "rewrite"> {
  readonly controls: Readonly<Record<string, Control>>;
  readonly args: ControlArgs;
  /** What the site is drawn with: another brand has settings of its own, in which changed values are set again. */
  readonly services: ControlledSite["site"]["app"]["services"];
}

/** Changes a drawn site as the arguments of its story change; everything else in it stays. */
export function useControls({ args, controls, live, services, site, state }: Controlled): void {
  const tested = useSyncExternalStore(onTestArgs, () => testArgs);
  const [changes] = useState(() => {
    const controlled = { site, live, state, rewrite: answerRewriter(site) };
    return Object.entries(controls).map(([name, { connect, input }]) => ({ name, input, change: connect(controlled) }));
  });
  const appliedRef = useRef<{ readonly services: unknown; readonly values: Record<string, ControlValue> } | null>(null);
  useEffect(() => {
    const initial = argsOf(controls, state);
    if (appliedRef.current?.services !== services) {
      appliedRef.current = { services, values: { ...initial } };
      const shown = Object.entries(controls).flatMap(([name, one]) => {
        const value = initial[name];
        return value === undefined ? [] : [[name, { control: one, value }] as const];
      });
      drawn = { site, controls: Object.fromEntries(shown) };
    }
    const { values } = appliedRef.current;
    const given = { ...args, ...tested };
    for (const { change, input, name } of changes) {
      const value = valueFor(input, given[name]) ?? initial[name];
      if (value === undefined || value === values[name]) continue;
      values[name] = value;
      change(value);
    }
  }, [args, changes, controls, services, site, state, tested]);
}
