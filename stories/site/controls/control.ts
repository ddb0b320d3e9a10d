import type { ResultOut } from "@livery/contract";
import type { FakeLive, MadeSite, SiteCall } from "@livery/site/testing";
import type { SiteState } from "../state.ts";

export type ControlValue = string | number | boolean;

/** What a value is chosen with in the Controls panel. */
export type ControlInput =
  | { readonly type: "number"; readonly min: number; readonly max: number }
  | { readonly type: "text" }
  | { readonly type: "boolean" }
  | { readonly type: "select"; readonly options: Readonly<Record<string, string>> };

/** Changes what a call answers from now on, and has the site make the call again. A later change of the same name replaces it. */
export type RewriteAnswers = <Key extends SiteCall>(
  call: Key,
  name: string,
  write: (answer: ResultOut<Key>) => ResultOut<Key>,
) => void;

/** A site in a story, for a control that changes it. */
export interface ControlledSite {
  readonly site: MadeSite;
  readonly live: FakeLive;
  readonly state: SiteState;
  readonly rewrite: RewriteAnswers;
}

/** A value of a page or block that a reader changes in the Controls panel while everything else in it stays. */
export interface Control {
  readonly label: string;
  readonly description: string;
  readonly input: ControlInput;
  /** The value that a state begins with; null if it shows nothing of the kind. */
  readonly initial: (state: SiteState) => ControlValue | null;
  /** Prepares a site; the returned function changes the value in it. */
  readonly connect: (controlled: ControlledSite) => (value: ControlValue) => void;
}

/** A control by the type of its value, which `valueFor` has checked. */
export interface TypedControl<Value extends ControlValue> extends Omit<Control, "connect" | "initial"> {
  readonly initial: (state: SiteState) => Value | null;
  readonly connect: (controlled: ControlledSite) => (value: Value) => void;
}

/** The control of a number, a text, a choice or a switch, as its `input` says. */
export function control<Value extends ControlValue>({ connect, ...shown }: TypedControl<Value>): Control {
  return {
    ...shown,
    connect: (controlled) => {
      const change = connect(controlled);
      return (value) => change(value as Value);
    },
  };
}

/** A value of the Controls panel or an address as its control takes it; undefined if it is none. */
export function valueFor(input: ControlInput, given: unknown): ControlValue | undefined {
  switch (input.type) {
    case "number":
      if (typeof given !== "number" || !Number.isFinite(given)) return undefined;
      return Math.min(Math.max(Math.trunc(given), input.min), input.max);
    case "select":
      return typeof given === "string" && given in input.options ? given : undefined;
    case "text":
      return typeof given === "string" ? given : undefined;
    case "boolean":
      return typeof given === "boolean" ? given : undefined;
  }
}
