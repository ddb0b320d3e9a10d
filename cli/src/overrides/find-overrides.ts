import { join } from "node:path";
import { nearestName } from "@livery/contract/settings";
import { allVariants, variantFile, type VariantKind, type Skin } from "@livery/skin";
import { chosenVariants } from "../platform/chosen-variants.ts";
import { ConfigError } from "../errors.ts";
import { filesIn } from "../files/folder.ts";
import type { VariantId } from "../platform/variant-key.ts";

/** The folder of a brand's own files. */
export const overridesFolder = "overrides";

/** A brand's own file that replaces a variant. */
export interface Override extends VariantId {
  /** From the brand's folder, with slashes: `overrides/pages/home/lobby.tsx`. */
  readonly path: string;
  readonly file: string;
}

/** The folder for the parts of variants: below it a file may have any name. */
const partsFolder = "parts";

/** `pages/home/lobby.tsx`: like a variant's own file, without the site's folder for variants. */
export function overrideFile(kind: VariantKind, name: string, variant: string): string {
  return variantFile(kind, name, variant).replace("/variants/", "/");
}

/**
 * The files of a brand's `overrides/` that replace a variant, in path order. Throws ConfigError (exit 3) for a component whose
 * name is none of the brand's variants, so that no file is silently ignored: each with the most similar name.
 */
export async function findOverrides(folder: string, skin: Skin): Promise<readonly Override[]> {
  const root = join(folder, overridesFolder);
  const files = await filesIn(root);
  const shown = shownVariants(skin);
  const problems: string[] = [];
  const found: Override[] = [];
  for (const file of files) {
    if (!isComponentFile(file)) continue;
    const variantId = shown.get(file);
    if (variantId)
      found.push({ ...variantId, path: `${overridesFolder}/${file}`, file: join(root, ...file.split("/")) });
    else problems.push(strayFile(file, [...shown.keys()]));
  }
  if (problems.length === 0) return found;
  throw new ConfigError(`Files in ${root} replace no variant that this brand shows.`, problems, {
    correct: `Name a file after the variant that it replaces, or put parts of variants into a folder "${partsFolder}"`,
  });
}

/** Every variant that the brand shows on one of its hosts, by the path that replaces it. */
function shownVariants(skin: Skin): ReadonlyMap<string, VariantId> {
  const chosen = [...chosenVariants(skin).values()];
  const shows = (kind: VariantKind, name: string, variant: string): boolean =>
    chosen.some((choices) => new Map<string, string>(Object.entries(choices[kind])).get(name) === variant);
  return new Map(
    allVariants()
      .filter(({ kind, name, variant }) => shows(kind, name, variant))
      .map((variantId) => [overrideFile(variantId.kind, variantId.name, variantId.variant), variantId]),
  );
}

/** Whether the author expects the file to be shown: a component, or a file outside the folders of variants. */
function isComponentFile(file: string): boolean {
  const [first = "", ...rest] = file.split("/");
  if (rest.length === 0) return /\.[jt]sx?$/.test(file) && !file.endsWith(".d.ts");
  if (first === partsFolder || rest.slice(0, -1).includes(partsFolder)) return false;
  return /\.[jt]sx$/.test(file);
}

function strayFile(file: string, shown: readonly string[]): string {
  const unchosen = allVariants().find(({ kind, name, variant }) => overrideFile(kind, name, variant) === file);
  const nearest = nearestName(file, shown);
  const why = unchosen === undefined ? "is not a variant" : "replaces a variant that this brand does not choose";
  const hint = nearest === undefined ? "" : ` Did you mean "${overridesFolder}/${nearest}"?`;
  return `${overridesFolder}/${file}: ${why}. Allowed: ${shown.join(", ")}.${hint}`;
}
