/** What a shell offers for a value: the words of a closed list, files or folders. */
export type Offered = readonly string[] | "files" | "folders";

/** One option of a command; the flag, its environment variable and its question are derived from it. */
export interface OptionRow {
  /** Long name in kebab case: `dry-run`. */
  readonly name: string;
  /** The name of its value in the help (`HOST`); without it the option is a switch. */
  readonly value?: string;
  readonly summary: string;
  /** Accepts several values; they arrive as one text, a line each. */
  readonly many?: boolean;
  /** What completes it; without it the name of its value decides: FILE, FOLDER. */
  readonly offered?: Offered;
  /**
   * Asked at a terminal if neither flag nor environment gives a value; without a terminal the value is required. A switch is a question
   * with yes or no, and off without a terminal.
   */
  readonly question?: string;
  /** The question may be left without an answer, at a terminal by Enter; the option has no value then. */
  readonly optional?: true;
  /** A switch that makes the value needless: it is not asked then. */
  readonly unless?: string;
  /** The default. For an option with a question only `--yes` uses it. */
  readonly suggest?: (given: Given) => string | undefined;
}

interface ArgumentRow {
  readonly name: string;
  readonly summary: string;
  readonly required: boolean;
  /** Asked for at a terminal if it is not given; `required` is then false, so that the command line is complete without it. */
  readonly question?: string;
  /** Accepts all following values. */
  readonly many?: boolean;
  /** What completes it; without it its name decides: FILE, DIR. */
  readonly offered?: Offered;
}

/** Values as given: arguments and options by name; a switch is "true". */
export type Given = Readonly<Record<string, string | undefined>>;

export interface Invocation {
  /** The value of an option, or undefined if there is neither a value nor a suggestion. */
  readonly option: (name: string) => string | undefined;
  readonly switched: (name: string) => boolean;
  readonly argument: (name: string) => string | undefined;
  /** All values of an argument with `many`. */
  readonly rest: readonly string[];
  /** The base of relative paths and commands. */
  readonly directory: string;
  /** All commands of the program. */
  readonly commands: Commands;
  /** The answer to a question with yes or no; yes with `--yes`. Throws UsageError (exit 2) without a terminal. */
  readonly confirm: (question: string) => Promise<boolean>;
}

export type Run = (invocation: Invocation) => Promise<void>;

export interface CommandRow {
  /** The words of the command: `["house", "settings", "set"]`. */
  readonly words: readonly [string, ...string[]];
  readonly summary: string;
  readonly arguments: readonly ArgumentRow[];
  readonly options: readonly OptionRow[];
  readonly examples: readonly string[];
  /** Loads the command's code on demand, so that `--help` stays fast. */
  readonly load: () => Promise<Run>;
}

/** All commands of a program. */
export interface Commands {
  readonly rows: readonly CommandRow[];
  /** Descriptions of the words before a command's last one: `house settings`. */
  readonly groups: Readonly<Record<string, string>>;
}

/** `dry-run` → `LIVERY_DRY_RUN`. */
export function environmentName(option: string): string {
  return `LIVERY_${option.toUpperCase().replaceAll("-", "_")}`;
}
