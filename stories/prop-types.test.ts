import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { typesOf } from "../.storybook/ui-kit-docs.ts";
import { shownType as shownWith, withPropTypes, type DocumentedType } from "./frame/prop-types.ts";

const icons = ["plus", "minus"];
const shownType = (type: DocumentedType) => shownWith(type, icons);
const literal = (value: string) => ({ name: "literal", value });

test("a union is shown by its members, and its literals can be chosen", () => {
  const elements = [literal('"up"'), literal('"down"'), { name: "null" }, { name: "undefined" }];
  expect(shownType({ name: "union", elements })).toEqual({ text: '"up" | "down" | null', options: ["up", "down"] });
  expect(shownType({ name: "union", elements: [literal("2"), literal("3")] })).toEqual({
    text: "2 | 3",
    options: [2, 3],
  });
  expect(shownType({ name: "union", elements: [{ name: "number" }, literal('"auto"')] })).toEqual({
    text: 'number | "auto"',
    options: null,
  });
  expect(shownType({ name: "union", elements: [{ name: "boolean" }, { name: "undefined" }] }).text).toBe("boolean");
});

test("an icon is chosen from the names of the kit", () => {
  const type = { name: "union", elements: [{ name: "union", raw: "keyof typeof icons" }, { name: "IconShape" }] };
  expect(shownType(type)).toEqual({ text: "IconName | IconShape", options: icons });
});

const source = `export type Tone = keyof typeof css.tones;
export interface NoteProps {
  readonly size?: keyof typeof css.sizes | undefined;
  readonly tone: Tone;
  readonly items: readonly Item[];
  readonly keys: readonly [Item, ...Item[]];
  readonly title: string;
}
`;

test("members that Storybook's reader does not resolve are those of the object", () => {
  const unknown = () => ({ tsType: { name: "unknown" } });
  const props = {
    size: { tsType: { name: "union", elements: [{ name: "unknown" }, { name: "undefined" }] } },
    tone: unknown(),
    items: unknown(),
    keys: unknown(),
    title: { tsType: { name: "string" } },
  };
  const code = `${source};Note.__docgenInfo=${JSON.stringify({ props })}`;
  const statements = typesOf(source, code);
  const css = { sizes: { sm: "", lg: "" }, tones: { info: "", busy: "" } };
  const note: { __docgenInfo: { props: Record<string, { tsType: DocumentedType }> } } = {
    __docgenInfo: structuredClone({ props }) as never,
  };
  // The statements are appended to a module, where `css` is imported.
  const run = runInThisContext(`(Note, css) => {${statements}}`) as (...names: readonly object[]) => void;
  run(note, css);
  const shown = Object.entries(note.__docgenInfo.props).map(([name, { tsType }]) => [name, shownType(tsType).text]);
  expect(Object.fromEntries(shown)).toEqual({
    size: '"sm" | "lg"',
    tone: '"info" | "busy"',
    items: "readonly Item[]",
    keys: "readonly [Item, ...Item[]]",
    title: "string",
  });
  const argTypes = { size: { name: "size" }, items: { name: "items" } };
  const made = withPropTypes(icons)({ argTypes, component: note, initialArgs: {} } as never);
  expect(made["size"]).toMatchObject({ options: ["sm", "lg"], control: { type: "inline-radio" } });
  expect(made["items"]).not.toHaveProperty("control");
});

test("the default of a prop is that of its component, or the one that its description names", () => {
  const tsType = { name: "boolean" };
  const props = {
    wide: { tsType, description: "As wide as its container. Default false." },
    size: { tsType, description: "Its height: `sm` in rows. Default `md`." },
    lines: { tsType, description: "Default 2.", defaultValue: { value: "2" } },
    label: { tsType, description: "Its name; by default there is none." },
  };
  const argTypes = Object.fromEntries(Object.keys(props).map((name) => [name, { name }]));
  const component = { __docgenInfo: { props } };
  const made = withPropTypes(icons)({ argTypes, component, initialArgs: {} } as never);
  const shown = Object.entries(made).map(([name, { table }]) => [name, table?.defaultValue?.summary ?? null]);
  expect(Object.fromEntries(shown)).toEqual({ wide: "false", size: "md", lines: "2", label: null });
});

test("a value that is no data cannot be edited, and is not shown as JSON", () => {
  const values = { amount: 5n, element: { $$typeof: Symbol("element") }, cells: [{ cell: () => "" }], names: ["one"] };
  const made = withPropTypes(icons)({ argTypes: { amount: { name: "amount" } }, initialArgs: values } as never);
  expect(Object.keys(made).filter((name) => made[name]?.control === false)).toEqual(["amount", "element", "cells"]);
});

test("a file may have several components", () => {
  const docs = (prop: string) => JSON.stringify({ props: { [prop]: { tsType: { name: "unknown" } } } });
  const statements = typesOf(source, `${source};Note.__docgenInfo=${docs("tone")};Mark.__docgenInfo=${docs("items")}`);
  expect(statements).toContain('Note.__docgenInfo.props["tone"].tsType=');
  expect(statements).toContain('Mark.__docgenInfo.props["items"].tsType=');
});
