import { type Guidance } from "./guidance.ts";

const radioKeys = [
  ["Arrow keys", "Choose the neighbour; they wrap at the ends."],
  ["Tab", "Enters and leaves the group at the chosen option."],
] as const;
const sliderKeys = [
  ["Arrow keys", "Move by a step."],
  ["Page up, Page down", "Move by a larger step of the browser."],
  ["Home, End", "Go to the bounds."],
] as const;

export const choice: Readonly<Record<string, Guidance>> = {
  Checkbox: {
    purpose: "Says yes or no to a statement; it counts once the form is sent.",
    when: [
      "A consent, or several of a list.",
      "With `mixed` for a box that stands for others, of which some are checked.",
    ],
    whenNot: [
      ["The change takes effect at once.", "Switch"],
      ["One of several has to be chosen.", "RadioGroup"],
    ],
    content: ["The label is the statement: “I am over 18”.", "Never negate: no “Do not send news”."],
    keys: [["Space", "Checks and unchecks the box."]],
    reader: "Checkbox, with its label and its state, also if it is mixed.",
  },
  Switch: {
    purpose: "Turns a setting on or off at once.",
    when: ["The effect is immediate and needs no form to be sent."],
    whenNot: [
      ["It is sent with a form.", "Checkbox"],
      ["The choice is between two things and not between on and off.", "Segmented"],
    ],
    content: [
      "The label names what is on: “Notifications”, not “Turn notifications on”.",
      "The hint says what changes while it is on.",
      "The label stays the same in both states.",
    ],
    keys: [["Space", "Turns it on and off."]],
    reader: "Switch, with its label, on or off.",
  },
  RadioGroup: {
    purpose: "One of a few options that need a line of explanation each.",
    when: ["Two to six options that should be compared before the choice."],
    whenNot: [
      ["The options are single words.", "Segmented"],
      ["There are more than six.", "Select"],
      ["The options are apart on the page.", "RadioTile"],
    ],
    content: ["Labels of the same form; the difference goes into the hint."],
    keys: radioKeys,
    reader: "A group with its label; each radio button with label and position.",
  },
  RadioTile: {
    purpose: "One of several options as a tile: a payment method, a bonus.",
    when: [
      "Each option has a picture, an amount or a duration.",
      "The options are on a rail or under several headings.",
    ],
    whenNot: [
      ["Texts alone tell the options apart.", "RadioGroup"],
      ["A press leads to a page.", "Tile"],
    ],
    content: ["`title` names the option, `detail` says what the player gets and how long it takes."],
    keys: radioKeys,
    reader: "Radio button, named by the title and described by the detail.",
  },
  Segmented: {
    purpose: "One of two to five short options in a row: a view, a kind, a mode.",
    when: ["All options should be visible, and the change is seen at once."],
    whenNot: [
      ["The options switch between whole views with their own content.", "Tabs"],
      ["There are more than five, or labels of several words.", "Select"],
      ["Several can be chosen.", "Chip"],
    ],
    content: ["One word each, of similar length."],
    keys: radioKeys,
    reader: "A group of radio buttons. The label of the group is hidden from sight unless `hideLabel` is false.",
  },
  Slider: {
    purpose: "A value whose position between two bounds matters more than its exact number.",
    when: ["A volume, a share, a rough limit.", "Both bounds are meaningful."],
    whenNot: [
      ["The exact number matters.", "NumberStepper"],
      ["It is money.", "MoneyInput"],
      ["There are two values.", "RangeSlider"],
    ],
    content: ["Give `format`: the shown and the read value have a unit."],
    keys: sliderKeys,
    reader: "Slider, with the value as `format` writes it.",
  },
  RangeSlider: {
    purpose: "A range between two bounds: odds from 1.50 to 3.00.",
    when: ["A filter by a number with both ends."],
    whenNot: [
      ["There is one value.", "Slider"],
      ["The ends are dates.", "DatePicker"],
    ],
    content: ["`lowLabel` and `highLabel` name the thumbs: “From”, “To”."],
    keys: [["Tab", "Moves from one thumb to the other."], ...sliderKeys],
    reader: "Two sliders, each with its name and its value. A thumb stops at the other one.",
  },
};
