import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
let folder = "";
beforeAll(() => {
  // As a brand is built: a test's own environment would bring what development says.
  vi.stubEnv("NODE_ENV", "production");
  folder = mkdtempSync(join(tmpdir(), "livery-kit-size-"));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** What a page with one of the kit's components ships of it, beside its styles and React: bytes of brotli. */
async function shipped(component: string): Promise<number> {
  const entry = join(folder, `${component}.ts`);
  writeFileSync(entry, `export { ${component} } from ${JSON.stringify(join(root, "src/index.ts"))};`);
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [vanillaExtractPlugin({ identifiers: "short" })],
    resolve: { conditions: ["livery-source", "module", "browser", "production"] },
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict", external: [/^react/, /^@radix-ui/] },
    },
  });
  const [made] = [built].flat();
  if (made === undefined || !("output" in made)) throw new Error(`${component} was not built`);
  const code = made.output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  return brotliCompressSync(code).length;
}

test("A page that uses one button ships at most 2 KB of the UI kit, and one that switches far less", async () => {
  expect(await shipped("Button")).toBeLessThanOrEqual(2048);
  expect(await shipped("Switch")).toBeLessThanOrEqual(600);
});
