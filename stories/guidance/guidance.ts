/** A key, or several that do the same, and what it does: `["Escape", "Closes the menu"]`. */
export type KeyEffect = readonly [keys: string, effect: string];

/** What a designer has to know of a component before using it. */
export interface Guidance {
  /** What it is for, in one sentence. */
  readonly purpose: string;
  readonly when: readonly string[];
  /** Where it is the wrong choice, and the component that is right there; null if none is needed. */
  readonly whenNot: readonly (readonly [situation: string, instead: string | null])[];
  /** Rules for its texts: labels, case, length. */
  readonly content: readonly string[];
  /** Empty if nothing in it takes the focus. */
  readonly keys: readonly KeyEffect[];
  /** What a screen reader is given. */
  readonly reader: string;
}

/** Of everything that is pressed. */
export const press: KeyEffect = ["Enter, Space", "Presses it."];
