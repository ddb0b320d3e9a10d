import { readdirSync, readFileSync } from "node:fs";
import { componentsOfUiKit, filesOfUiKit, importsOfUiKit } from "@livery/tools/kit-names";
import { viteFinal } from "@storybook/react-vite/preset";
import { parseAst, type Plugin } from "vite";
import { expect, test } from "vitest";
import { docsOf } from "../.storybook/ui-kit-docs.ts";
import storybook from "../.storybook/main.ts";
import { uiKitIndex } from "../.storybook/ui-kit-parts.ts";
import { shownDefault, shownType } from "./frame/prop-types.ts";
import { importable, kitCode } from "./guidance/kit-code.ts";

const files = filesOfUiKit(uiKitIndex);
const components = componentsOfUiKit(uiKitIndex);

/** What Storybook reads of each component of the kit from its types. */
async function readDocs(): Promise<ReturnType<typeof docsOf>> {
  const presets = { apply: async (name: string) => (name === "typescript" ? storybook.typescript : {}) };
  const { plugins = [] } = await viteFinal({ plugins: [] }, { presets } as never);
  const { transform } = plugins[0] as Plugin;
  const read = transform as unknown as (source: string, file: string) => Promise<{ readonly code: string }>;
  const sources = [...new Set(components.map((name) => files.get(name) ?? ""))];
  const documented = await Promise.all(sources.map((file) => read(readFileSync(file, "utf8"), file)));
  return new Map(documented.flatMap(({ code }) => [...docsOf(code)]));
}

const known = await readDocs();

test("every component of the kit and every prop that its page lists is described", () => {
  const described = components.flatMap((name) => {
    const { description = "", props = {} } = known.get(name) ?? {};
    const own = Object.entries(props).map(([prop, docs]) => [`${name}.${prop}`, docs.description ?? ""] as const);
    return [[name, description] as const, ...own];
  });
  expect(described.length).toBeGreaterThan(400);
  expect(described.filter(([, text]) => text === "").map(([name]) => name)).toEqual([]);
});

test("every choice of a component shows its default, or says what its absence means, and its description names no other default", () => {
  const optional = components.flatMap((name) =>
    Object.entries(known.get(name)?.props ?? {})
      .filter(([, { required }]) => required === false)
      .map(([prop, docs]) => ({ ...docs, name: `${name}.${prop}`, standard: shownDefault(docs) })),
  );
  const isChoice = ({ tsType }: (typeof optional)[number]): boolean => {
    const { options, text } = shownType(tsType ?? { name: "unknown" }, []);
    return (options?.length ?? 0) > 0 || text === "boolean" || tsType?.raw?.startsWith("keyof typeof") === true;
  };
  const undocumented = optional
    .filter((docs) => isChoice(docs) && docs.standard === null)
    .filter(({ description = "" }) => !/without it|if absent|leave it out/iu.test(description));
  expect(undocumented.map(({ name }) => name)).toEqual([]);
  expect(optional.filter(({ standard }) => standard !== null).length).toBeGreaterThan(80);
  const described = (docs: (typeof optional)[number]) => shownDefault({ description: docs.description ?? "" });
  const plain = (text: string | null) => text?.replaceAll(/["']/gu, "");
  const twice = optional.filter((docs) => described(docs) !== null && plain(described(docs)) !== plain(docs.standard));
  expect(twice.map(({ name }) => name)).toEqual([]);
});

test("the page of a component shows the props of the component that the kit exports", () => {
  const folder = new URL("kit/", import.meta.url);
  const pages = readdirSync(folder).filter((file) => file.endsWith(".stories.tsx"));
  expect(pages.length).toBeGreaterThan(60);
  // A link's element is the router's: the kit exports its class.
  const without = pages
    .filter((file) => file !== "link.stories.tsx")
    .flatMap((file) => {
      const source = readFileSync(new URL(file, folder), "utf8");
      const name = /^ {2}component: (\w+)/mu.exec(source)?.[1] ?? "";
      const isImported = importsOfUiKit(source, file).some(({ values }) => values.some((value) => value.name === name));
      return isImported && Object.keys(known.get(name)?.props ?? {}).length > 0 ? [] : [file];
    });
  expect(without).toEqual([]);
});

test("the code of a story imports the components that it names, and nothing of the story’s own", () => {
  expect(kitCode('<Wall>\n  <Row start={<Flag code="de" />} />\n</Wall>')).toBe(
    'import { Flag, Row } from "@livery/ui";\n\n<>\n  <Row start={<Flag code="de" />} />\n</>',
  );
  expect(kitCode("<MoneyTable />")).toBe("<MoneyTable />");
  expect(components.filter((name) => name !== "LiveryProvider" && !importable.has(name))).toEqual([]);
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
