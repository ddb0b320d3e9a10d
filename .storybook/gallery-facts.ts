import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { modelFile, variantNames, type VariantKind } from "../packages/skin/src/variant-names.ts";
import { contractOf } from "../stories/gallery/contract.ts";

const run = promisify(execFile);
const product = fileURLToPath(new URL("../", import.meta.url));
const site = `${product}packages/site/src/`;
const contractsId = "virtual:livery-contracts";
const bytesId = "virtual:livery-bytes";

/**
 * What a gallery says of variants that no module can say: the models as their files declare them, and what the build of these very
 * sources weighs. A Storybook that is published has them built for it; in development they are those of the last build. A figure of
 * other sources is never shown: where there is none, the terminal says why.
 */
export function galleryFacts(): Plugin {
  let isPublished = false;
  let isTested = false;
  return {
    name: "livery-gallery-facts",
    configResolved({ command, mode }) {
      isPublished = command === "build";
      isTested = mode === "test";
    },
    resolveId: (id) => (id === contractsId || id === bytesId ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${bytesId}`) {
        const { problem, variants } = await weights(isPublished);
        // Nobody reads a figure in a test.
        if (problem !== null && !isTested) this.warn(problem);
        return `export const bytes = ${JSON.stringify(variants)};`;
      }
      if (id !== `\0${contractsId}`) return undefined;
      const read = (path: string): string | null => {
        if (!existsSync(site + path)) return null;
        this.addWatchFile(site + path);
        return readFileSync(site + path, "utf8");
      };
      return `export const contracts = ${JSON.stringify(contractsIn(read))};`;
    },
    // Whatever is edited, what was built of it before says nothing any more.
    hotUpdate({ file, modules }) {
      const known = this.environment.moduleGraph.getModuleById(`\0${bytesId}`);
      if (known && /\/(packages|cli)\/.*\/src\//u.test(file)) this.environment.moduleGraph.invalidateModule(known);
      return modules;
    },
  };
}

function contractsIn(read: (path: string) => string | null) {
  const kinds = Object.entries<Readonly<Record<string, unknown>>>(variantNames) as [
    VariantKind,
    Readonly<Record<string, unknown>>,
  ][];
  return Object.fromEntries(
    kinds.flatMap(([kind, names]) =>
      Object.keys(names).map((name) => [`${kind}/${name}`, contractOf(modelFile(kind, name), read)]),
    ),
  );
}

/** What the variants weigh, or null and why nobody knows. */
async function weights(builds: boolean): Promise<{ readonly variants: unknown; readonly problem: string | null }> {
  const args = ["--conditions=livery-source", `${product}cli/src/main.ts`, "bytes", "--json"];
  try {
    const { stdout } = await run(process.execPath, builds ? args : [...args, "--built"], { maxBuffer: 1 << 24 });
    return { variants: (JSON.parse(stdout) as { readonly variants: unknown }).variants, problem: null };
  } catch (error) {
    const reason = (error as { readonly stderr?: string }).stderr?.trim() || String(error);
    return {
      variants: null,
      problem: `The gallery says “Not measured” of bytes: livery bytes has ended with\n${reason}`,
    };
  }
}
