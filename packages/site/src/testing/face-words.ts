import type { i18n } from "i18next";
import type { Services } from "../app/services.ts";

/** What the words of a site were asked for: by key, what each has said. */
export type Asked = ReadonlyMap<string, ReadonlySet<string>>;

/** The words of a site, which write down what is asked of them. Nothing has been asked yet: what is kept is kept after that. */
export function listening(): { readonly asked: Asked; readonly services: (own: Services) => Partial<Services> } {
  const asked = new Map<string, Set<string>>();
  const services = ({ i18n: words }: Services): Partial<Services> => {
    const say = words.t.bind(words) as unknown as (...values: unknown[]) => string;
    const t = (key: string, ...values: unknown[]): string => {
      const said = say(key, ...values);
      asked.set(key, (asked.get(key) ?? new Set<string>()).add(said));
      return said;
    };
    return { i18n: Object.assign(words, { t }) as unknown as i18n };
  };
  return { asked, services };
}

/**
 * Keys whose words tell what a model knows and a face may not keep to itself: a refusal, what is wrong with a field, a problem, a
 * state, that something is empty, lost or not there. Their names say which they are.
 */
const telling = [
  /^error:/u,
  /^account:field\./u,
  /^transfer:done\./u,
  /[:.](status|state|said|because|problem|offline|unfound|reconnecting|stale|refresh|checking|over)\./u,
  /[:.](refused|failed|lost|suspended|locked|gone|was|capped|minLimit|maxLimit|(empty|none|missing|unfound|checking)\w*)(\.|$)/u,
];

/** What is no matter of the model, or stands in some faces behind a press. */
const aside = [
  // How a part of a form stands is told by a face that draws the parts; what is wrong in it, by all.
  /^account:register\.(step|summary)\./u,
  // What became of earlier requests is a tab in one face of the cashier, and a key in another.
  /^transfer:status\./u,
  // A slip that lies over the page has nothing to show while nothing is in it.
  /^slip:empty/u,
  // A price says itself that it is locked, wherever it stands; of which matches a face shows prices is its own matter.
  /^sport:locked$/u,
  // Whom to write to instead is the question of one face alone.
  /^transfer:contacts\./u,
];

const tells = (key: string): boolean => telling.some((name) => name.test(key)) && !aside.some((name) => name.test(key));

/** What lies over a page, and what is said of it, stand outside of its place. */
const beside = "[role=dialog], [role=alertdialog], [role=alert], [role=status]";

/** What a face tells at this moment: the telling keys that were asked for, and whose words stand there for a reader. */
export function toldBy(asked: Asked, place: Element): readonly string[] {
  const there = [place, ...document.querySelectorAll(beside)].map(readable).join("\n");
  return [...asked]
    .filter(([key, said]) => tells(key) && [...said].some((words) => words !== "" && there.includes(plain(words))))
    .map(([key]) => key)
    .toSorted();
}

const attributes = ["aria-label", "title", "alt", "placeholder", "aria-description"];

/** Everything that is read out of a place, in one line: texts, and what stands in attributes. */
function readable(place: Element): string {
  const named = attributes.flatMap((name) =>
    Array.from(place.querySelectorAll(`[${name}]`), (each) => each.getAttribute(name) ?? ""),
  );
  return plain([place.textContent, ...named].join("\n"));
}

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069\s]+/gu, " ").trim();

/** For each state what some faces of a page tell and others do not, a line each. Empty is good. */
export function untold(
  faces: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
): readonly string[] {
  const all = Object.entries(faces);
  const states = new Set(all.flatMap(([, told]) => Object.keys(told)));
  return [...states].flatMap((state) => {
    const keys = new Set(all.flatMap(([, told]) => told[state] ?? []));
    return [...keys].flatMap((key) => {
      const silent = all.filter(([, told]) => !(told[state] ?? []).includes(key)).map(([face]) => face);
      return silent.length === 0 ? [] : [`${state}: ${key} is not told by ${silent.join(", ")}`];
    });
  });
}
