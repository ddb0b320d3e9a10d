/** One option of a command; the flag, its environment twin and its question are derived from this. */
export interface OptionRow {
  /** Long name in kebab case: `dry-run`. */
  readonly name: string;
  /** What its value is called in the help (`HOST`); without one the option is a switch. */
  readonly value?: string;
  readonly summary: string;
  /** Takes several values; they arrive as one text, a line each. */
  readonly many?: boolean;
  /** Asked for at a terminal when neither flag nor environment says it; without a terminal it must be given. */
  readonly question?: string;
  /** What `--yes` takes for an option with a question; others take it whenever nothing is said. */
  readonly suggest?: (given: Given) => string | undefined;
}

interface ArgumentRow {
  readonly name: string;
  readonly summary: string;
  readonly required: boolean;
  /** Takes all that follow. */
  readonly many?: boolean;
}

/** Values as they came in: arguments and options by name; a switch is "true". */
export type Given = Readonly<Record<string, string | undefined>>;

export interface Invocation {
  /** The answer to an option, or undefined where none was given and none is suggested. */
  readonly option: (name: string) => string | undefined;
  readonly switched: (name: string) => boolean;
  readonly argument: (name: string) => string | undefined;
  /** All values of an argument with `many`. */
  readonly rest: readonly string[];
  /** Where commands and relative paths start. */
  readonly directory: string;
}

export type Run = (invocation: Invocation) => Promise<void>;

export interface CommandRow {
  /** The words that call it: `["house", "settings", "set"]`. */
  readonly words: readonly [string, ...string[]];
  readonly summary: string;
  readonly arguments: readonly ArgumentRow[];
  readonly options: readonly OptionRow[];
  readonly examples: readonly string[];
  /** Loads the command's code when it is called, so that `--help` stays fast. */
  readonly load: () => Promise<Run>;
}

/** `dry-run` → `LIVERY_DRY_RUN`. */
export function environmentName(option: string): string {
  return `LIVERY_${option.toUpperCase().replaceAll("-", "_")}`;
}
