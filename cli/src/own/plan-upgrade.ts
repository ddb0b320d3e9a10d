import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { variantFile } from "@livery/skin";
import { CliError, exitCodes } from "../errors.ts";
import { ownPath } from "../eject/own-paths.ts";
import { planEject } from "../eject/plan.ts";
import type { ProductSource } from "../eject/product-source.ts";
import { rewrite } from "../eject/rewrite.ts";
import type { FileChange } from "../files/replace-files.ts";
import { overridesFolder } from "../overrides/find-overrides.ts";
import { mendConfig, mendOwnCode } from "./apply-codemods.ts";
import { recordChange, recordedRelease, releaseChange, removedRecord, type BaseRecord } from "./base-record.ts";
import { codemods as everyCodemod, codemodsBetween, type Codemod } from "./codemods.ts";
import { ownFileChanges, refuseOlderProduct } from "./eject-files.ts";
import { mergeText } from "./merge.ts";
import { conflictMark, ownFiles, type OwnFile } from "./own-files.ts";
import { writeOwnText } from "./own-header.ts";
import { goneText } from "./own-notes.ts";
import { isNewer } from "./releases.ts";

/** What happens to a file of a brand. */
export interface UpgradedFile {
  /** From the brand's folder. */
  readonly path: string;
  /**
   * `updated` to the product's; `merged` with the author's changes; `conflict`: some places need a decision; `mended` by codemods;
   * `added`: the product's file needs it now; `kept`: nothing could be done, `note` says why.
   */
  readonly action: "updated" | "merged" | "conflict" | "mended" | "added" | "kept";
  readonly conflicts: number;
  readonly note?: string;
  /** Where it stood before, if its variant has another name now. */
  readonly renamedFrom?: string;
}

export interface UpgradePlan {
  /** Undefined for a brand that never recorded one. */
  readonly from: string | undefined;
  readonly to: string;
  readonly codemods: readonly Codemod[];
  readonly files: readonly UpgradedFile[];
  readonly changes: readonly FileChange[];
}

const configFiles = ["skin.config.ts", "tokens.ts"] as const;

/**
 * Plans the merge of what the product changed since the brand's own files were copied. Throws CliError (exit 6) while places of an
 * earlier upgrade wait for a decision, UsageError for a product that is older than the brand.
 */
export async function planUpgrade(
  folder: string,
  product: ProductSource,
  table: readonly Codemod[] = everyCodemod,
): Promise<UpgradePlan> {
  const recorded = await recordedRelease(folder);
  refuseOlderProduct(recorded, product);
  const found = await ownFiles(folder, product);
  refuseUndecided(found);
  const since = recorded ?? earliest(found);
  const codemods = codemodsBetween(table, since, product.release);
  const files: UpgradedFile[] = [];
  const changes: FileChange[] = [];
  for (const path of configFiles) {
    const before = existsSync(join(folder, path)) ? await readFile(join(folder, path), "utf8") : "";
    const after = mendConfig(before, codemods);
    if (after === before) continue;
    changes.push({ path, content: after, before });
    files.push({ path, action: "mended", conflicts: 0 });
  }
  const renamed = found.map((file) => afterRenames(file, codemods));
  const standing = new Set(found.filter(({ own }) => own !== undefined).map(({ path }) => path));
  for (const each of renamed) {
    const note = whyUnchanged(each, standing);
    if (note === undefined) upgradeFile(each, product, codemods, files, changes);
    else files.push({ path: `${overridesFolder}/${each.file.path}`, action: "kept", conflicts: 0, note });
    standing.add(each.path);
  }
  addNeeded(renamed, product, folder, files, changes);
  if (recorded !== product.release) changes.push(releaseChange(product.release));
  return { from: since, to: product.release, codemods, files, changes };
}

/** Why a file of the author's is left as it is; undefined if it can be upgraded. */
function whyUnchanged({ file, path }: Renamed, standing: ReadonlySet<string>): string | undefined {
  if (file.own === undefined) return undefined;
  if (file.isForeign) return "it is not in UTF-8; save it in that encoding, and run the command again";
  if (path === file.path || !standing.has(path)) return undefined;
  return `its variant is ${overridesFolder}/${path} now, and there is another file of yours; move what you need of it there`;
}

function refuseUndecided(files: readonly OwnFile[]): void {
  const undecided = files.filter(({ own }) => own !== undefined && conflictMark.test(own.body));
  if (undecided.length === 0) return;
  throw new CliError(
    `Places of an earlier upgrade wait for a decision in ${undecided.map(({ path }) => `${overridesFolder}/${path}`).join(", ")}.`,
    "Decide each place between <<<<<<< and >>>>>>>, remove the markers, and run the command again. Nothing was written.",
    exitCodes.conflicts,
    undefined,
    "merge_conflicts",
  );
}

