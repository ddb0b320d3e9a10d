import {
  environmentName,
  type CommandRow,
  type Commands,
  type Offered,
  type OptionRow,
} from "../program/command-definition.ts";
import { globalOptions } from "../program/global-options.ts";

/** An option of a command: how it is written, and its twin. */
export interface ManifestOption {
  /** `--dry-run`. */
  readonly flag: string;
  /** The name of its value; null for a switch. */
  readonly value: string | null;
  /** The environment variable of the same effect; that of a switch is set to 1. */
  readonly environment: string;
  readonly summary: string;
  /** Whether it takes several values. */
  readonly many: boolean;
  /** Whether a value is required where there is no terminal and no `--yes`. */
  readonly required: boolean;
  /** A closed list of its values; null where any is allowed. */
  readonly choices: readonly string[] | null;
}

export interface ManifestCommand {
  /** As it is typed: `livery house settings set`. */
  readonly command: string;
  readonly summary: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly summary: string;
    readonly required: boolean;
    readonly many: boolean;
    /** A closed list of its values; null where any is allowed. */
    readonly choices: readonly string[] | null;
  }[];
  readonly options: readonly ManifestOption[];
  readonly examples: readonly string[];
}

export interface CommandPart {
  readonly commands: readonly ManifestCommand[];
  /** Options that every command takes. */
  readonly globalOptions: readonly ManifestOption[];
}

/** What the command line takes, from the table that it is made of. */
export function commandPart({ rows }: Commands): CommandPart {
  return { commands: rows.map(commandOf), globalOptions: globalOptions.map(optionOf) };
}

function commandOf({ arguments: given, examples, options, summary, words }: CommandRow): ManifestCommand {
  return {
    command: `livery ${words.join(" ")}`,
    summary,
    arguments: given.map(({ many, name, offered, question, required, summary: meaning }) => ({
      name,
      summary: meaning,
      required: required || question !== undefined,
      many: many === true,
      choices: closedList(offered),
    })),
    options: options.map(optionOf),
    examples,
  };
}

function optionOf({ many, name, offered, question, summary, value }: OptionRow): ManifestOption {
  return {
    flag: `--${name}`,
    value: value ?? null,
    environment: environmentName(name),
    summary,
    many: many === true,
    required: question !== undefined,
    choices: closedList(offered),
  };
}

const closedList = (offered: Offered | undefined): readonly string[] | null =>
  typeof offered === "object" ? offered : null;
