import { existsSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { styleText } from "node:util";
import { brandFolder, knownSkin } from "../brand/find-skin.ts";
import { productSource } from "../eject/product-source.ts";
import { UsageError } from "../errors.ts";
import { finishReplacing } from "../files/replace-files.ts";
import { overridesFolder } from "../overrides/find-overrides.ts";
import { recordedRelease } from "../own/base-record.ts";
import { isStale, ownFiles, type OwnFile } from "../own/own-files.ts";
import { describeState, nextStep } from "../own/own-notes.ts";
import { textDiff } from "../own/text-diff.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/** `livery status [NAME]`: each own file beside its base and the product. */
export const status: Run = async ({ argument, directory, switched }) => {
  const folder = brandFolder(directory, argument("NAME"));
  await finishReplacing(folder);
  const product = productSource();
  const [files, recorded] = [await ownFiles(folder, product), await recordedRelease(folder)];
  const shown = files.map((file) => ({
    path: `${overridesFolder}/${file.path}`,
    state: file.state,
    source: file.record?.source ?? null,
    base: file.record?.release ?? null,
    problems: file.problems,
  }));
  if (switched("json"))
    return printJson({ brand: folder, release: product.release, upgradedTo: recorded ?? null, files: shown });
  if (files.length === 0) {
    process.stdout.write(`${folder} has no own files. livery eject --list says what can be one.\n`);
    return;
  }
  const rows = files.map((file) => [
    `${overridesFolder}/${file.path}`,
    stateText(file),
    file.record === undefined ? "" : `from ${file.record.release}`,
    describeState(file, product),
  ]);
  const next = nextStep(files, relative(directory, folder));
  process.stdout.write(`${table(rows)}\n${next === undefined ? "" : `${next}\n`}`);
};

const stateText = (file: OwnFile): string => (isStale(file) ? styleText("yellow", file.state) : file.state);

/** `livery diff [NAME] [OWN]`: what the author changed since the base, then what the product changed. */
export const diff: Run = async ({ argument, directory, switched }) => {
  const [first, second] = [argument("NAME"), argument("OWN")];
  // `livery diff overrides/pages/home/lobby.tsx` in the brand's folder.
  const isFile = second === undefined && first !== undefined && knownSkin(directory, first) === undefined;
  const folder = brandFolder(directory, isFile && existsSync(resolve(directory, first)) ? undefined : first);
  await finishReplacing(folder);
  const product = productSource();
  const all = await ownFiles(folder, product);
  const wanted = isFile ? first : second;
  const files = wanted === undefined ? all : [namedFile(all, wanted, folder, directory)];
  const diffs = files.map((file) => ({ path: `${overridesFolder}/${file.path}`, state: file.state, ...sides(file) }));
  if (switched("json")) return printJson({ brand: folder, release: product.release, files: diffs });
  const parts = diffs.flatMap(({ path, product: theirs, yours }) => [
    ...(yours === "" ? [] : [`# yours, since ${path} was copied`, yours.trimEnd()]),
    ...(theirs === "" ? [] : [`# the product's, since ${path} was copied`, theirs.trimEnd()]),
  ]);
  process.stdout.write(
    parts.length === 0 ? "Nothing has changed since these files were copied.\n" : `${parts.join("\n")}\n`,
  );
};

/** Both differences of a file; "" where there is none. */
function sides({ own, path, present, record, state }: OwnFile): { readonly yours: string; readonly product: string } {
  if (record === undefined) return { yours: "", product: "" };
  const shown = `${overridesFolder}/${path}`;
  const base = [record.text, `release ${record.release}`] as const;
  return {
    yours: textDiff(shown, base, [own?.body ?? null, "yours"]),
    product:
      record.kind === "wrap" || state === "deleted" ? "" : textDiff(shown, base, [present ?? null, "this release"]),
  };
}

function namedFile(files: readonly OwnFile[], wanted: string, folder: string, directory: string): OwnFile {
  const candidates = [resolve(directory, wanted), resolve(folder, wanted), resolve(folder, overridesFolder, wanted)];
  const root = resolve(folder, overridesFolder);
  const paths = new Set(candidates.map((file) => relative(root, file).split(sep).join("/")));
  const found = files.find(({ path }) => paths.has(path));
  if (found !== undefined) return found;
  throw new UsageError(
    `${wanted} is no own file of the brand in ${folder}.`,
    files.length === 0
      ? "It has none."
      : `Name one of ${files.map(({ path }) => `${overridesFolder}/${path}`).join(", ")}.`,
  );
}
