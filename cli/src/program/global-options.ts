import { statSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "../errors.ts";
import { environmentName, type Given, type OptionRow } from "./command-definition.ts";

/** Options of every command, before or after its words. */
export const globalOptions: readonly OptionRow[] = [
  {
    name: "cwd",
    value: "FOLDER",
    summary: "begin in this folder: relative paths, and searches for brands and houses (default: where you are)",
  },
  { name: "quiet", summary: "print results and errors alone, neither progress nor notes" },
  {
    name: "no-color",
    summary: "print without colours, as with NO_COLOR; FORCE_COLOR prints them without a terminal too",
  },
];

/** The words of a command line that may be options: those after `--` are arguments. */
function optionWords(args: readonly string[]): readonly string[] {
  const end = args.indexOf("--");
  return end === -1 ? args : args.slice(0, end);
}

/** Whether a command line or the environment has a switch, also where its other words are wrong. */
export function isSwitched(name: string, args: readonly string[], environment: Given = process.env): boolean {
  const twin = environment[environmentName(name)];
  return optionWords(args).includes(`--${name}`) || twin === "1" || twin === "true";
}

/** Turns colours off for this process and those that it starts. */
export function turnColoursOff(): void {
  // Node prefers FORCE_COLOR, and warns about the other one.
  delete process.env["FORCE_COLOR"];
  process.env["NO_COLOR"] = "1";
}

/** The folder of `--cwd`, else of its variable, else `from`. Throws UsageError unless it is a folder. */
export function beginningFolder(from: string, flag: unknown, environment: Given = process.env): string {
  const named = typeof flag === "string" ? flag : environment[environmentName("cwd")];
  if (!named) return from;
  const folder = resolve(from, named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new UsageError(`${folder} is not a folder.`, "Name a folder that is there with --cwd. Nothing was written.");
}
