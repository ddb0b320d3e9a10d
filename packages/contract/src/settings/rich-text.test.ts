import { expect, test } from "vitest";
import { richText } from "./rich-text.ts";

const tags: readonly string[] = richText.tags;
const attributes = Object.values(richText.attributes).flat() as readonly string[];

test("rich text has no script, style, form, frame or embedded object (D62)", () => {
  for (const tag of [
    "script",
    "style",
    "iframe",
    "object",
    "embed",
    "form",
    "input",
    "button",
    "svg",
    "math",
    "template",
    "base",
    "link",
    "meta",
  ]) {
    expect(tags).not.toContain(tag);
  }
});

test("rich text has no handler, style, id, name or class", () => {
  expect(attributes.filter((name) => /^on|^(style|id|name|class|srcset|srcdoc|formaction)$/.test(name))).toEqual([]);
});

test("every allowed attribute belongs to an allowed tag", () => {
  expect(Object.keys(richText.attributes).filter((tag) => tag !== "*" && !tags.includes(tag))).toEqual([]);
});

test("links are http(s), mailto and tel; pictures https", () => {
  expect(richText.linkSchemes).toEqual(["http", "https", "mailto", "tel"]);
  expect(richText.imageSchemes).toEqual(["https"]);
});
