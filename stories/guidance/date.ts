import { type Guidance, press } from "./guidance.ts";

export const date: Readonly<Record<string, Guidance>> = {
  DatePicker: {
    purpose: "A day, typed or chosen from a calendar.",
    when: ["The weekday or the distance from today matters: the start of a filter, the end of a break."],
    whenNot: [
      ["The player knows the date by heart: a birthday.", "DateParts"],
      ["The calendar is always visible.", "Calendar"],
    ],
    content: ["The hint shows the order of the parts: “Day, month, year”."],
    keys: [
      ["Characters", "Type the date with any separator."],
      ["Alt + Arrow down", "Opens the calendar."],
      ["Escape", "Closes the calendar; the focus returns to its button."],
    ],
    reader: "Text field with the name of its `Field`, and a button that opens a dialog with the calendar.",
  },
  DateParts: {
    purpose: "A date that the player knows by heart, in three fields.",
    when: ["A birth date; the browser fills it in with `birth`."],
    whenNot: [["The day is near today.", "DatePicker"]],
    content: ["Put it into a group `Field`: its label is the question, “Date of birth”."],
    keys: [
      ["Tab", "Moves through day, month and year."],
      ["Arrow up, Arrow down", "Choose the month."],
    ],
    reader: "A group with three named fields; the month is a list of names.",
  },
  Calendar: {
    purpose: "The days of a month to choose from.",
    when: ["The calendar is the main thing of its place: the days of a programme."],
    whenNot: [["It should appear on demand.", "DatePicker"]],
    content: ["Names of months and days come from the language."],
    keys: [
      ["Arrow keys", "Move by days and weeks, in the direction of reading."],
      ["Home, End", "Go to the ends of the week."],
      ["Page up, Page down", "Move by a month, with Shift by a year."],
      ["Enter, Space", "Choose the day."],
    ],
    reader:
      "A grid named by the month, which is announced when it changes. Each day is read with its weekday; today and the chosen day are marked.",
  },
};

const keys = [press, ["0–9, Backspace", "Type, while one of the keys has the focus."]] as const;

export const keypad: Readonly<Record<string, Guidance>> = {
  AmountKeypad: {
    purpose: "Keys for an amount where there is no keyboard.",
    when: ["Terminals and tills, and touch beside a field that shows the amount."],
    whenNot: [
      ["The device has a keyboard.", "MoneyInput"],
      ["The digits are secret.", "CodeKeypad"],
    ],
    content: ["The field beside it shows the amount: the keypad shows none."],
    keys,
    reader: "A named group of buttons; the amount so far is announced politely.",
  },
  CodeKeypad: {
    purpose: "A secret code of digits, entered where others may watch.",
    when: ["A PIN at a terminal or before a payment."],
    whenNot: [
      ["It is a password.", "PasswordInput"],
      ["It is an amount.", "AmountKeypad"],
    ],
    content: ["Say beside it whose code it is, and what to do if it is forgotten."],
    keys,
    reader: "A named group of buttons. Only the number of digits is announced, never a digit.",
  },
  TextKeypad: {
    purpose: "Keys for text and names on a machine without a keyboard.",
    when: ["Names and codes at a terminal."],
    whenNot: [
      ["The device has a keyboard.", "TextInput"],
      ["Only digits are typed.", "CodeKeypad"],
    ],
    content: [
      "Digits first, letters in the order of the alphabet; the label of a layout shows its first signs: “abc”.",
    ],
    keys: [press, ["Characters, Backspace", "Type, while one of the keys has the focus."]],
    reader: "A named group of buttons; the text so far is announced, or its length if it is `secret`.",
  },
};
