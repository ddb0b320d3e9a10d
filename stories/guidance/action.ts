import { type Guidance, press } from "./guidance.ts";

export const action: Readonly<Record<string, Guidance>> = {
  Button: {
    purpose: "Starts an action: place a bet, send a form, open a dialog.",
    when: [
      "The press does something at once.",
      "One primary button marks the main action of a screen; others beside it are secondary.",
    ],
    whenNot: [
      ["The press only leads to another page.", "Link"],
      ["There is no room for a label and the picture is known: close, search.", "IconButton"],
      ["The press filters a list or sets a quick amount.", "Chip"],
    ],
    content: [
      "A verb and its object: “Place bet”, not “OK”.",
      "Sentence case, one to three words, no full stop.",
      "`danger` only for what cannot be undone.",
    ],
    keys: [press],
    reader: "Button, with its label. While `busy` it keeps the focus, says that it waits and ignores presses.",
  },
  IconButton: {
    purpose: "An action that a known picture shows where a label has no room.",
    when: [
      "Close, search, menu, previous and next.",
      "A number belongs on the picture: unread notifications, selections in the slip.",
    ],
    whenNot: [
      ["The picture alone does not say what happens.", "Button"],
      ["The picture is not pressed.", "Icon"],
    ],
    content: ["`label` names the action, not the picture: “Close”, not “Cross”."],
    keys: [press],
    reader: "Button, with `label` and the number. The label is the tooltip for a pointer too.",
  },
  FileButton: {
    purpose: "Lets one file be chosen, by the system's own dialog.",
    when: ["A picture or a document is sent: a bonus's picture, a copy of an identity card."],
    whenNot: [["The press starts something else than a choice of a file.", "Button"]],
    content: [
      "A verb and what is chosen: “Choose picture”, once there is one “Replace picture”.",
      "Say beside it which kinds and how large; say after it what was wrong.",
    ],
    keys: [press],
    reader: "Button, with its label. While `busy` it keeps the focus and ignores presses.",
  },
  BareButton: {
    purpose: "Makes a row, a picture or a bar pressable without a look of its own.",
    when: ["The pressed thing already has its look: the bar that opens the slip, a key of a keypad."],
    whenNot: [
      ["It should look like a button.", "Button"],
      ["It is one of several filters.", "Chip"],
    ],
    content: ["If its content is no text, give it an `aria-label` that names the action."],
    keys: [press],
    reader: "Button, with its content as the name.",
  },
  Link: {
    purpose: "Leads to another page, in the look of text, of a row or of a button.",
    when: ["The address changes.", "The player may want to open it in a new tab."],
    whenNot: [["The press changes something on this page.", "Button"]],
    content: ["Name the target: “Terms and conditions”, not “Click here”."],
    keys: [["Enter", "Follows the link."]],
    reader: "Link, with its text.",
  },
};
