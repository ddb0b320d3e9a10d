import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { SeenParts } from "./seen-parts.ts";

/** As many rows as a part needs to be left out of a check, and more. */
const rows = (from: number, of = 30): string =>
  Array.from({ length: of }, (_, row) => `<li class="row">row ${from + row}</li>`).join("");

const page = (list: string, above = "page"): string =>
  `<div class="${above}"><ul id="menu">${rows(0)}</ul><ul id="list">${list}</ul></div>`;

let seen = new SeenParts();

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute("style");
  document.documentElement.removeAttribute("data-mode");
  seen = new SeenParts();
});

/** What of a document is left out, by the ids or the names of the elements. */
function leftOut(html: string): readonly string[] {
  const root = document.createElement("main");
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return seen.seenIn(root).map(({ id, tagName }) => id || tagName);
}

it("nothing of the first document is left out, and all of the same one again", () => {
  expect(leftOut(page(rows(0)))).toEqual([]);
  expect(leftOut(page(rows(0)))).toEqual(["MAIN"]);
});

it.each([
  ["a text", rows(0).replace("row 7", "row seven")],
  ["an attribute", rows(0).replace("<li", "<li hidden")],
  ["a row more", rows(0, 31)],
  ["their order", rows(1, 1) + rows(0, 1) + rows(2, 28)],
])("a part that differs in %s is checked, what stands beside it is not", (_, list) => {
  leftOut(page(rows(0)));
  expect(leftOut(page(list))).toEqual(["menu"]);
});

it.each([
  ["in another place", (list: string) => `<hr>${list}`],
  ["no longer the last", (list: string) => `${list}<hr>`],
  ["beside a sibling that differs", (list: string) => list.replace('id="menu"', 'id="menu" hidden')],
])("a part %s is checked", (_, changed) => {
  const lists = `<ul id="menu"></ul><ul id="list">${rows(0)}</ul>`;
  leftOut(lists);
  expect(leftOut(changed(lists))).toEqual([]);
});

it("everything is checked below an element that differs, in another size, and under another theme", () => {
  leftOut(page(rows(0)));
  expect(leftOut(page(rows(0), "dark page"))).toEqual([]);
  document.body.style.width = "300px";
  expect(leftOut(page(rows(0)))).toEqual([]);
  document.body.removeAttribute("style");
  document.documentElement.dataset["mode"] = "dark";
  expect(leftOut(page(rows(0)))).toEqual([]);
});

it("what stands in a field counts, React's own ids do not", () => {
  const form = (id: string) => `${rows(0)}<li><label for="${id}">Stake</label><input id="${id}"></li>`;
  leftOut(page(form(":r1:")));
  expect(leftOut(page(form(":r1c:")))).toEqual(["MAIN"]);
  const root = document.querySelector("main")!;
  root.querySelector("input")!.value = "5";
  expect(seen.seenIn(root).map(({ id }) => id)).toEqual(["menu"]);
});

it.each(["focus", "hover"] as const)(
  "a part with an element in %s is checked, what stands beside it is not",
  async (state) => {
    const list = `${rows(0)}<li><button>Bet</button></li>`;
    leftOut(page(list));
    const root = document.querySelector("main")!;
    const button = root.querySelector("button")!;
    if (state === "focus") button.focus();
    else await userEvent.hover(button);
    expect(seen.seenIn(root).map(({ id }) => id)).toEqual(["menu"]);
    await userEvent.unhover(button);
  },
);

it("a small part is checked each time", () => {
  leftOut(`<p>one</p>`);
  expect(leftOut(`<p>one</p>`)).toEqual([]);
});