function earliest(files: readonly OwnFile[]): string | undefined {
  const releases = files.flatMap(({ record }) => (record === undefined ? [] : [record.release]));
  return releases.toSorted((a, b) => (isNewer(a, b) ? 1 : -1))[0];
}

/** An own file, and where it stands and what it is compared with after the renames of variants. */
interface Renamed {
  readonly file: OwnFile;
  readonly path: string;
  readonly source: string | undefined;
}

function afterRenames(file: OwnFile, codemods: readonly Codemod[]): Renamed {
  let source = file.record?.source;
  for (const codemod of codemods) {
    if (codemod.kind !== "variant" || source === undefined) continue;
    const stem = (variant: string): string =>
      variantFile(codemod.of.kind, codemod.of.name, variant).replace(/\.tsx$/u, "");
    if (source.startsWith(`${stem(codemod.from)}.`)) source = source.replace(stem(codemod.from), stem(codemod.to));
  }
  const path = source === undefined || source === file.record?.source ? file.path : ownPath(source);
  return { file, path, source };
}

function upgradeFile(
  { file, path, source }: Renamed,
  product: ProductSource,
  codemods: readonly Codemod[],
  files: UpgradedFile[],
  changes: FileChange[],
): void {
  const { own, record } = file;
  const shown = `${overridesFolder}/${path}`;
  if (own === undefined) return;
  const mended = mendOwnCode(own.body, codemods);
  const isRenamed = path !== file.path;
  const write = (content: string): void => {
    const before = file.written ?? null;
    if (isRenamed) changes.push({ path: `${overridesFolder}/${file.path}`, content: null, before });
    changes.push({ path: shown, content, before: isRenamed ? null : before });
  };
  const report = (action: UpgradedFile["action"], conflicts = 0, note?: string): void =>
    void files.push({
      path: shown,
      action,
      conflicts,
      ...(note !== undefined && { note }),
      ...(isRenamed && { renamedFrom: `${overridesFolder}/${file.path}` }),
    });

  const present = source === undefined || record?.kind === "wrap" ? undefined : planEject(product, source).files[0];
  if (record === undefined || present === undefined) {
    const isGone = source !== undefined && product.read(source) === undefined;
    if (mended !== own.body || isRenamed) {
      const next = record && { ...record, path, source: source ?? record.source, release: product.release };
      write(writeOwnText(own, mended, next));
      if (next && !isGone) changes.push(...(isRenamed ? [removedRecord(file.path)] : []), recordChange(next));
      report("mended");
    }
    if (isGone) report("kept", 0, `${goneText(source, product)}; the file stays as it is`);
    return;
  }
  const base = mendOwnCode(record.text, codemods);
  const next: BaseRecord = {
    path,
    kind: "eject",
    release: product.release,
    source: present.source,
    sha256: present.sha256,
    text: present.text,
  };
  const isSame = present.text === record.text && mended === own.body && !isRenamed;
  // A base that is still right keeps its release: nothing of the file changes with it.
  if (isSame) return;
  const merged = mergeText(mended, base, present.text, {
    own: `yours, ${shown}`,
    base: `release ${record.release}`,
    present: `release ${product.release}`,
  });
  write(writeOwnText(own, merged.text, next));
  if (isRenamed) changes.push(removedRecord(file.path));
  changes.push(recordChange(next));
  const action = merged.conflicts > 0 ? "conflict" : merged.text === present.text ? "updated" : "merged";
  const problems = rewrite(product, present.source)?.problems ?? [];
  report(action, merged.conflicts, problems.length === 0 ? undefined : problems.join("; "));
}

/** What the product's files of today need beside those that the brand has. */
function addNeeded(
  renamed: readonly Renamed[],
  product: ProductSource,
  folder: string,
  files: UpgradedFile[],
  changes: FileChange[],
): void {
  const known = new Set(renamed.map(({ path }) => path));
  const sources = renamed.flatMap(({ file, source }) =>
    file.record?.kind === "eject" && file.own !== undefined && source !== undefined ? [source] : [],
  );
  for (const source of sources) {
    if (product.read(source) === undefined) continue;
    for (const needed of planEject(product, source).files) {
      if (known.has(needed.path)) continue;
      known.add(needed.path);
      const path = `${overridesFolder}/${needed.path}`;
      if (existsSync(join(folder, ...path.split("/")))) {
        files.push({ path, action: "kept", conflicts: 0, note: `${source} needs it now, and yours is another file` });
        continue;
      }
      changes.push(...ownFileChanges({ ...needed, kind: "eject", release: product.release }));
      files.push({ path, action: "added", conflicts: 0 });
    }
  }
}
