import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const oxlint = fileURLToPath(new URL("../../../../node_modules/oxlint/bin/oxlint", import.meta.url));
const plugin = fileURLToPath(new URL("plugin.ts", import.meta.url));

/** The names that oxlint refuses in a file, in their order; a parameter's type, which its place includes, is cut off. */
async function refused(source: string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "livery-lint-"));
  try {
    const config = {
      jsPlugins: [plugin],
      rules: { "livery/retired-words": "error" },
      categories: { correctness: "off" },
    };
    await writeFile(join(folder, ".oxlintrc.json"), JSON.stringify(config));
    await writeFile(join(folder, "names.ts"), source);
    const { stdout } = spawnSync(process.execPath, [oxlint, "-c", ".oxlintrc.json", "--format", "json", "names.ts"], {
      cwd: folder,
      encoding: "utf8",
    });
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly {
        readonly labels: readonly { readonly span: { readonly offset: number; readonly length: number } }[];
      }[];
    };
    const spans = diagnostics
      .flatMap(({ labels }) => labels.map(({ span }) => span))
      .toSorted((a, b) => a.offset - b.offset);
    return spans.map(({ length, offset }) => source.slice(offset, offset + length).replace(/:.*/u, ""));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("a retired word is refused wherever a name is declared, and nowhere else", async () => {
  const source = `
    import { tellAll, ask as wanted, other as said } from "./other.ts";
    export const toldAt = 1;
    const { kept, heard: received } = tellAll();
    function sayAll(asked: number, [wish]: string[], face = 1): void { sayAll(asked, [wish], face); }
    const arrow = (told: number) => told;
    interface Heard { readonly saidAt: number; hear(): void; }
    type Deed = { reckoned: Heard };
    class Teller { #kept = 1; judged(): number { return this.#kept; } }
    export const message = { told: "stays", said: tellAll.told };
    const Named = class Judge {};
    abstract class Base { abstract wish(): void; abstract readonly came: number; }
    declare function request(deed: number): void;
    try { said(wanted); } catch (unheard) { throw unheard; }
    export { kept, received as says, arrow, type Deed, Teller, Named, Base };
  `;
  expect(await refused(source)).toEqual([
    "said",
    "toldAt",
    "kept",
    "sayAll",
    "asked",
    "wish",
    "face",
    "told",
    "Heard",
    "saidAt",
    "hear",
    "Deed",
    "reckoned",
    "Teller",
    "#kept",
    "judged",
    "Judge",
    "wish",
    "came",
    "deed",
    "unheard",
    "says",
  ]);
});
