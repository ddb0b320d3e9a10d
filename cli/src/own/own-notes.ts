import { nearestName } from "@livery/contract/settings";
import type { ProductSource } from "../eject/product-source.ts";
import { ConfigError } from "../errors.ts";
import { overridesFolder } from "../overrides/find-overrides.ts";
import { isStale, ownFiles, type OwnFile } from "./own-files.ts";

/** What a state means, for a person. */
export function describeState({ problems, record, state }: OwnFile, product: ProductSource): string {
  switch (state) {
    case "unchanged":
      return "as the product has it";
    case "edited":
      return "edited by you";
    case "changed":
      return "changed in the product, and not by you";
    case "both":
      return ["changed by you and in the product", ...problems].join("; ");
    case "gone":
      return goneText(record?.source ?? "", product);
    case "wrapped":
      return "around the product's own";
    case "deleted":
      return "deleted by you; its record is still there";
    case "no base":
      return "your own, without a known base: no release is merged into it";
  }
}

/** That the product has a file no more, with the nearest of its folder. */
export function goneText(source: string, product: ProductSource): string {
  const folder = source.slice(0, source.lastIndexOf("/") + 1);
  const siblings = product.files().filter((file) => file.startsWith(folder) && !/\.(?:css|test)\./u.test(file));
  const nearest = nearestName(source, siblings) ?? siblings[0];
  const hint = nearest === undefined ? "" : `; the nearest is ${nearest.slice(folder.length).replace(/\.tsx?$/u, "")}`;
  return `release ${product.release} has no ${source} any more${hint}`;
}

/** The command that helps; undefined where there is nothing to do. */
export function nextStep(files: readonly OwnFile[], brand: string): string | undefined {
  const name = brand === "" ? "" : ` ${brand}`;
  if (!files.some(isStale)) return undefined;
  return `livery diff${name} shows what has changed, livery upgrade${name} merges it.`;
}

/** A line for each own file that a release has something for. A record that cannot be read is a line too: it keeps nothing from being built. */
export async function staleNotes(folder: string, product: ProductSource): Promise<readonly string[]> {
  try {
    const stale = (await ownFiles(folder, product)).filter(isStale);
    return stale.map((file) => `${overridesFolder}/${file.path}: ${describeState(file, product)}`);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ message }) => message);
    return [`${overridesFolder}: its files cannot be compared with the product (${(error as Error).message})`];
  }
}
