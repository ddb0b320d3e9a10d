import { variantsModuleId } from "@livery/skin";
import type { Plugin } from "vite";
import { inSite, type SiteSource } from "./site-source.ts";

/** The source of the variants' code: the boot object's files, or the site's own folders. */
export type VariantsMode = "assembled" | "bundled";

/** The id of the loader in the module graph. */
export const resolvedVariantsId = `\0${variantsModuleId}`;

/**
 * Resolves `import { loadVariant } from "livery-variants"`. The client build must not name a variant: it imports the file from
 * the boot object, so that no chunk contains another variant's name or hash. The server build and the dev server look the chosen
 * variant up in a table.
 */
export function variantsPlugin(site: SiteSource, mode: VariantsMode): Plugin {
  return {
    name: "livery-variants",
    resolveId: (id) => (id === variantsModuleId ? resolvedVariantsId : undefined),
    load: (id) =>
      id === resolvedVariantsId ? (mode === "assembled" ? assembledLoader : bundledLoader(site)) : undefined,
  };
}

/** Only `import()` turns a string into code here, and links take a path: Trusted Types do not object. */
const assembledLoader = `
const loading = new Map();

function sheet(href) {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(href + " did not load"));
    });
    document.head.append(link);
  });
}

const sheets = new Map();

function sheetOnce(href) {
  const known = sheets.get(href);
  if (known) return known;
  const fresh = sheet(href);
  sheets.set(href, fresh);
  fresh.catch(() => sheets.delete(href));
  return fresh;
}

export function loadVariant(boot, kind, name) {
  const chosen = boot[kind][name];
  const known = loading.get(chosen.js);
  if (known) return known;
  const css = chosen.css.filter((href) => !boot.inlined.includes(href)).map(sheetOnce);
  const module = Promise.all([import(/* @vite-ignore */ chosen.js), ...css]).then(([loaded]) => loaded);
  loading.set(chosen.js, module);
  module.catch(() => loading.delete(chosen.js));
  return module;
}
`;

function bundledLoader(site: SiteSource): string {
  const rows = site.variants.map(
    ({ kind, name, variant, file }) =>
      `  ${JSON.stringify(`${kind}/${name}/${variant}`)}: () => import(${JSON.stringify(inSite(site, file))}),`,
  );
  return `
const variants = {
${rows.join("\n")}
};
const loading = new Map();

export function loadVariant(boot, kind, name) {
  const key = kind + "/" + name + "/" + boot[kind][name].variant;
  const known = loading.get(key);
  if (known) return known;
  const variant = variants[key];
  if (variant === undefined) return Promise.reject(new Error("There is no variant " + key));
  const module = variant();
  loading.set(key, module);
  module.catch(() => loading.delete(key));
  return module;
}
`;
}
