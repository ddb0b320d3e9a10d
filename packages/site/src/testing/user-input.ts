import { page, server, userEvent } from "vitest/browser";

/** The input device for a variant: a pointer, or the keyboard alone. */
export type InputKind = "pointer" | "keyboard";

type Role = Parameters<typeof page.getByRole>[0];

const pressed: readonly Role[] = ["radio", "tab", "button", "link", "option", "menuitem", "menuitemradio"];

/** Whether a person can see it: it takes up space, and no ancestor is hidden. */
export function inSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
}

const isOperable = (element: Element): boolean =>
  (element.tagName === "OPTION" ? inSight(element.closest("select")!) : inSight(element)) &&
  !element.matches(":disabled, [aria-disabled=true]");

/** Selectors of these roles, whatever the elements' names: without a match no name has to be computed. */
const ofRole: Partial<Record<Role, string>> = {
  radio: "input[type=radio], [role=radio]",
  tab: "[role=tab]",
  link: "a, area, [role=link]",
  option: "option, [role=option]",
  menuitem: "[role=menuitem]",
  menuitemradio: "[role=menuitemradio]",
};

/** Returns all pressable elements of a name, in the order of the page: the variant decides which they are. */
export function named(name: string | RegExp, roles: readonly Role[] = pressed): readonly Element[] {
  return roles
    .filter((role) => document.querySelector(ofRole[role] ?? "*") !== null)
    .flatMap((role) => page.getByRole(role, { name }).elements())
    .filter(isOperable);
}

/** Passes an element to the browser driver by a mark, which is found at once, while a search by role and name is slow. */
async function marked<Done>(
  element: Element,
  use: (locator: ReturnType<typeof page.getByTestId>) => Promise<Done>,
): Promise<void> {
  const { testIdAttribute } = server.config.browser.locators;
  element.setAttribute(testIdAttribute, "in-hand");
  try {
    await use(page.getByTestId("in-hand"));
  } finally {
    element.removeAttribute(testIdAttribute);
  }
}

/** Presses an element as a person does. An option is chosen in its select. */
export async function press(element: Element, kind: InputKind = "pointer"): Promise<void> {
  if (element instanceof HTMLOptionElement) {
    if (kind === "keyboard") await chooseByKeys(element);
    else await marked(element.closest("select")!, (select) => select.selectOptions(element.value));
    return;
  }
  if (kind === "pointer") {
    // A radio of the UI kit is drawn by its label.
    await marked(element.closest("label") ?? element, (pressable) => pressable.click());
    return;
  }
  await focusByKeyboard(element);
  if (element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type)) {
    await userEvent.keyboard(" ");
    return;
  }
  await userEvent.keyboard("{Enter}");
}

/** Types the text in place of the field's content; an empty text clears the field. */
export async function type(element: Element, text: string, kind: InputKind = "pointer"): Promise<void> {
  if (kind === "pointer") {
    await marked(element, (field) => field.fill(text));
    return;
  }
  await focusByKeyboard(element);
  if (element instanceof HTMLInputElement && element.type === "date") {
    await userEvent.keyboard(dateKeys(text));
    return;
  }
  await userEvent.keyboard(`{Control>}a{/Control}${text === "" ? "{Delete}" : text}`);
}

/** A browser's own date field is one tab stop with three parts, in the order of its language: month, day, year. */
function dateKeys(iso: string): string {
  const [year, month, day] = iso.split("-");
  return `${month}${day}${year}`;
}

/** Uses a closed list: each arrow moves by one and chooses. A choice may draw the page, and its list, again. */
async function chooseByKeys(option: HTMLOptionElement): Promise<void> {
  const expectedLabel = option.label;
  await focusByKeyboard(option.closest("select")!);
  for (let arrows = 0; arrows < mostStops; arrows++) {
    const select = document.activeElement;
    if (!(select instanceof HTMLSelectElement)) break;
    const from = select.selectedIndex;
    const to = Array.from(select.options).findIndex(({ label }) => label === expectedLabel);
    if (to === from) return;
    await userEvent.keyboard(to > from ? "{ArrowDown}" : "{ArrowUp}");
  }
  throw new Error(`the arrows do not lead to “${expectedLabel}” in its list`);
}

