import { expect, test } from "vitest";
import type { BuiltChunk } from "../platform/vite-run.ts";
import { ownClosure } from "./own-closure.ts";

test("an own file has the shared files that its code imports, and no others that its module has", () => {
  const manifest = {
    "src/shared/kit.ts": { file: "assets/kit.js", css: ["assets/kit.css"] },
    "src/shared/lists.ts": { file: "assets/lists.js", css: ["assets/lists.css"] },
  };
  const shared = {
    "@livery/ui": Object.keys(manifest).map((source) => ({
      source,
      client: manifest[source as keyof typeof manifest].file,
      server: "",
      names: [],
    })),
  };
  const entry = {
    fileName: "assets/own.js",
    code: 'import{Card as e}from"/assets/kit.js";export{e as default};',
    imports: ["/assets/kit.js", "/assets/lists.js"],
    dynamicImports: [],
  } as unknown as BuiltChunk;
  expect(ownClosure(entry, [entry], { manifest, shared })).toEqual({
    scripts: ["assets/kit.js", "assets/own.js"],
    styles: ["assets/kit.css"],
    files: ["assets/kit.js", "assets/kit.css", "assets/own.js"],
  });
});
