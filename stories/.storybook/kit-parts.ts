import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const index = fileURLToPath(new URL("../../packages/ui/src/index.ts", import.meta.url));
const exported = /export \{([^}]*)\} from "([^"]+)";/gu;
const imported = /import \{([^}]*)\} from "@livery\/ui";/gu;

/**
 * In development a file takes what it names of the kit from the kit's own files. By the kit's index a story of a button would ask
 * for every component and its styles, two hundred requests before anything is drawn.
 */
export function kitParts(): Plugin {
  return {
    name: "livery-kit-parts",
    apply: "serve",
    enforce: "pre",
    transform: {
      filter: { id: /\/(?:stories|packages\/(?:site|panel))\/.*\.tsx?$/u, code: /from "@livery\/ui"/u },
      handler: (code) => ({ code: byParts(code), map: null }),
    },
  };
}

/** The code with the same names from their files, each line where it was. */
export function byParts(code: string): string {
  const files = filesOfNames();
  return code.replaceAll(imported, (written, list: string) => {
    const names = namesIn(list);
    if (names.some((name) => !files.has(first(name)))) return written;
    const lines = names.map((name) => `import { ${name} } from ${JSON.stringify(files.get(first(name)))};`);
    return lines.join(" ") + "\n".repeat(written.split("\n").length - 1);
  });
}

function filesOfNames(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, list = "", from = ""] of readFileSync(index, "utf8").matchAll(exported))
    for (const name of namesIn(list)) files.set(first(name), join(dirname(index), from).replaceAll("\\", "/"));
  return files;
}

/** The names of a list, types apart. */
const namesIn = (list: string): readonly string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "));

/** A name as it is exported: `Link` of `Link as KitLink`. */
const first = (name: string): string => name.split(" as ")[0] ?? name;
