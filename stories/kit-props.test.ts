import { readFileSync } from "node:fs";
import { componentsOfUiKit, filesOfUiKit } from "@livery/tools/kit-names";
import { viteFinal } from "@storybook/react-vite/preset";
import { parseAst, type Plugin } from "vite";
import { expect, test } from "vitest";
import { docsOf } from "../.storybook/ui-kit-docs.ts";
import storybook from "../.storybook/main.ts";
import { uiKitIndex } from "../.storybook/ui-kit-parts.ts";

const files = filesOfUiKit(uiKitIndex);
const components = componentsOfUiKit(uiKitIndex);

/** The code of a module with the documentation that Storybook reads from its types. */
async function documented(file: string): Promise<string> {
  const presets = { apply: async (name: string) => (name === "typescript" ? storybook.typescript : {}) };
  const { plugins = [] } = await viteFinal({ plugins: [] }, { presets } as never);
  const { transform } = plugins[0] as Plugin;
  const read = transform as unknown as (source: string, file: string) => Promise<{ readonly code: string }>;
  return (await read(readFileSync(file, "utf8"), file)).code;
}

test("every component of the kit and every prop that its page lists is described", async () => {
  const docs = await Promise.all([...new Set(components.map((name) => files.get(name) ?? ""))].map(documented));
  const known = new Map(docs.flatMap((code) => [...docsOf(code)]));
  const described = components.flatMap((name) => {
    const { description = "", props = {} } = known.get(name) ?? {};
    const own = Object.entries(props).map(([prop, docs]) => [`${name}.${prop}`, docs.description ?? ""] as const);
    return [[name, description] as const, ...own];
  });
  expect(described.length).toBeGreaterThan(400);
  expect(described.filter(([, text]) => text === "").map(([name]) => name)).toEqual([]);
});

test("every member of an interface that the kit exports is described", () => {
  const members = [...new Set(files.values())].flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }).body.flatMap((statement) => {
      if (statement.type !== "ExportNamedDeclaration") return [];
      if (statement.declaration?.type !== "TSInterfaceDeclaration") return [];
      const { body, id } = statement.declaration;
      return body.body.map(({ end, start }) => ({
        member: `${id.name}: ${source.slice(start, end)}`,
        isDescribed: source.slice(0, start).trimEnd().endsWith("*/"),
      }));
    });
  });
  expect(members.length).toBeGreaterThan(300);
  expect(members.filter(({ isDescribed }) => !isDescribed).map(({ member }) => member)).toEqual([]);
});
