// After a story's own test: of each page and block, one story has each of its controls changed, shows it, and is as before once the
// change is taken back.
import { afterEach } from "vitest";
import { shownVariants, storyId, titleOf } from "../stories/list/shown.ts";
import { firstState } from "../stories/list/variants.ts";
import type { Control, ControlValue } from "../stories/site/controls/control.ts";
import { drawnStory, setTestArgs } from "../stories/site/controls/use-controls.ts";
import { until } from "../stories/site/sight.ts";
import { passedStory } from "./draw.ts";

/** The fullest state of the first variant of each page and block. */
const walked: ReadonlySet<string> = new Set(
  shownVariants()
    .filter(({ kind, name }, at, all) => kind !== "screens" && all.findIndex((other) => other.name === name) === at)
    .map((shownVariant) => storyId(titleOf(shownVariant), firstState(shownVariant.states))),
);
const longestMs = 120_000;

afterEach(async ({ task }) => {
  const story = passedStory(task);
  if (story === null || !walked.has(story)) return;
  const drawn = drawnStory();
  const controls = Object.entries(drawn?.controls ?? {});
  if (drawn === null || controls.length === 0) throw new Error(`${story} has no controls`);
  const page = document.querySelector("main");
  const { odds } = drawn.site.app.services;
  // The last of what loads after the first view, with a button of its own in the header.
  await until(() => odds.choose.get() !== null, "the odds menu is there");
  try {
    for (const [name, { control, value }] of controls) {
      const change = (): Promise<void> => changeAndBack(`${story}: ${name}`, { [name]: otherValue(control, value) });
      // A part of the page that is loaded in between adds its own text: the second time it is there from the beginning.
      await change().catch(change);
    }
  } finally {
    setTestArgs();
  }
  if (document.querySelector("main") !== page) throw new Error(`${story}: a control has drawn the page from nothing`);
}, longestMs);

async function changeAndBack(what: string, other: Parameters<typeof setTestArgs>[0]): Promise<void> {
  const before = visibleText();
  setTestArgs(other);
  await until(() => visibleText() !== before, `${what} shows another value`);
  setTestArgs();
  await until(() => visibleText() === before, `${what} shows its own value again`);
}

/** Everything that can be read in the document, in fields too. */
function visibleText(): string {
  const fields = [...document.querySelectorAll("input")].map(({ value }) => value);
  return [document.body.innerText, ...fields].join("\n");
}

/** A value that the control takes and the story has not. */
function otherValue({ input }: Control, value: ControlValue): ControlValue {
  switch (input.type) {
    case "number":
      return value === 3 ? 2 : Math.max(input.min, 3);
    case "select":
      return Object.keys(input.options).findLast((option) => option !== value) ?? "";
    case "text":
      return value === "4:3" ? "5:3" : "4:3";
    case "boolean":
      return value !== true;
  }
}
