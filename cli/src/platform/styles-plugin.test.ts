import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { stylesPlugin, vanillaExtractPath } from "./styles-plugin.ts";

test("a stylesheet outside the root's first folder has a path relative to the root, and any other path is unchanged", () => {
  expect(vanillaExtractPath("/opt/livery/site", "/srv/brand/lobby.css.ts")).toBe("../../../srv/brand/lobby.css.ts");
  expect(vanillaExtractPath("/opt/livery/site", "/srv/brand/lobby.css.ts.vanilla.css")).toBe(
    "../../../srv/brand/lobby.css.ts.vanilla.css",
  );
  expect(vanillaExtractPath("/opt/livery/site", "/opt/brand/lobby.css.ts")).toBe("/opt/brand/lobby.css.ts");
  expect(vanillaExtractPath("/opt/livery/site", "/srv/brand/lobby.tsx")).toBe("/srv/brand/lobby.tsx");
  expect(vanillaExtractPath("/opt/livery/site", "./lobby.css.ts")).toBe("./lobby.css.ts");
});

test("stylesheets of a folder anywhere on the disk are built", async () => {
  const brand = await mkdtemp(join(tmpdir(), "livery-styles-"));
  onTestFinished(() => rm(brand, { recursive: true, force: true }));
  await writeFile(
    join(brand, "hall.css.ts"),
    `import { style } from "@vanilla-extract/css";\nexport const hall = style({ borderBlockStart: "3px solid" });\n`,
  );
  const root = fileURLToPath(new URL("../../../packages/site", import.meta.url));
  const built = await build({
    configFile: false,
    root,
    logLevel: "silent",
    resolve: { dedupe: ["@vanilla-extract/css"] },
    plugins: [stylesPlugin(root)],
    build: { write: false, lib: { entry: join(brand, "hall.css.ts"), formats: ["es"], fileName: "hall" } },
  });
  const files = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const css = files.find(({ fileName }) => fileName.endsWith(".css"));
  expect(css && "source" in css && String(css.source)).toMatch(/border-block-start:\s*3px solid/u);
});
