import type { CommandRow, Commands, Offered, OptionRow } from "../program/command-definition.ts";
import { globalOptions } from "../program/global-options.ts";

/** A word that a shell offers, with the line that some shells show beside it. */
export interface Word {
  readonly word: string;
  readonly summary: string;
}

/** What a value or an argument is completed by: words of a closed list, files, folders, or nothing. */
export type Kind = Offered | "none";

/** A command or a group of commands: what may follow its words. */
interface CommandOffers {
  /** Its words with spaces; empty for the program itself. */
  readonly at: string;
  readonly commands: readonly Word[];
  readonly options: readonly Word[];
  readonly argument: Kind;
}

/** All that a shell completes. */
export interface Offers {
  readonly commands: readonly CommandOffers[];
  /** By the flag of each option that takes a value. An option has one meaning in all commands. */
  readonly values: ReadonlyMap<string, Kind>;
}

/** Characters of a summary. */
const longest = 76;

/** What a shell may offer after each command, from the table of commands. */
export function offersOf({ rows, groups }: Commands): Offers {
  const summaries = new Map(rows.map(({ words, summary }) => [words.join(" "), summary]));
  const prefixes = rows.flatMap(({ words }) => words.map((_, index) => words.slice(0, index).join(" ")));
  const fromGroups = [...new Set(prefixes)].map((at): CommandOffers => {
    const depth = at === "" ? 0 : at.split(" ").length;
    const below = rows.filter(({ words }) => words.slice(0, depth).join(" ") === at && words.length > depth);
    const commands = [...new Set(below.map(({ words }) => words[depth] ?? ""))].map((word) => {
      const full = at === "" ? word : `${at} ${word}`;
      return { word, summary: shortened(summaries.get(full) ?? groups[full] ?? "") };
    });
    const version = at === "" ? [{ word: "--version", summary: "Print the version." }] : [];
    return { at, commands, options: [...version, ...everywhere], argument: "none" };
  });
  const fromRows = rows.map((row) => ({
    at: row.words.join(" "),
    commands: [],
    options: [...row.options.map(wordOf), ...everywhere],
    argument: argumentKind(row),
  }));
  const options = [...rows.flatMap((row) => row.options), ...globalOptions];
  const withValue = options.filter(({ value }) => value !== undefined);
  return {
    commands: [...fromGroups, ...fromRows],
    values: new Map(withValue.map((option) => [`--${option.name}`, kindOf(option.value ?? "", option.offered)])),
  };
}

/** Flags by what completes their values; those of closed lists apart. */
export function flagsOf(values: Offers["values"], kind: "files" | "folders" | "none"): readonly string[] {
  return [...values].filter(([, each]) => each === kind).map(([flag]) => flag);
}

/** Flags with a closed list of values. */
export function closedLists(values: Offers["values"]): readonly (readonly [flag: string, list: readonly string[]])[] {
  return [...values].flatMap(([flag, kind]) => (typeof kind === "string" ? [] : [[flag, kind] as const]));
}

const wordOf = ({ name, summary }: OptionRow): Word => ({ word: `--${name}`, summary: shortened(summary) });

const everywhere: readonly Word[] = [
  ...globalOptions.map(wordOf),
  { word: "--help", summary: "Say what the command does and takes." },
];

/** Files where one of several arguments is a file, which a shell completes over folders; else folders; else what the first one is. */
function argumentKind({ arguments: given }: CommandRow): Kind {
  const kinds = given.map(({ name, offered }) => kindOf(name, offered));
  return (["files", "folders"] as const).find((kind) => kinds.includes(kind)) ?? kinds[0] ?? "none";
}

/** What a value's name in the help says of it, unless the row says more. */
function kindOf(valueName: string, offered: Offered | undefined): Kind {
  if (offered !== undefined) return offered;
  if (["FILE", "EXPORT"].includes(valueName)) return "files";
  return ["FOLDER", "DIR", "BRAND"].includes(valueName) ? "folders" : "none";
}

/** A summary as one short line. */
function shortened(summary: string): string {
  if (summary.length <= longest) return summary;
  return `${summary.slice(0, summary.lastIndexOf(" ", longest)).replace(/[\s,;:(]+$/u, "")} …`;
}
