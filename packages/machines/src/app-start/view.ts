/** The steps in the specified order (§4, App start). */
export const startSteps = ["settings", "languages", "files", "session", "odds"] as const;
export type StartStep = (typeof startSteps)[number];

/** What the loader shows. */
export interface StartView {
  readonly step: StartStep | null;
  /** Steps that are done, of `startSteps.length`. */
  readonly done: number;
  /** True where the step failed and RETRY tries it again. */
  readonly failed: boolean;
  readonly error: unknown;
  /** Where the start ended; null while it runs. */
  readonly destination: "page" | "login" | null;
}

/** Before the machine runs: the first step is ahead. */
export const beforeStart: StartView = { step: "settings", done: 0, failed: false, error: null, destination: null };
