import { draftSanitiser, sanitisedFragment } from "@livery/browser-app/sanitiser";
import Squire from "squire-rte";

export type Editor = Squire;

/** What the tools of an editor can be switched on for. */
export const marks = ["bold", "italic", "heading", "bullets", "numbers", "link"] as const;
export type Mark = (typeof marks)[number];

/** Makes an element an editor of formatted text. Whatever comes into it, typed, pasted or dropped, is sanitised (D62). */
export function createEditor(element: HTMLElement): Editor {
  sanitiseDrafts(element);
  return new Squire(element, { blockTag: "P", sanitizeToDOMFragment: sanitisedFragment });
}

/** Squire goes back to a draft by `innerHTML`, which the page's policy allows for trusted values alone. */
function sanitiseDrafts(element: HTMLElement): void {
  const markup = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML");
  Object.defineProperty(element, "innerHTML", {
    configurable: true,
    get: () => markup?.get?.call(element) as string,
    set: (html: string) => {
      markup?.set?.call(element, draftSanitiser()(html));
    },
  });
}

/** The text as HTML without empty lines at its end; "" if nothing is written. */
export function htmlOf(editor: Editor): string {
  return editor.getHTML().replace(/(?:<(p|div)>(?:<br>)?<\/\1>)+$/, "");
}

const tags: Readonly<Record<Mark, readonly string[]>> = {
  bold: ["B"],
  italic: ["I"],
  heading: ["H2", "H3", "H4", "H5", "H6"],
  bullets: ["UL"],
  numbers: ["OL"],
  link: ["A"],
};

/** The marks at the cursor, or of the whole selection. */
export function marksOf(editor: Editor): ReadonlySet<Mark> {
  return new Set(marks.filter((mark) => tags[mark].some((tag) => editor.hasFormat(tag))));
}

/** Switches a mark on or off for the selection; a link needs its address and is set by `setLink`. */
export function toggle(editor: Editor, mark: Mark, isOn: boolean): void {
  const actions: Readonly<Record<Mark, readonly [on: () => void, off: () => void]>> = {
    bold: [() => editor.bold(), () => editor.removeBold()],
    italic: [() => editor.italic(), () => editor.removeItalic()],
    heading: [() => setBlocks(editor, "h3"), () => setBlocks(editor, "p")],
    bullets: [() => editor.makeUnorderedList(), () => editor.removeList()],
    numbers: [() => editor.makeOrderedList(), () => editor.removeList()],
    link: [() => undefined, () => editor.removeLink()],
  };
  actions[mark][isOn ? 1 : 0]();
  editor.focus();
}

export function setLink(editor: Editor, address: string): void {
  editor.makeLink(address);
  editor.focus();
}

/** Makes the selected paragraphs and headings blocks of one kind. */
function setBlocks(editor: Editor, tag: "h3" | "p"): void {
  editor.modifyBlocks((blocks) => {
    for (const block of blocks.querySelectorAll("p, h2, h3, h4, h5, h6")) {
      const next = document.createElement(tag);
      next.append(...block.childNodes);
      block.replaceWith(next);
    }
    return blocks;
  });
}
