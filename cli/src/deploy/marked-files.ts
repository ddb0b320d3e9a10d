import { sha256 } from "../files/hashing.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../files/folder.ts";
import type { DeployFile } from "./deploy-files.ts";

/** What a file in the output folder is, beside what would be written: `changed` was changed by hand, or is somebody else's. */
export type FileState = "new" | "same" | "outdated" | "changed";

export interface PlannedFile {
  readonly path: string;
  readonly content: string;
  readonly state: FileState;
  /** What is there now; undefined for a new file. */
  readonly before: string | undefined;
}

const mark = (text: string): string =>
  `# Written by livery deploy-files; a change by hand is noticed by this hash: ${sha256(text).slice(0, 16)}\n`;

/** The text with its mark: as the first line, or as the second where a script names its program in the first. */
function marked(text: string): string {
  const [first = ""] = /^#!.*\n/u.exec(text) ?? [];
  return first + mark(text) + text.slice(first.length);
}

/** Whether a file is as some run of the command wrote it. */
function isUntouched(content: string): boolean {
  const line = /^# Written by livery deploy-files;.*\n/mu.exec(content)?.[0];
  return line !== undefined && marked(content.replace(line, "")) === content;
}

/** Compares the files with those in a folder. */
export function planFiles(folder: string, files: readonly DeployFile[]): Promise<readonly PlannedFile[]> {
  return Promise.all(
    files.map(async ({ path, text }) => {
      const content = marked(text);
      const there = await readFile(join(folder, path), "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      return { path, content, state: stateOf(there, content), before: there };
    }),
  );
}

function stateOf(there: string | undefined, content: string): FileState {
  if (there === undefined) return "new";
  if (there === content) return "same";
  // Git may have written the ends of lines as Windows has them: that is no change by hand, and a shell cannot read them.
  return isUntouched(there.replaceAll("\r\n", "\n")) ? "outdated" : "changed";
}

/** Writes what is not there yet or is of another content, each file completely or not at all. */
export async function writePlanned(folder: string, files: readonly PlannedFile[]): Promise<void> {
  for (const { path, content, state } of files) if (state !== "same") await writeWhole(join(folder, path), content);
}
