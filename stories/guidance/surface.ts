import { type Guidance, press } from "./guidance.ts";

export const surface: Readonly<Record<string, Guidance>> = {
  Badge: {
    purpose: "Names a state in one or two words: won, lost, live, new.",
    when: ["The state belongs to the thing beside it and is not pressed."],
    whenNot: [
      ["It can be pressed.", "Chip"],
      ["It is a number on an action.", "IconButton"],
      ["It needs a sentence.", "Banner"],
    ],
    content: [
      "The word carries the meaning, the colour repeats it.",
      "One or two words; no capitals of your own, the brand decides on them.",
    ],
    keys: [],
    reader: "Read as text in its place.",
  },
  Card: {
    purpose: "A surface for things that belong together.",
    when: ["A page shows several groups: match result, statistics."],
    whenNot: [
      ["It is one picture with one link.", "Tile"],
      ["The group is opened and closed.", "Accordion"],
    ],
    content: ["The title is a noun in sentence case.", "Choose `level` by the headings above it."],
    keys: [],
    reader: "The title is a heading.",
  },
  Chip: {
    purpose: "A small choice among several in a row: a filter, a quick amount.",
    when: ["Several filters that can be combined.", "Amounts that are often typed."],
    whenNot: [
      ["Exactly one of two to five is chosen.", "Segmented"],
      ["It is the main action.", "Button"],
      ["It is not pressed.", "Badge"],
    ],
    content: ["One or two words; the number behind them counts what the filter finds."],
    keys: [press],
    reader: "Button; a filter says whether it is pressed.",
  },
  Money: {
    purpose: "An amount of money that is read and not edited.",
    when: ["Balances, stakes, returns, movements (`signed`)."],
    whenNot: [
      ["The amount is typed.", "MoneyInput"],
      ["The number is a price.", "Odds"],
    ],
    content: ["Minor units and currency only: sign, digits and separators come from the language."],
    keys: [],
    reader: "Read as text. A page translator leaves it alone.",
  },
  Odds: {
    purpose: "Odds as text: on a coupon, in a total.",
    when: ["The price is read and not chosen."],
    whenNot: [
      ["The price is chosen.", "OddsButton"],
      ["The number is money.", "Money"],
    ],
    content: ["Thousandths only: the player's odds format decides how they are written."],
    keys: [],
    reader: "Read as text. A page translator leaves it alone.",
  },
  Row: {
    purpose: "One thing of a list: mark, title over detail, and a figure or control at the end.",
    when: ["A list within a card: leagues, settings, selections."],
    whenNot: [
      ["The records have columns that are compared.", "Table"],
      ["There are hundreds.", "VirtualList"],
    ],
    content: ["Title: what it is. Detail: what tells it apart. End: one figure or one control."],
    keys: [],
    reader: "An item of a list.",
  },
  Table: {
    purpose: "Records of one kind whose values are compared by column.",
    when: ["Transactions, coupons, players.", "Rows are sorted or chosen."],
    whenNot: [
      ["A row has one line of text and one figure.", "Row"],
      ["Cells are pressed one by one, as prices are.", "GridTable"],
    ],
    content: [
      "Heads are nouns of one or two words.",
      "Figures are aligned to the end: set `figures`.",
      "Give `lead` to the column that identifies the row.",
    ],
    keys: [
      ["Tab", "Moves through the heads that sort, the boxes that choose, and a table that scrolls."],
      ["Enter, Space", "Sorts, and chooses."],
      ["Arrow keys", "Scroll a table that is wider than its place."],
    ],
    reader: "A table with a caption; heads say how they sort. A narrow table folds into labelled lines.",
  },
  GridTable: {
    purpose: "A table of things that are pressed: the prices of many matches.",
    when: ["Dozens of buttons in rows and columns, which should be one stop of the keyboard."],
    whenNot: [
      ["The table is read.", "Table"],
      ["It is a plain list.", "VirtualList"],
    ],
    content: ["`describedBy` explains the keys to screen readers."],
    keys: [
      ["Arrow keys", "Move from cell to cell, and on to the next grid of the page."],
      ["Home, End", "Go to the ends of the row, with Control to those of the grid."],
      ["Page up, Page down", "Move by ten rows."],
      ["Tab", "Leaves the grid."],
    ],
    reader: "A grid with its name; one cell of it is in the tab order.",
  },
  VisuallyHidden: {
    purpose: "A text for screen readers only.",
    when: ["Sight has more context than the text: a picture, a position.", "A change has to be announced (`live`)."],
    whenNot: [["Everybody needs the text.", null]],
    content: ["As short as a visible label."],
    keys: [],
    reader: "Read in its place; with `live` also when it changes.",
  },
};
