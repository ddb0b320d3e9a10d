import { type Guidance, press } from "./guidance.ts";

export const navigation: Readonly<Record<string, Guidance>> = {
  Tabs: {
    purpose: "Alternative views of one place, one at a time.",
    when: ["Two to five views that are not compared with each other: open, won and lost coupons."],
    whenNot: [
      ["The views are pages with an address.", "Link"],
      ["The choice only changes a list below.", "Segmented"],
      ["Several contents may be open.", "Accordion"],
    ],
    content: ["One or two words, in sentence case.", "A number behind the label counts what the view has."],
    keys: [
      ["Arrow left, Arrow right", "Open the neighbour, in the direction of reading; they wrap at the ends."],
      ["Home, End", "Open the first and the last tab."],
      ["Tab", "Moves from the open tab to its content."],
    ],
    reader: "A named list of tabs; the open one is selected and names its content.",
  },
  Pagination: {
    purpose: "Leads through a list that is split into pages.",
    when: ["The list is too long for one page, and its position matters: transactions, results."],
    whenNot: [
      ["The whole list is there and scrolls.", "VirtualList"],
      ["The steps have names.", "Steps"],
    ],
    content: ["`position` says both numbers: “Page 2 of 9”."],
    keys: [["Tab", "Moves through the buttons."], press],
    reader: "A named navigation. The present page is marked, and the position is announced politely.",
  },
  Steps: {
    purpose: "Shows how far a task with several steps has come.",
    when: ["Registration, a deposit: three to five steps in a fixed order."],
    whenNot: [
      ["The views can be opened in any order.", "Tabs"],
      ["The progress has no steps.", "Progress"],
    ],
    content: [
      "One or two words for a step, as a noun: “Address”.",
      "On a narrow screen only the present step shows its label.",
    ],
    keys: [["Tab, Enter", "Go back to a finished step, where `onBack` allows it."]],
    reader: "A named list; each step is read with its state, and the present one is marked.",
  },
  SkipLink: {
    purpose: "Takes keyboard users past the header to the content.",
    when: ["First thing of every page."],
    whenNot: [["The link should always be visible.", "Link"]],
    content: ["It names the target: “To the content”."],
    keys: [
      ["Tab", "Shows it, as the first stop of the page."],
      ["Enter", "Moves to the content."],
    ],
    reader: "Link, the first of the page.",
  },
};
