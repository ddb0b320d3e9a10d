import type { ArgTypes } from "@storybook/react-vite";
import type { Subject } from "../open.ts";
import type { SiteState } from "../state.ts";
import type { Control, ControlInput, ControlValue } from "./control.ts";
import { siteControls } from "./site-controls.ts";

export type ControlArgs = Readonly<Record<string, unknown>>;

/** The controls of a state: those of its page or block that change something in it. */
export function controlsOf(
  { kind, name }: Pick<Subject, "kind" | "name">,
  state: SiteState,
): Readonly<Record<string, Control>> {
  if (kind === "screens" || state.starts === false) return {};
  const all: Readonly<Record<string, Readonly<Record<string, Control>>>> = siteControls[kind];
  return Object.fromEntries(Object.entries(all[name] ?? {}).filter(([, control]) => control.initial(state) !== null));
}

/** The values that a state begins with. */
export function argsOf(
  controls: Readonly<Record<string, Control>>,
  state: SiteState,
): Readonly<Record<string, ControlValue>> {
  return Object.fromEntries(
    Object.entries(controls).flatMap(([name, { initial }]) => {
      const value = initial(state);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The rows of the Controls panel. */
export function argTypesOf(controls: Readonly<Record<string, Control>>): ArgTypes {
  return Object.fromEntries(
    Object.entries(controls).map(([name, { description, input, label }]) => [
      name,
      { name: label, description, ...inputType(input) },
    ]),
  );
}

function inputType(input: ControlInput): ArgTypes[string] {
  switch (input.type) {
    case "number": {
      const { max, min } = input;
      const summary = `${min}–${max.toLocaleString("en")}`;
      return { type: "number", control: { type: "number", min, max, step: 1 }, table: { type: { summary } } };
    }
    case "select":
      return {
        options: Object.keys(input.options),
        control: { type: "select", labels: input.options },
        table: { type: { summary: "choice" } },
      };
    case "text":
      return { type: "string", control: { type: "text" }, table: { type: { summary: "text" } } };
    case "boolean":
      return { type: "boolean", control: { type: "boolean" }, table: { type: { summary: "yes or no" } } };
  }
}
