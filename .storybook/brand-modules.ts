import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";

const skins = fileURLToPath(new URL("../skins/", import.meta.url));
const allId = "virtual:livery-brands";
const ofOne = "virtual:livery-brand/";
const picture = /\.(?:svg|png|webp)$/u;

/**
 * The brands of `skins/` as the site's stories wear them: each a module of its own with what its `skin.config.ts` says and where its
 * pictures lie, asked for when it is chosen. Nothing of a brand but its tokens is in a story of the kit.
 */
export function brandModules(): Plugin {
  return {
    name: "livery-brand-modules",
    resolveId: (id) => (id === allId || id.startsWith(ofOne) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${allId}`) return listOf(brandNames());
      return id.startsWith(`\0${ofOne}`) ? moduleOf(id.slice(ofOne.length + 1)) : undefined;
    },
    // A picture or a brand that is new, or gone, is in no module that Vite knows.
    hotUpdate({ file, modules, type }) {
      if (type === "update" || !file.startsWith(normalizePath(skins))) return modules;
      const known = [...this.environment.moduleGraph.idToModuleMap].filter(([id]) =>
        id.startsWith("\0virtual:livery-brand"),
      );
      return [...modules, ...known.map(([, module]) => module)];
    },
  };
}

/** A folder with tokens alone is a look without a brand. */
function brandNames(): readonly string[] {
  return readdirSync(skins).filter((name) => existsSync(`${skins}${name}/skin.config.ts`));
}

function listOf(names: readonly string[]): string {
  const entries = names.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(ofOne + name)})`);
  return `export const brands = { ${entries.join(", ")} };`;
}

function moduleOf(name: string): string {
  const folder = `${skins}${name}/`;
  const files = existsSync(`${folder}assets`)
    ? readdirSync(`${folder}assets`, { recursive: true, encoding: "utf8" }).filter((path) => picture.test(path))
    : [];
  const from = (path: string): string => JSON.stringify(normalizePath(folder + path));
  const paths = files.map((path) => normalizePath(`assets/${path}`));
  return [
    `export { default as config } from ${from("skin.config.ts")};`,
    ...paths.map((path, at) => `import picture${at} from ${from(`${path}?url`)};`),
    `export const pictures = { ${paths.map((path, at) => `${JSON.stringify(path)}: picture${at}`).join(", ")} };`,
  ].join("\n");
}
