import { type Guidance, press } from "./guidance.ts";

const modal = [
  ["Escape", "Closes it; the focus returns to where it was."],
  ["Tab", "Stays within it."],
] as const;

export const overlay: Readonly<Record<string, Guidance>> = {
  Dialog: {
    purpose: "A question or a small task that has to be dealt with before the page goes on.",
    when: ["A decision with consequences: cancel a coupon.", "A task of a few fields: sign in."],
    whenNot: [
      ["It answers the player's last action.", "Notice"],
      ["It comes from an edge on a phone: the slip, filters.", "Sheet"],
      ["It only informs and needs no answer.", "Toast"],
    ],
    content: [
      "The title is the question: “Cancel this coupon?”",
      "The button repeats the verb: “Cancel coupon”, not “Yes”.",
      "One primary action, last in the direction of reading.",
    ],
    keys: modal,
    reader: "A dialog with its title, then its description. What is behind it is hidden.",
  },
  Sheet: {
    purpose: "Content that comes from an edge and leaves the page where it is.",
    when: [
      "Navigation, filters and the slip on a phone.",
      "With `snap` for content that is looked at beside the page.",
    ],
    whenNot: [
      ["It asks a question.", "Dialog"],
      ["It is a few links under a button.", "Popover"],
    ],
    content: [
      "The title says what is in it: “Bet slip”.",
      "The footer holds what has to stay in sight: the total and its button.",
    ],
    keys: [...modal, ["Arrow up, Arrow down, Home, End", "On the grip: choose a height."]],
    reader: "A dialog with its title, also if it is hidden from sight. The grip says the height.",
  },
  Notice: {
    purpose: "The answer to the player's last action, over the page.",
    when: ["A bet is placed, refused or on its way.", "The player must not miss the answer."],
    whenNot: [
      ["It may be missed.", "Toast"],
      ["It stays true for a while: offline, a limit.", "Banner"],
      ["It asks something.", "Dialog"],
    ],
    content: [
      "The title says what happened: “Coupon created”.",
      "The text says what it means and what to do next.",
      "`busy` only while there really is something to wait for.",
    ],
    keys: [
      ["Escape", "Closes it, unless it is busy."],
      ["Tab", "Stays within it; a success takes no focus."],
    ],
    reader: "An alert dialog. A success is announced politely and leaves the focus where it is.",
  },
  Toast: {
    purpose: "Reports something short that may be missed.",
    when: [
      "Something was done and can be undone: a selection was removed.",
      "Something happened elsewhere: a coupon was settled.",
    ],
    whenNot: [
      ["The player has to know it before going on.", "Notice"],
      ["It stays true for a while.", "Banner"],
    ],
    content: ["One sentence, and a second line at the most.", "One action; `alternative` says how else to do it."],
    keys: [
      ["F8", "Moves the focus to the toasts."],
      ["Escape", "Dismisses the toast that has the focus."],
      ["Tab", "Moves through action and close button."],
    ],
    reader:
      "Announced politely, a failure at once. Toasts wait while pointer or focus is on them; a failure stays until it is dismissed.",
  },
  Menu: {
    purpose: "A list of actions or choices under a button.",
    when: ["The account, the language, the actions of a row."],
    whenNot: [
      ["There is more than actions: texts, links, fields.", "Popover"],
      ["It is an answer of a form.", "Select"],
    ],
    content: ["One to three words for an item.", "The item that cannot be undone comes last, with a line above it."],
    keys: [
      ["Arrow down, Arrow up", "Open the menu from its button, and move in it."],
      ["Home, End, letters", "Move to the first, the last, the item that begins so."],
      ["Enter, Space", "Choose the item."],
      ["Escape", "Closes it; the focus returns to the button."],
      ["Tab", "Closes it."],
    ],
    reader: "A menu named by its button; the chosen one of several is announced as checked.",
  },
  Popover: {
    purpose: "Content under its button: links, texts, an empty state.",
    when: ["Notifications, a short explanation with a link."],
    whenNot: [
      ["It is a list of actions.", "Menu"],
      ["It explains a control in a few words.", "Tooltip"],
      ["The page has to wait.", "Dialog"],
    ],
    content: ["`label` names the content, not the button."],
    keys: [
      ["Enter, Space", "Show and hide the content, on the button."],
      ["Tab", "Moves into the content; it closes when the focus leaves."],
      ["Escape", "Closes it; the focus returns to the button."],
    ],
    reader: "The button says whether its content is shown; the content is a named group.",
  },
  Tooltip: {
    purpose: "A few words on a control, for pointer and keyboard.",
    when: ["More than the label of the control says, and not necessary: an abbreviation, a shortcut."],
    whenNot: [
      ["The text is needed: touch shows no tooltip.", "Field"],
      ["It contains a link or a button.", "Popover"],
    ],
    content: ["A fragment of up to ten words, without a full stop."],
    keys: [["Tab", "Shows it when its control takes the focus."], ["Escape", "Hides it."], press],
    reader: "The text describes the control and is read after its name.",
  },
};
