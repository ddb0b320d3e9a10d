import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { allVariants, variantFile } from "@livery/skin";
import { writeWhole } from "../files/folder.ts";
import { overrideCheck } from "./override-check.ts";
import type { Override } from "./find-overrides.ts";
import { overridesModuleFile, variantModuleId } from "../platform/site-source.ts";
import { packageFolder } from "../workspace/packages.ts";

/** The folder for files that this machine writes for a brand; out of version control. */
const editorFolder = ".livery";

/** Files below the brand's folder. */
type EditorFiles = Readonly<Record<string, string>>;

/**
 * The base of the brand's tsconfig.json: the location of the types of a brand's imports on this machine, the type of a picture,
 * and the check of its own files against the variants that they replace.
 */
export function editorFiles(folder: string, overrides: readonly Override[]): EditorFiles {
  return {
    [`${editorFolder}/tsconfig.json`]: editorConfig(join(folder, editorFolder)),
    [`${editorFolder}/pictures.d.ts`]: pictures,
    [`${editorFolder}/overrides.ts`]: overrideCheck(overrides).text,
  };
}

/** Writes the files that differ from those that are there. */
export async function writeEditorFiles(folder: string, overrides: readonly Override[]): Promise<void> {
  for (const [path, text] of Object.entries(editorFiles(folder, overrides))) {
    const file = join(folder, path);
    const before = await readFile(file, "utf8").catch(() => undefined);
    if (before !== text) await writeWhole(file, text);
  }
}

/** An imported picture is its address. */
const pictures = ["svg", "png", "webp", "jpg", "avif"]
  .map((ending) => `declare module "*.${ending}" {\n  const address: string;\n  export default address;\n}\n`)
  .join("");

function editorConfig(folder: string): string {
  const at = (name: string, file: string, from?: string): readonly string[] => {
    const path = relative(folder, packageFolder(name, from)).split(sep).join("/");
    return [`${path}/${file}`];
  };
  const site = packageFolder("@livery/site");
  const config = {
    compilerOptions: {
      target: "ES2023",
      module: "ESNext",
      moduleResolution: "Bundler",
      customConditions: ["livery-source"],
      jsx: "react-jsx",
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      resolveJsonModule: true,
      allowImportingTsExtensions: true,
      types: [],
      paths: {
        "@livery/skin": at("@livery/skin", "src/index.ts"),
        "@livery/ui": at("@livery/ui", "src/index.ts"),
        "@livery/ui/tokens": at("@livery/ui", "src/tokens/index.ts"),
        "@livery/ui/contract": at("@livery/ui", "src/tokens/contract.css.ts"),
        "@livery/site/variants": at("@livery/site", overridesModuleFile),
        ...Object.fromEntries(
          allVariants().map((variantId) => [
            variantModuleId(variantId),
            at("@livery/site", `src/${variantFile(variantId.kind, variantId.name, variantId.variant)}`),
          ]),
        ),
        "@livery/contract": at("@livery/contract", "src/index.ts"),
        "@livery/contract/settings": at("@livery/contract", "src/settings/index.ts"),
        "@vanilla-extract/css": at("@vanilla-extract/css", ""),
        react: at("@types/react", "index.d.ts", site),
        "react/jsx-runtime": at("@types/react", "jsx-runtime.d.ts", site),
      },
    },
    include: ["./*.ts", "../overrides"],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
