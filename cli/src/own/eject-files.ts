import { existsSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../errors.ts";
import type { EjectTarget } from "../eject/eject-target.ts";
import { planEject, type EjectedFile } from "../eject/plan.ts";
import type { ProductSource } from "../eject/product-source.ts";
import type { FileChange } from "../files/replace-files.ts";
import { overridesFolder } from "../overrides/find-overrides.ts";
import { readRecords, recordChange, recordedRelease, releaseChange, type BaseRecord } from "./base-record.ts";
import { ownHeader } from "./own-header.ts";
import { isNewer } from "./releases.ts";

/** What an ejection would do. */
export interface Ejection {
  readonly changes: readonly FileChange[];
  /** From the brand's folder: the file that was named, then what it needs. */
  readonly written: readonly string[];
  /** Copies of an earlier ejection that it uses too. */
  readonly reused: readonly string[];
  /** The names of `@livery/site/variants` that stay the product's. */
  readonly linked: readonly string[];
}

/**
 * Plans the copy of a variant or part into a brand's `overrides/`. Throws UsageError (exit 2) where a file is in the way, what it
 * shares is of another release, or it cannot be an own file.
 */
export async function planEjection(folder: string, product: ProductSource, target: EjectTarget): Promise<Ejection> {
  const records = new Map((await readRecords(folder)).map((record) => [record.path, record]));
  const recorded = await recordedRelease(folder);
  refuseOlderProduct(recorded, product);
  const { files, linked, problems } = planEject(product, target.source);
  if (problems.length > 0)
    throw new UsageError(
      `${target.what} of ${target.name} cannot be an own file: ${problems.join("; ")}.`,
      "livery eject --list says what can. A part that cannot is used from @livery/site/variants.",
    );
  const [main, ...others] = files;
  const there = (path: string): boolean => existsSync(join(folder, overridesFolder, ...path.split("/")));
  if (main === undefined || there(main.path))
    throw new UsageError(
      `${overridesFolder}/${main?.path} is there already.`,
      "It is never overwritten. Move it away to begin again, or see what you changed with livery diff.",
    );
  const reused = others.filter(({ path }) => there(path));
  for (const file of reused) refuseForeign(file, records.get(file.path), product.release);
  const fresh = files.filter((file) => !reused.includes(file));
  const changes = fresh.flatMap((file) => ownFileChanges({ ...file, kind: "eject", release: product.release }));
  return {
    changes: recorded === undefined ? [...changes, releaseChange(product.release)] : changes,
    written: fresh.map(({ path }) => `${overridesFolder}/${path}`),
    reused: reused.map(({ path }) => `${overridesFolder}/${path}`),
    linked,
  };
}

/** A new own file and its record. */
export function ownFileChanges(record: BaseRecord): readonly FileChange[] {
  return [
    { path: `${overridesFolder}/${record.path}`, content: ownHeader(record) + record.text, before: null },
    recordChange(record),
  ];
}

function refuseForeign(file: EjectedFile, record: BaseRecord | undefined, release: string): void {
  const path = `${overridesFolder}/${file.path}`;
  if (record === undefined)
    throw new UsageError(
      `${path} is needed too, and there is a file of that name that was not ejected.`,
      "Rename your file, with the imports of it, and run the command again. Nothing was written.",
    );
  if (record.text !== file.text)
    throw new UsageError(
      `${path} is needed too, and was copied from release ${record.release}: in release ${release} it is another.`,
      "Run livery upgrade first. Nothing was written.",
    );
}

/** Throws UsageError (exit 2) if a later release has written the brand's records. */
export function refuseOlderProduct(recorded: string | undefined, product: ProductSource): void {
  if (recorded === undefined || !isNewer(recorded, product.release)) return;
  throw new UsageError(
    `This brand was upgraded to release ${recorded}, and this is the command of release ${product.release}.`,
    "Install that release or a later one. Nothing was written.",
  );
}
