import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const folder = new URL("../../db/functions/", import.meta.url);

/** One clause that locks rows, in the text of a function of the database. */
export interface Lock {
  /** File, line and the clause: `place-coupon:40 for share`. */
  readonly name: string;
  /** The file's script without it. */
  readonly without: string;
}

const clause = /\bfor (?:no key update|key share|update|share)(?: of \w+)?(?: nowait| skip locked)?/giu;

/** Every FOR UPDATE, FOR SHARE and the like of every function; what stands in a comment is none. */
export async function locksOfFunctions(): Promise<readonly Lock[]> {
  const files = (await readdir(fileURLToPath(folder))).filter((file) => /^[a-z0-9-]+\.ts$/u.test(file)).toSorted();
  const locks = await Promise.all(
    files.map(async (file): Promise<readonly Lock[]> => {
      const { script } = (await import(new URL(file, folder).href)) as { script: string };
      return [...script.matchAll(clause)].flatMap(({ 0: text, index }) => {
        const line = script.slice(script.lastIndexOf("\n", index) + 1, index);
        if (line.includes("--")) return [];
        const number = script.slice(0, index).split("\n").length;
        return [
          {
            name: `${file.replace(/\.ts$/u, "")}:${number} ${text}`,
            without: script.slice(0, index) + script.slice(index + text.length),
          },
        ];
      });
    }),
  );
  return locks.flat();
}
