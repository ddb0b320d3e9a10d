import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageFolder, sitePackages } from "./packages.ts";

test("a built site is made of every package of ours that the site depends on: a change of one is a build anew", async () => {
  const text = await readFile(join(packageFolder("@livery/site"), "package.json"), "utf8");
  const { dependencies } = JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> };
  const ours = Object.keys(dependencies).flatMap((name) => /^@livery\/(.+)$/u.exec(name)?.[1] ?? []);
  expect([...ours, "site"].toSorted()).toEqual([...sitePackages].toSorted());
});
