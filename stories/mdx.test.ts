import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import mdxLoader from "@storybook/addon-docs/mdx-loader";
import { expect, test } from "vitest";
import storybook from "../.storybook/main.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const pages = globSync("*/*.mdx", { cwd: folder, exclude: ["written/**", "node_modules/**", "dist/**"] });

/** The options that Storybook itself compiles a page with. */
const addon = storybook.addons?.find(
  (each): each is { name: string; options: { mdxPluginOptions: object } } =>
    typeof each === "object" && each.name === "@storybook/addon-docs",
);

const compiled = async (source: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const context = {
      async: () => (error: Error | null, code?: string) => (error ? reject(error) : resolve(code ?? "")),
      getOptions: () => addon?.options.mdxPluginOptions ?? {},
      resourcePath: "page.mdx",
    };
    void mdxLoader.call(context, source);
  });

test.each(pages)("the tables of %s are drawn as tables", async (page) => {
  const source = readFileSync(`${folder}${page}`, "utf8");
  const tables = source.match(/^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/gmu) ?? [];
  const code = await compiled(source);
  expect(code.match(/_jsxs?\(_components\.table\b/gu) ?? []).toHaveLength(tables.length);
  expect(code).not.toMatch(/\| ?:?-{3,}/u);
});

test("some page has a table", () => {
  expect(pages.some((page) => /^\| -/mu.test(readFileSync(`${folder}${page}`, "utf8")))).toBe(true);
});
