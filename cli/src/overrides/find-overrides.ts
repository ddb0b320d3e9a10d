import { join } from "node:path";
import { nearestName } from "@livery/contract/settings";
import { allVariants, pluginVariant, variantFile, type VariantKind, type Skin } from "@livery/skin";
import { chosenVariants } from "../platform/chosen-variants.ts";
import { ConfigError } from "../errors.ts";
import { filesIn } from "../files/folder.ts";
import type { LoadedId, VariantId } from "../platform/variant-key.ts";

/** The folder of a brand's own files. */
export const overridesFolder = "overrides";

/** A brand's own file that replaces a variant, or is a plugin. */
export interface Override extends LoadedId {
  /** From the brand's folder, with slashes: `overrides/pages/home/lobby.tsx`. */
  readonly path: string;
  readonly file: string;
}

/** The folder for the parts of variants: below it a file may have any name. */
const partsFolder = "parts";

/** The folder for the brand's plugins. */
const pluginsFolder = "plugins";

/** `pages/home/lobby.tsx`: like a variant's own file, without the site's folder for variants. */
export function overrideFile(kind: VariantKind, name: string, variant: string): string {
  return variantFile(kind, name, variant).replace("/variants/", "/");
}

/**
 * The files of a brand's `overrides/` that replace a variant, in path order, then its plugins, in the config's. Throws ConfigError (exit 3) for a
 * component whose name is none of the brand's variants, so that no file is silently ignored, and for a plugin without a file: each with the most
 * similar name.
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
  if (problems.length === 0) return [...found, ...plugins(root, skin, files)];
  throw new ConfigError(`Files in ${root} replace no variant that this brand shows.`, problems, {
    correct: `Name a file after the variant that it replaces, or put parts of variants into a folder "${partsFolder}"`,
  });
}

function plugins(root: string, skin: Skin, files: readonly string[]): readonly Override[] {
  const missing = skin.plugins.filter((name) => !files.includes(pluginFile(name)));
  if (missing.length > 0) {
    const unnamed = unnamedPlugins(skin, files);
    throw new ConfigError(
      `The brand names plugins that are not in ${join(root, pluginsFolder)}.`,
      missing.map((name) => {
        const nearest = nearestName(pluginFile(name), unnamed);
        const hint = nearest === undefined ? "" : ` There is ${overridesFolder}/${nearest}.`;
        return `skin.config.ts: plugins: "${name}" has no file ${overridesFolder}/${pluginFile(name)}.${hint}`;
      }),
      { correct: "Write the file, with export default definePlugin({ slots, on }), or take the name from plugins" },
    );
  }
  return skin.plugins.map((name) => ({
    kind: "plugins",
    name,
    variant: pluginVariant,
    path: `${overridesFolder}/${pluginFile(name)}`,
    file: join(root, pluginsFolder, `${name}.tsx`),
  }));
}

const pluginFile = (name: string): string => `${pluginsFolder}/${name}.tsx`;

/** Code directly in the plugins' folder that the config does not name. */
function unnamedPlugins({ plugins: named }: Skin, files: readonly string[]): readonly string[] {
  return files.filter(
    (file) =>
      /^plugins\/[^/]+\.[jt]sx?$/u.test(file) &&
      !/\.(?:css|d)\.ts$/u.test(file) &&
      !named.some((name) => file === pluginFile(name)),
  );
}

/** A sentence for each file that looks like a plugin and is not used. */
export async function unusedPlugins(folder: string, skin: Skin): Promise<readonly string[]> {
  return unnamedPlugins(skin, await filesIn(join(folder, overridesFolder))).map(
    (file) =>
      `${overridesFolder}/${file} is not used: name it in plugins of skin.config.ts, or move it to ${overridesFolder}/${pluginsFolder}/${partsFolder} if other files import it`,
  );
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
  if (first === partsFolder || first === pluginsFolder || rest.slice(0, -1).includes(partsFolder)) return false;
  return /\.[jt]sx$/.test(file);
}

function strayFile(file: string, shown: readonly string[]): string {
  const unchosen = allVariants().find(({ kind, name, variant }) => overrideFile(kind, name, variant) === file);
  const nearest = nearestName(file, shown);
  const why = unchosen === undefined ? "is not a variant" : "replaces a variant that this brand does not choose";
  const hint = nearest === undefined ? "" : ` Did you mean "${overridesFolder}/${nearest}"?`;
  return `${overridesFolder}/${file}: ${why}. Allowed: ${shown.join(", ")}.${hint}`;
}
