import { normalizePath, type Plugin } from "vite";
import { filesOfKit, importOfKit, kitIndex, namesIn } from "../../scripts/kit-names.mjs";

/**
 * In development a file takes what it names of the kit from the kit's own files. By the kit's index a story of a button would ask
 * for every component and its styles, two hundred requests before anything is drawn.
 */
export function kitParts(): Plugin {
  let files = filesOfKit();
  return {
    name: "livery-kit-parts",
    apply: "serve",
    enforce: "pre",
    // The index itself may be no module of what is drawn: Vite watches it because it is asked to.
    buildStart() {
      this.addWatchFile(kitIndex);
    },
    watchChange(file) {
      if (file === normalizePath(kitIndex)) files = filesOfKit();
    },
    transform: {
      filter: { id: /\/(?:stories|packages\/(?:site|panel))\/.*\.tsx?$/u, code: /from "@livery\/ui"/u },
      handler: (code) => ({ code: byParts(code, files), map: null }),
    },
  };
}

/** The code with the same names from their files, each line where it was. */
export function byParts(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(importOfKit, (whole, list: string) => {
    const names = namesIn(list).filter(({ type }) => !type);
    if (names.some(({ name }) => !files.has(name))) return whole;
    const lines = names.map(
      ({ name, written }) => `import { ${written} } from ${JSON.stringify(normalizePath(files.get(name) ?? ""))};`,
    );
    return lines.join(" ") + "\n".repeat(whole.split("\n").length - 1);
  });
}
