import { fileURLToPath } from "node:url";
import { filesOfUiKit, importsOfUiKit } from "@livery/tools/kit-names";
import { normalizePath, type Plugin } from "vite";

export const uiKitIndex: string = fileURLToPath(new URL("../packages/ui/src/index.ts", import.meta.url));

/**
 * In development a file takes what it names of the kit from the kit's own files. By the kit's index a story of a button would ask
 * for every component and its styles, two hundred requests before anything is drawn.
 */
export function uiKitParts(): Plugin {
  let files = filesOfUiKit(uiKitIndex);
  return {
    name: "livery-kit-parts",
    apply: "serve",
    enforce: "pre",
    // The index itself may be no module of what is drawn: Vite watches it because it is asked to.
    buildStart() {
      this.addWatchFile(uiKitIndex);
    },
    watchChange(file) {
      if (file === normalizePath(uiKitIndex)) files = filesOfUiKit(uiKitIndex);
    },
    transform: {
      filter: { id: /\/(?:stories|packages\/(?:site|panel))\/.*\.tsx?$/u, code: /from "@livery\/ui"/u },
      handler: (code, file) => ({ code: byParts(code, files, file), map: null }),
    },
  };
}

/** The code with the same names from their files, each line where it was. */
export function byParts(code: string, files: ReadonlyMap<string, string>, file?: string): string {
  let made = code;
  for (const { start, end, values } of importsOfUiKit(code, file).toReversed()) {
    if (values.some(({ name }) => !files.has(name))) continue;
    const parts = values.map(
      ({ name, written }) => `import { ${written} } from ${JSON.stringify(normalizePath(files.get(name) ?? ""))};`,
    );
    const lineBreaks = "\n".repeat(code.slice(start, end).split("\n").length - 1);
    made = made.slice(0, start) + parts.join(" ") + lineBreaks + made.slice(end);
  }
  return made;
}
