import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { setAdapter } from "@vanilla-extract/css/adapter";
import { endFileScope, setFileScope } from "@vanilla-extract/css/fileScope";

type Css = Parameters<Parameters<typeof setAdapter>[0]["appendCss"]>[0];

/** One `.css.ts` file as its author's calls made it: every rule, and which classes an element wears together. */
export interface ComponentSheet {
  /** From the folder that the packages lie in: `ui/src/action/button.css.ts`. */
  readonly path: string;
  readonly rules: readonly Css[];
  /** A composition's own class, and all that it stands for. */
  readonly compositions: ReadonlyMap<string, readonly string[]>;
}

/** What calls of vanilla-extract write down, each with the file in whose name they are made. */
function recorder() {
  const sheets = new Map<string, { rules: Css[]; compositions: Map<string, readonly string[]> }>();
  let current = "";
  const sheet = () => {
    const known = sheets.get(current) ?? { rules: [], compositions: new Map<string, readonly string[]>() };
    sheets.set(current, known);
    return known;
  };
  setAdapter({
    appendCss: (css) => sheet().rules.push(css),
    registerClassName: () => undefined,
    registerComposition: ({ classList, identifier }) => sheet().compositions.set(identifier, classList.split(" ")),
    markCompositionUsed: () => undefined,
    onEndFileScope: () => undefined,
    getIdentOption: () => "debug",
  });
  return {
    inTheNameOf: async (path: string, make: () => unknown) => {
      current = path;
      setFileScope(path, "livery");
      await make();
      endFileScope();
    },
    written: (): readonly ComponentSheet[] => [...sheets].map(([path, each]) => ({ path, ...each })),
  };
}

/** One sheet of what is made here and now. */
export async function sheetOf(path: string, make: () => unknown): Promise<ComponentSheet> {
  const { inTheNameOf, written } = recorder();
  await inTheNameOf(path, make);
  return written()[0] ?? { path, rules: [], compositions: new Map() };
}

/** The sources of the kit, on whose sheets those of other packages build. */
export const kitFolder = new URL("../../src/", import.meta.url);

/** The path of a package's sources, as sheets have it. */
export const pathOf = (folder: URL): string => pathFrom(packagesOf(folder), folder);

const packagesOf = (folder: URL): URL => new URL("../../", folder);
const pathFrom = (packages: URL, file: URL): string => file.href.slice(packages.href.length);

/** Every `.css.ts` of packages' sources, evaluated as the build evaluates it, without a bundler. */
export async function componentSheets(folders: readonly URL[]): Promise<readonly ComponentSheet[]> {
  const { inTheNameOf, written } = recorder();
  const evaluated = new Set<string>();
  const evaluate = async (file: URL, packages: URL): Promise<void> => {
    if (evaluated.has(file.href)) return;
    evaluated.add(file.href);
    // What it imports comes first, so that each rule is written down as its own file's.
    const imports = readFileSync(file, "utf8").matchAll(/from "(\.[^"]+\.css\.ts)"/gu);
    for (const [, from = ""] of imports) await evaluate(new URL(from, file), packages);
    await inTheNameOf(pathFrom(packages, file), () => import(/* @vite-ignore */ fileURLToPath(file)));
  };
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const file of files.filter((path) => path.endsWith(".css.ts")))
      await evaluate(new URL(file, folder), packagesOf(folder));
  }
  return written();
}
