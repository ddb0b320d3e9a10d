import { type Guidance, press } from "./guidance.ts";

export const feedback: Readonly<Record<string, Guidance>> = {
  Banner: {
    purpose: "A message within the page that stays while it is true.",
    when: ["Offline, a limit that is reached, a warning above a list."],
    whenNot: [
      ["It answers the last action.", "Notice"],
      ["It may go by itself.", "Toast"],
      ["It says what is wrong with a field.", "Field"],
    ],
    content: ["Title: what happened. Text: what it means. Action: the next step."],
    keys: [["Tab", "Moves to the action and to the close button."], press],
    reader: "An error interrupts the reader; other tones wait.",
  },
  EmptyState: {
    purpose: "Says what will be here and how it gets here.",
    when: ["A list has nothing yet, or nothing that fits the filter."],
    whenNot: [
      ["The content could not be loaded.", "ErrorState"],
      ["It is still on its way.", "Skeleton"],
    ],
    content: ["The title names what is missing: “No coupons yet”.", "The action is the next step, not “Back”."],
    keys: [],
    reader: "Text; the illustration is hidden.",
  },
  ErrorState: {
    purpose: "Stands in for content that could not be loaded, with the way out.",
    when: ["A page, a card or a table could not be loaded."],
    whenNot: [
      ["There is nothing to show.", "EmptyState"],
      ["An action failed.", "Notice"],
    ],
    content: [
      "What happened, what it means for the player, what to do: never an apology alone.",
      "`reference` is for support.",
    ],
    keys: [["Tab, Enter", "Reach and press the action."]],
    reader: "An alert: announced when it appears.",
  },
  Progress: {
    purpose: "How far a task has come.",
    when: ["A limit that is used up, an upload, the wagering of a bonus."],
    whenNot: [
      ["The task has named steps.", "Steps"],
      ["Nothing is known but that it goes on.", "Spinner"],
      ["The rest is counted in seconds.", "CountdownRing"],
    ],
    content: ["`label` says of what; write the figures beside the bar."],
    keys: [],
    reader: "Progress bar, with label and percentage; without a value only the label.",
  },
  Skeleton: {
    purpose: "The outline of content that is on its way.",
    when: ["The shape of the content is known: a list, a card."],
    whenNot: [
      ["An action runs.", "Spinner"],
      ["The content failed.", "ErrorState"],
    ],
    content: ["As many shapes as there will probably be rows, so that nothing moves later."],
    keys: [],
    reader: "Hidden: the container says `aria-busy`.",
  },
  Spinner: {
    purpose: "Shows that an action is on its way.",
    when: ["Within a button or a small place whose shape is not known."],
    whenNot: [
      ["Content loads whose shape is known.", "Skeleton"],
      ["The progress is known.", "Progress"],
    ],
    content: ["`label` only where no text beside it says what loads."],
    keys: [],
    reader: "With `label` it is announced politely; without one it is hidden.",
  },
  CountdownRing: {
    purpose: "The time that is left, as a ring around its seconds.",
    when: ["An offer that ends: a cash-out quote, the delay of a live bet."],
    whenNot: [
      ["The time of day is meant.", "Clock"],
      ["It is not time that runs out.", "Progress"],
    ],
    content: ["`label` is a whole sentence: “3 seconds left”."],
    keys: [],
    reader: "A timer that is read on demand and not announced every second.",
  },
};
