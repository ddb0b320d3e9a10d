import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageFolder } from "../workspace/packages.ts";
import { ofBrand } from "./overlay-plugin.ts";

test("Vite's client has both places that are changed, each once", () => {
  const client = readFileSync(join(packageFolder("vite"), "dist", "client", "client.mjs"), "utf8");
  const changed = ofBrand(client, '"Correct it."');
  expect(changed.split('"Correct it."')).toHaveLength(2);
  expect(changed.split('isFirstUpdate && hasErrorOverlay() && document.querySelector("main") === null')).toHaveLength(
    2,
  );
});
