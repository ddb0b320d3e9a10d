import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { SeenParts } from "./seen-parts.ts";

/** As many rows as a part needs to be left out of a check, and more. */
const rows = (from: number, of = 30): string =>
  Array.from({ length: of }, (_, row) => `<li class="row">row ${from + row}</li>`).join("");

const styles = `<style>.pale { color: silver } li:has(i) { color: silver } button:hover, button:focus { color: silver }</style>`;

const page = (list: string, around = ""): string =>
  `${styles}<div ${around}><ul id="menu">${rows(0)}<li>menu</li><li><b>menu</b></li></ul><ul id="list">${list}</ul></div>`;

let seen = new SeenParts();

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute("data-mode");
  seen = new SeenParts();
});

/** What of a document is left out, by the ids or the names of the elements. */
function leftOut(html: string): readonly string[] {
  const root = document.createElement("main");
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return seenIn(root);
}

const seenIn = (root: Element): readonly string[] => seen.seenIn(root).map(({ id, tagName }) => id || tagName);

/** A list of which one row is another. */
const oneIs = (row: string): string => `${rows(0, 29)}${row}`;

it("nothing of the first document is left out, and all of the same one again", () => {
  expect(leftOut(page(rows(0)))).toEqual([]);
  expect(leftOut(page(rows(0)))).toEqual(["MAIN"]);
});

it.each([
  ["another text", oneIs(`<li class="row">row twenty-nine</li>`), rows(0)],
  ["more rows of the same kinds", rows(0, 50), rows(0)],
  ["rows in another order", `<li><b>a row</b></li>${rows(0)}`, `${rows(0)}<li><b>a row</b></li>`],
  ["another address", oneIs(`<li><a href="/one">one</a></li>`), oneIs(`<li><a href="/two">two</a></li>`)],
  ["another id", oneIs(`<li id="one">row</li>`), oneIs(`<li id="two">row</li>`)],
  [
    "a reference to another element",
    oneIs(`<li aria-labelledby="one" id="one">row</li>`),
    oneIs(`<li aria-labelledby="two" id="two">row</li>`),
  ],
])("a part with %s has nothing that a rule asks for: it is left out", (_, list, before) => {
  leftOut(page(before));
  expect(leftOut(page(list))).toEqual(["MAIN"]);
});

it.each([
  ["without a text", `<li class="row"></li>`],
  ["with a single letter", `<li class="row">r</li>`],
  ["with one more attribute", `<li class="row" hidden>row</li>`],
  ["with another class", `<li class="row pale">row</li>`],
  ["with another content", `<li class="row"><b>row</b></li>`],
  ["in another colour by what stands in it", `<li class="row">row<i></i></li>`],
])("a part with a row %s is checked, what stands beside it is not", (_, row) => {
  leftOut(page(rows(0)));
  expect(leftOut(page(oneIs(row)))).toEqual(["menu"]);
});

it.each([
  ["names nobody", `<li aria-labelledby="nobody">row</li>`],
  ["names an id that two have", `<li aria-labelledby="menu">row</li><li id="menu">row</li>`],
  ["leads nowhere in the page", `<li><a href="#nobody">row</a></li>`],
])("a reference that %s is checked", (_, row) => {
  leftOut(page(oneIs(`<li aria-labelledby="list">row</li><li><a href="#list">row</a></li>`)));
  expect(leftOut(page(oneIs(row)))).not.toContain("list");
});

it("a landmark with another name is checked: two must not have the same", () => {
  const named = (name: string) => `<nav aria-label="${name}"><ul id="list">${rows(0)}</ul></nav>`;
  leftOut(named("Sports"));
  expect(leftOut(named("Sports"))).toEqual(["MAIN"]);
  expect(leftOut(named("Account"))).toEqual(["list"]);
});

it.each([
  ["on another background", `style="background: rgb(20, 20, 20)"`],
  ["half transparent", `style="opacity: 0.5"`],
  ["in another role", `role="list"`],
  ["out of sight", `style="overflow: hidden; height: 0"`],
])("everything is checked below an element that is %s", (_, around) => {
  leftOut(page(rows(0)));
  expect(leftOut(page(rows(0), around))).toEqual([]);
});

it("a container that begins to scroll is checked, what stands in it is not", () => {
  const scroller = (of: number) =>
    `<div style="overflow: auto; height: 900px"><ul id="list" style="line-height: 20px">${rows(0, of)}</ul></div>`;
  leftOut(scroller(30));
  expect(leftOut(scroller(60))).toEqual(["list"]);
});

it("everything is checked under another theme", () => {
  leftOut(page(rows(0)));
  document.documentElement.dataset["mode"] = "dark";
  expect(leftOut(page(rows(0)))).toEqual([]);
});

it("whether a field is filled counts, what stands in it does not", () => {
  leftOut(page(oneIs(`<li><input></li>`)));
  const root = document.querySelector("main")!;
  const field = root.querySelector("input")!;
  field.value = "50";
  expect(seenIn(root)).toEqual(["menu"]);
  field.value = "70";
  expect(seenIn(root)).toEqual(["MAIN"]);
});

it.each(["focus", "hover"] as const)(
  "a part is checked whose colour is another in %s, what stands beside it is not",
  async (state) => {
    leftOut(page(oneIs(`<li><button>Bet</button></li>`)));
    const root = document.querySelector("main")!;
    const button = root.querySelector("button")!;
    if (state === "focus") button.focus();
    else await userEvent.hover(button);
    expect(seenIn(root)).toEqual(["menu"]);
    await userEvent.unhover(button);
  },
);

it("a small part is checked each time", () => {
  leftOut(`<p>one</p>`);
  expect(leftOut(`<p>one</p>`)).toEqual([]);
});
