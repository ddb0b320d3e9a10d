import { readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { describeProblem, type Problem } from "@livery/skin";
import { nearestName } from "@livery/contract/settings";
import { ConfigError } from "../errors.ts";
import { BundleError } from "../sandbox/bundle.ts";
import { CodeError, evaluateCode } from "../sandbox/evaluate-code.ts";
import type { RefusedImport } from "../sandbox/import-rules.ts";
import { packageFolder } from "../workspace/packages.ts";
import { shippedFolder } from "./shipped-skins.ts";
import { skinFile } from "./skin-file.ts";

export interface EvaluatedSkin {
  /** The default export, as JSON would carry it; undefined without one. */
  readonly raw: unknown;
  /** Paths of properties that no object may have. */
  readonly forbidden: readonly (readonly string[])[];
}

/**
 * Evaluates a `skin.config.ts` in a process without rights, within `milliseconds` (default: 10 s). Throws ConfigError (exit 3) if
 * the file, or one of its imports, cannot be read, imports what it may not, throws, or exceeds a limit.
 */
export async function evaluateSkin(file: string, milliseconds?: number): Promise<EvaluatedSkin> {
  try {
    const rules = { packages: packages(), folders: [shippedFolder()] };
    const { value, forbidden } = await evaluateCode(file, rules, milliseconds);
    return { raw: value, forbidden };
  } catch (error) {
    if (error instanceof CodeError) throw unreadableSkin(file, [`${error.place ?? skinFile}: ${error.message}`], error);
    if (!(error instanceof BundleError)) throw error;
    throw unreadableSkin(file, [...error.problems, ...describeRefused(dirname(file), error.refused)], error);
  }
}

/** Only the definition: the rest of the packages is not for skin files. */
function packages(): Readonly<Record<string, string>> {
  return {
    "@livery/skin": join(packageFolder("@livery/skin"), "src", "definition.ts"),
    "@livery/ui/tokens": join(packageFolder("@livery/ui"), "src", "tokens", "index.ts"),
  };
}

/** In the order of the files; the bundler reads them side by side. */
function describeRefused(folder: string, refused: readonly RefusedImport[]): readonly string[] {
  const placed = refused.map((each) => ({
    ...each,
    file: relative(folder, each.importer).split(sep).join("/"),
    line: lineOf(each.importer, each.specifier),
  }));
  const order = placed.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  return order.map(({ file, line, specifier, allowed }) => {
    if (allowed === "") return `${line === undefined ? file : `${file}:${line}`}: Cannot find module '${specifier}'`;
    const nearest = nearestName(specifier, Object.keys(packages()));
    const problem: Problem = { file, field: "import", value: specifier, allowed };
    return describeProblem({ ...problem, ...(line && { line }), ...(nearest && { nearest }) });
  });
}

/** The line of an import, from 1; undefined if it is not written in one piece. */
function lineOf(file: string, specifier: string): number | undefined {
  const lines = readFileSync(file, "utf8").split("\n");
  const quoted = ['"', "'", "`"].map((quote) => quote + specifier + quote);
  const index = lines.findIndex(
    (line) => quoted.some((each) => line.includes(each)) && /import|from|require/u.test(line),
  );
  return index === -1 ? undefined : index + 1;
}

function unreadableSkin(file: string, problems: readonly string[], cause: unknown): ConfigError {
  return new ConfigError(
    `The skin in ${file} cannot be read.`,
    problems,
    { correct: `Correct the file that is named (${skinFile} exports defineSkin({ … }) as its default)` },
    cause,
  );
}
