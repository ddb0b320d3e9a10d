import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageFolder, sitePackages } from "./packages.ts";

test("a site is built again after a change of any @livery package that it depends on", async () => {
  const text = await readFile(join(packageFolder("@livery/site"), "package.json"), "utf8");
  const { dependencies } = JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> };
  const ours = Object.keys(dependencies).flatMap((name) => /^@livery\/(.+)$/u.exec(name)?.[1] ?? []);
  expect([...ours, "site"].toSorted()).toEqual([...sitePackages].toSorted());
});