/** More tab stops than any page has. */
const mostStops = 120;

/**
 * Moves the focus to an element by Tab, backwards if it lies before, and by arrows within a group with one tab stop. Throws if
 * the keyboard does not reach it.
 */
async function focusByKeyboard(element: Element): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    if (document.activeElement === element) return;
    if (isInSameGrid(element)) {
      await userEvent.keyboard(arrowTo(element));
      continue;
    }
    if (isSibling(element)) {
      await userEvent.keyboard(element.closest("[role=menu], [role=listbox]") ? "{ArrowDown}" : "{ArrowRight}");
      if (document.activeElement === element) return;
      continue;
    }
    const tab = isBefore(element) ? "{Shift>}{Tab}{/Shift}" : "{Tab}";
    await userEvent.keyboard(tab.repeat(stopsTo(element)));
  }
  throw new Error(`the keyboard does not lead to ${element.outerHTML.slice(0, 200)}`);
}

/**
 * The number of Tab presses that go no further than to an element or into its group, at least one: only certain tab stops are
 * counted.
 */
function stopsTo(element: Element): number {
  const at = document.activeElement ?? document.body;
  const isBack = isBefore(element);
  const end = groupEdge(element, isBack);
  const [first, last] = isBack ? [end, at] : [at, end];
  const stops = Array.from(document.querySelectorAll<HTMLElement>("a[href], button:enabled")).filter(
    (each) =>
      isAfter(first, each) &&
      isAfter(each, last) &&
      each.tabIndex === 0 &&
      each.closest("[inert]") === null &&
      inSight(each),
  );
  return stops.length + 1;
}

/** The element of a group with one tab stop that Tab reaches first. */
function groupEdge(element: Element, isBack: boolean): Element {
  if (element instanceof HTMLInputElement && element.type === "radio") {
    const radios = document.querySelectorAll(`input[type=radio][name="${CSS.escape(element.name)}"]`);
    return radios[isBack ? radios.length - 1 : 0]!;
  }
  const group = (element as HTMLElement).tabIndex < 0 ? element.closest(groups) : null;
  return element.closest("[role=grid]") ?? group ?? element;
}

const isAfter = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !one.contains(other);

const groups = "[role=tablist], [role=radiogroup], [role=toolbar], [role=listbox], [role=menu]";

function isBefore(element: Element): boolean {
  const at = document.activeElement;
  if (at === null || at === document.body) return false;
  return (at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

/** Whether both share one tab stop: radios of a name, tabs of a list, parts of a toolbar or a grid. */
function isSibling(element: Element): boolean {
  const at = document.activeElement;
  if (at === null || at === document.body) return false;
  if (element instanceof HTMLInputElement && at instanceof HTMLInputElement)
    return element.type === "radio" && at.type === "radio" && element.name === at.name;
  const group = element.closest(groups);
  return group !== null && group.contains(at) && (element as HTMLElement).tabIndex < 0;
}

const cellOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>("[data-row][data-column]");

/** A grid has one tab stop; within it the arrows move, first to the row and then along it. */
function isInSameGrid(element: Element): boolean {
  const grid = element.closest("[role=grid]");
  return grid !== null && cellOf(element) !== null && grid.contains(document.activeElement);
}

function arrowTo(element: Element): string {
  const [from, to] = [cellOf(document.activeElement!)!.dataset, cellOf(element)!.dataset];
  const rows = Number(to["row"]) - Number(from["row"]);
  if (rows !== 0) return rows > 0 ? "{ArrowDown}" : "{ArrowUp}";
  const along = Number(to["column"]) - Number(from["column"]);
  const isRtl = element.closest("[dir]")?.getAttribute("dir") === "rtl";
  return along > 0 === isRtl ? "{ArrowLeft}" : "{ArrowRight}";
}
