import { storyId } from "../list/shown.ts";
import { action } from "./action.ts";
import { choice } from "./choice.ts";
import { date, keypad } from "./date.ts";
import { feedback } from "./feedback.ts";
import { field } from "./field.ts";
import type { Guidance } from "./guidance.ts";
import { navigation } from "./navigation.ts";
import { overlay } from "./overlay.ts";
import { gallery, icon, layout, sport, symbol } from "./sport.ts";
import { surface } from "./surface.ts";

/** By the title of the pages: `Kit/Action/Button`. */
const groups: Readonly<Record<string, Readonly<Record<string, Guidance>>>> = {
  "Kit/Action": action,
  "Kit/Field": field,
  "Kit/Choice": choice,
  "Kit/Date": date,
  "Kit/Keypad": keypad,
  "Kit/Navigation": navigation,
  "Kit/Overlay": overlay,
  "Kit/Feedback": feedback,
  "Kit/Surface": surface,
  "Kit/Sport": sport,
  "Kit/Gallery": gallery,
  "Kit/Layout": layout,
  "Kit/Symbol": symbol,
  Foundations: icon,
};

/** The guidance of a component, with the title of its page. */
interface GuidedComponent extends Guidance {
  readonly name: string;
  readonly title: string;
}

export const guided: readonly GuidedComponent[] = Object.entries(groups).flatMap(([group, components]) =>
  Object.entries(components).map(([name, texts]) => ({ ...texts, name, title: `${group}/${name}` })),
);

/** The address of a component's page; undefined if it has no guidance. */
export function pageOf(name: string): string | undefined {
  const title = guided.find((component) => component.name === name)?.title;
  return title && `?path=/docs/${storyId(title, "Docs")}`;
}
