/** The steps in the specified order (§4, App start). */
export const startSteps = ["settings", "languages", "files", "session", "odds"] as const;
export type StartStep = (typeof startSteps)[number];

/** The state of the loader. */
export interface StartView {
  readonly step: StartStep | null;
  /** The number of completed steps, of `startSteps.length`. */
  readonly done: number;
  /** The step failed, and RETRY repeats it. */
  readonly failed: boolean;
  readonly error: unknown;
  /** Where the start leads; null while it runs. */
  readonly destination: "page" | "login" | null;
}

/** The view before the machine runs. */
export const beforeStart: StartView = { step: "settings", done: 0, failed: false, error: null, destination: null };
