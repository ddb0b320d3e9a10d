import { relative, sep } from "node:path";
import { packageFolder } from "../workspace/packages.ts";

/**
 * The part of a brand's tsconfig.json that depends on this machine: where the types of `@livery/skin` and
 * `@livery/ui/tokens` are. `folder` is where it is written; it stays out of version control.
 */
export async function editorConfig(folder: string): Promise<string> {
  const at = (name: string, file: string): string => {
    const path = relative(folder, packageFolder(name)).split(sep).join("/");
    return `${path}/${file}`;
  };
  const config = {
    compilerOptions: {
      target: "ES2023",
      module: "ESNext",
      moduleResolution: "Bundler",
      customConditions: ["livery-source"],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      resolveJsonModule: true,
      allowImportingTsExtensions: true,
      types: [],
      paths: {
        "@livery/skin": [at("@livery/skin", "src/index.ts")],
        "@livery/ui/tokens": [at("@livery/ui", "src/tokens/index.ts")],
        "@livery/contract": [at("@livery/contract", "src/index.ts")],
        "@livery/contract/settings": [at("@livery/contract", "src/settings/index.ts")],
      },
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
