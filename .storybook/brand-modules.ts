import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";
import { brandFolders, type BrandFolder, isSkin } from "../stories/list/brand-folders.ts";

const tokensId = "virtual:livery-brand-tokens";
const configsId = "virtual:livery-brand-configs";
const allId = "virtual:livery-brands";
const ofOne = "virtual:livery-brand/";
const picture = /\.(?:svg|png|webp)$/u;
/** A file whose imports are found where the stories' are. */
const besideStories = fileURLToPath(new URL("../stories/list/brand-folders.ts", import.meta.url));

/**
 * The skins as stories wear them. Their tokens are in every story. The brands are a module each with what its `skin.config.ts` says and
 * where its pictures lie, asked for when it is chosen: nothing of a brand but its tokens is in a story of the kit.
 */
export function brandModules(): Plugin {
  // Every import of a story asks for them: the disk is read again when one of their files is new or gone.
  let known: readonly BrandFolder[] | undefined;
  const folders = (): readonly BrandFolder[] => (known ??= brandFolders());
  const brands = (): readonly BrandFolder[] => folders().filter(({ isBrand }) => isBrand);
  const isOfSkin = (file: string): boolean => folders().some(({ path }) => file.startsWith(`${normalizePath(path)}/`));
  return {
    name: "livery-brand-modules",
    enforce: "pre",
    resolveId(id, importer) {
      if ([tokensId, configsId, allId].includes(id) || id.startsWith(ofOne)) return `\0${id}`;
      // A brand elsewhere is shown with the packages of this checkout, whether it has its own or none.
      const isOurs = id.startsWith("@livery/") && importer !== undefined && isOfSkin(normalizePath(importer));
      return isOurs ? this.resolve(id, besideStories, { skipSelf: true }) : undefined;
    },
    load(id) {
      if (id === `\0${tokensId}`) return tokensOf(folders());
      if (id === `\0${configsId}`) return configsOf(brands());
      if (id === `\0${allId}`) return listOf(brands());
      if (!id.startsWith(`\0${ofOne}`)) return undefined;
      const name = id.slice(ofOne.length + 1);
      const brand = brands().find((each) => each.name === name);
      return brand === undefined ? goneModule(name) : moduleOf(brand);
    },
    // A picture or a brand that is new, or gone, is in no module that Vite knows.
    hotUpdate({ file, modules, type }) {
      if (type === "update" || !isOfSkin(file)) return modules;
      const before = folders();
      try {
        known = brandFolders();
      } catch (error) {
        // A folder of LIVERY_SKINS is no brand any more: the others are still shown.
        known = before.filter(isSkin);
        this.environment.logger.error((error as Error).message);
      }
      const ours = [...this.environment.moduleGraph.idToModuleMap].filter(([id]) =>
        id.startsWith("\0virtual:livery-brand"),
      );
      return [...modules, ...ours.map(([, module]) => module)];
    },
  };
}

const quoted = (path: string): string => JSON.stringify(normalizePath(path));

function tokensOf(folders: readonly BrandFolder[]): string {
  const files = folders.map(({ path }) => join(path, "tokens.ts")).filter((file) => existsSync(file));
  return objectOf("tokenFiles", files, (file, local) => `import * as ${local} from ${quoted(file)};`);
}

function configsOf(brands: readonly BrandFolder[]): string {
  const files = brands.map(({ path }) => join(path, "skin.config.ts"));
  return objectOf("configs", files, (file, local) => `import ${local} from ${quoted(file)};`);
}

/** A module whose one export has what it imports of each file, by the name of the file's folder. */
function objectOf(name: string, files: readonly string[], importOf: (file: string, local: string) => string): string {
  const entries = files.map((file, at) => `${JSON.stringify(basename(join(file, "..")))}: of${at}`);
  const imports = files.map((file, at) => importOf(file, `of${at}`));
  return [...imports, `export const ${name} = { ${entries.join(", ")} };`].join("\n");
}

function listOf(brands: readonly BrandFolder[]): string {
  const entries = brands.map(({ name }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(ofOne + name)})`);
  return `export const brands = { ${entries.join(", ")} };`;
}

/** A page that is open still asks for a brand that has lost its config: the error is its story's, not the server's. */
function goneModule(name: string): string {
  return `throw new Error(${JSON.stringify(`The brand ${name} is gone: its folder has no skin.config.ts.`)});`;
}

function moduleOf(brand: BrandFolder): string {
  const assets = join(brand.path, "assets");
  const files = existsSync(assets)
    ? readdirSync(assets, { recursive: true, encoding: "utf8" }).filter((path) => picture.test(path))
    : [];
  const paths = files.map((path) => normalizePath(`assets/${path}`));
  return [
    `export { default as config } from ${quoted(join(brand.path, "skin.config.ts"))};`,
    ...paths.map((path, at) => `import picture${at} from ${quoted(`${join(brand.path, path)}?url`)};`),
    `export const pictures = { ${paths.map((path, at) => `${JSON.stringify(path)}: picture${at}`).join(", ")} };`,
  ].join("\n");
}
