import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { dirname, extname } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { RolldownOutput } from "rolldown";
import { importRules, type ImportRules, type RefusedImport } from "./import-rules.ts";
import { oneLine } from "./one-line.ts";

/** A brand's code as one script that declares the variable `brand`, its module. */
export interface Bundle {
  readonly code: string;
  /** The place in the author's files of a place in `code`; lines and columns from 1. */
  readonly placeOf: (line: number, column: number) => string | undefined;
}

/** Code that cannot become a script: syntax errors and files that are not found, each with its place, and imports that are not permitted. */
export class BundleError extends Error {
  override readonly name = "BundleError";
  readonly problems: readonly string[];
  readonly refused: readonly RefusedImport[];

  constructor(problems: readonly string[], refused: readonly RefusedImport[], cause?: unknown) {
    super(problems.join("\n"), { cause });
    this.problems = problems;
    this.refused = refused;
  }
}

/** The most that the files of one brand's code may have together, in bytes. */
const mostBytes = 4 * 1024 * 1024;

/** Joins a file and what it imports to one script. Reads only what the rules permit, and executes nothing. */
export async function bundle(file: string, rules: ImportRules): Promise<Bundle> {
  const { rolldown } = await import("rolldown");
  const folder = dirname(file);
  const { resolve, refused, isOwn } = importRules(file, rules);
  let bytes = 0;
  let output: RolldownOutput["output"];
  try {
    const build = await rolldown({
      input: file,
      cwd: folder,
      platform: "neutral",
      tsconfig: false,
      logLevel: "silent",
      // A name that a module does not export is undefined, as in the editor; the field that it sets is then reported.
      shimMissingExports: true,
      resolve: { conditionNames: ["livery-source", "module", "import"], mainFields: ["module", "main"] },
      plugins: [
        {
          name: "livery-import-rules",
          resolveId: (source, importer) => resolve(source, importer),
          load: (id) => {
            if (!isOwn(id)) return null;
            const text = readFileSync(id, "utf8").replace(/^\uFEFF/u, "");
            bytes += text.length;
            if (bytes > mostBytes)
              throw new PlainProblem(`The brand's code is longer than ${mostBytes / 1024 / 1024} MiB.`);
            return extname(id) === ".json" ? { code: jsonModule(id, text), moduleType: "js" } : text;
          },
        },
      ],
    });
    ({ output } = await build.generate({
      dir: folder,
      format: "iife",
      name: "brand",
      exports: "named",
      codeSplitting: false,
      sourcemap: true,
    }));
  } catch (error) {
    throw new BundleError(problemsIn(error), refused(), error);
  }
  if (refused().length > 0) throw new BundleError([], refused());
  const [{ code, map }] = output;
  const lines = code.split("\n");
  const sources = map === null ? undefined : new SourceMap(JSON.parse(map.toString()) as SourceMapPayload);
  return {
    code,
    placeOf: (line, column) => {
      // The start of a statement has no place if the bundler wrote it; the author's own part follows in the same line.
      for (let at = column; at <= (lines[line - 1]?.length ?? 0); at += 1) {
        const entry = sources?.findEntry(line - 1, at - 1);
        if (entry && "originalSource" in entry && entry.originalSource !== undefined)
          return `${entry.originalSource}:${entry.originalLine + 1}`;
      }
      return undefined;
    },
  };
}

/** A problem whose message is complete. */
class PlainProblem extends Error {
  override readonly name = "PlainProblem";
}

function jsonModule(file: string, text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    throw new PlainProblem(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  // Parsed by the script: as a literal, a property named __proto__ would set the prototype.
  return `export default JSON.parse(${JSON.stringify(text)});`;
}

/** The bundler's errors as lines: `tokens.ts:4: Expected a semicolon`. */
function problemsIn(error: unknown): readonly string[] {
  const all: readonly unknown[] =
    error instanceof Error && "errors" in error && Array.isArray(error.errors) ? error.errors : [error];
  return all.map((each) => {
    const text = stripVTControlCharacters(each instanceof Error ? each.message : String(each));
    const [, own] = /PlainProblem: (.*)/u.exec(text) ?? [];
    if (own !== undefined) return oneLine(own);
    const [, code = "", reason = text] = /^\[(\w+)\] (.*)/u.exec(text) ?? [];
    const [, file, line] = /\[ (.+):(\d+):\d+ \]/u.exec(text) ?? [];
    const place = file === undefined ? "" : `${file}:${line}: `;
    return oneLine(place + (code === "INVALID_TLA_FORMAT" ? "await is not allowed outside a function" : reason));
  });
}
