import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { advisoryLock, rowLock, withoutComments } from "./clause.ts";

const sources = fileURLToPath(new URL("./", import.meta.resolve("@livery/house")));
/** Tests and their helpers run in no server. */
const elsewhere = /(?:^|\/)testing\/|\.test\.ts$/u;
const builder = /\.for(?:NoKey|Key)?(?:Update|Share)\(/gu;

/**
 * All locks in statements of the server's sources, by their text and the text before: the name stays if the file moves.
 * Duplicates in one file count once.
 */
export async function lockSites(): Promise<readonly string[]> {
  const files = (await readdir(sources, { recursive: true })).filter(
    (file) => file.endsWith(".ts") && !elsewhere.test(file),
  );
  const sites = await Promise.all(files.map(async (file) => sitesIn(await readFile(join(sources, file), "utf8"))));
  return [...new Set(sites.flat())].toSorted();
}

function sitesIn(source: string): readonly string[] {
  const text = withoutComments(source, /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/[^\n]*/gu);
  const excerpt = (from: number, to: number): string => text.slice(from, to).replaceAll(/\s+/gu, " ");
  return [
    ...[...text.matchAll(rowLock)].map(({ 0: clause, index }) =>
      excerpt(Math.max(0, index - 100), index + clause.length)
        .slice(-(60 + clause.length))
        .trimStart(),
    ),
    ...[...text.matchAll(builder)].map(({ 0: call, index }) =>
      excerpt(text.lastIndexOf(".selectFrom(", index), index + call.length - 1).replace(
        /^\.(selectFrom\("\w+"\)).*(\.for)/u,
        "$1 … $2",
      ),
    ),
    ...[...text.matchAll(advisoryLock)].map(({ 0: call, index }) =>
      excerpt(index, index + call.length + 40).replace(/^(\w+\([^;"`]*?\))(?:[ "`;]|$).*/u, "$1"),
    ),
  ];
}
