import { type Guidance, press } from "./guidance.ts";

const typing = ["Characters", "Are typed; every script's digits are read."] as const;
const named = "Named by the `Field` around it; its hint and its error are read after the name.";

export const field: Readonly<Record<string, Guidance>> = {
  Field: {
    purpose: "Gives a control its label, its hint and its error.",
    when: [
      "Around every control of a form.",
      "With `group` around several controls that are one answer: the parts of a date.",
    ],
    whenNot: [
      ["The control brings its own label.", "Checkbox"],
      ["The control brings its own label and acts at once.", "Switch"],
    ],
    content: [
      "A label of one to three words, in sentence case, without a colon.",
      "The hint says what to know before typing; the error says what is wrong and what to do.",
      "Hide a label with `hideLabel` only where the context names the control.",
    ],
    keys: [],
    reader:
      "The label is the name of the control, hint and error are its description. A control with an error is announced as invalid.",
  },
  TextInput: {
    purpose: "One line of text: a name, an address, a search.",
    when: ["The answer cannot be listed."],
    whenNot: [
      ["The answer is an amount of money.", "MoneyInput"],
      ["It is a whole number within bounds.", "NumberStepper"],
      ["It is one of many known things.", "Combobox"],
      ["It is longer than a line.", "TextArea"],
    ],
    content: [
      "No placeholder in place of a label; an example belongs into the hint.",
      "Set `type`: phones show the fitting keyboard.",
    ],
    keys: [
      ["Characters", "Are typed."],
      ["Tab", "Moves to the button that empties the field, where there is one."],
    ],
    reader: named,
  },
  TextArea: {
    purpose: "Several lines of text: a reason, a note.",
    when: ["The answer is a sentence or more."],
    whenNot: [["The answer fits a line.", "TextInput"]],
    content: ["The hint says who will read it, and the limit if there is one."],
    keys: [
      ["Enter", "Starts a new line."],
      ["Tab", "Leaves the field."],
    ],
    reader: named,
  },
  MoneyInput: {
    purpose: "An amount of money, typed: a stake, a deposit.",
    when: ["The player types an amount in the currency of the account."],
    whenNot: [
      ["There is no keyboard, as on a terminal.", "AmountKeypad"],
      ["The amount is only shown.", "Money"],
      ["The number is not money.", "NumberStepper"],
    ],
    content: [
      "The currency's sign comes from the currency; do not repeat it in the label.",
      "The hint names the limits: “From €1.00 to €500.00”.",
    ],
    keys: [typing],
    reader: `${named} The sign of the currency is not read.`,
  },
  NumberStepper: {
    purpose: "A whole number within bounds that is mostly changed by a little.",
    when: ["A count: lines, passengers, minutes.", "Both bounds are known."],
    whenNot: [
      ["The number is money.", "MoneyInput"],
      ["The position between the bounds matters more than the number.", "Slider"],
      ["It is a code or a phone number.", "TextInput"],
    ],
    content: ["`lessLabel` and `moreLabel` say what is counted: “One line less”."],
    keys: [
      ["Arrow up, Arrow down", "Add and subtract a step."],
      ["Page up, Page down", "Add and subtract ten steps."],
      ["Home, End", "Go to the bounds."],
      typing,
    ],
    reader:
      "Spin button, with number and bounds. The two buttons are outside of the tab order: the arrows do the same.",
  },
  PasswordInput: {
    purpose: "A password that can be shown while it is typed.",
    when: ["Signing in, and choosing a password."],
    whenNot: [["It is a code of digits that others may watch.", "CodeKeypad"]],
    content: ["`new-password` as `autoComplete` where one is chosen, so that a password manager offers one."],
    keys: [["Characters", "Are typed."], ["Tab", "Moves to the button that shows the password."], press],
    reader: `${named} The button says whether it is pressed.`,
  },
  Select: {
    purpose: "One of some five to twenty known options, in the browser's own list.",
    when: ["Forms on phones: the list is the system's.", "The options are read in a moment."],
    whenNot: [
      ["There are two to five short options.", "Segmented"],
      ["The options need an explanation.", "RadioGroup"],
      ["There are more than twenty.", "Combobox"],
    ],
    content: ["Options in an order that a player expects: by name, by size, the usual one first."],
    keys: [
      ["Arrow up, Arrow down", "Choose the neighbour."],
      ["Characters", "Choose the option that begins with them."],
      ["Space", "Opens the list."],
    ],
    reader: `${named} The browser's own list is read.`,
  },
  Combobox: {
    purpose: "One of many options, found by typing: a country, a league, a player.",
    when: ["There are more options than a list can show.", "Options come from a search on the server."],
    whenNot: [
      ["There are few options.", "Select"],
      ["Any text is a valid answer.", "TextInput"],
    ],
    content: ["`detail` tells apart what has the same name.", "`empty` says what to try: “No league with this name”."],
    keys: [
      ["Arrow down, Arrow up", "Open the list, and move in it."],
      ["Alt + Arrow down", "Opens the list without a move."],
      ["Alt + Arrow up, Escape", "Close the list."],
      ["Enter", "Chooses the marked option."],
      ["Characters", "Filter the list; case and accents make no difference."],
    ],
    reader:
      "Combobox with a list. The marked option is read while the focus stays in the field; the number of matches is announced politely.",
  },
};
