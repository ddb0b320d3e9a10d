import type { i18n } from "i18next";
import type { Services } from "../app/services.ts";

/** What the words of a site were asked for: by key, what each has said. */
export type RequestedMessages = ReadonlyMap<string, ReadonlySet<string>>;

/** The words of a site, which write down what is asked of them. Nothing has been asked yet: what is kept is kept after that. */
export function listening(): {
  readonly requested: RequestedMessages;
  readonly services: (original: Services) => Partial<Services>;
} {
  const requested = new Map<string, Set<string>>();
  const services = ({ i18n: instance }: Services): Partial<Services> => {
    const translate = instance.t.bind(instance) as unknown as (...values: unknown[]) => string;
    const t = (key: string, ...values: unknown[]): string => {
      const text = translate(key, ...values);
      requested.set(key, (requested.get(key) ?? new Set<string>()).add(text));
      return text;
    };
    return { i18n: Object.assign(instance, { t }) as unknown as i18n };
  };
  return { requested, services };
}

/**
 * Keys whose words tell what a model knows and a variant may not keep to itself: a refusal, what is wrong with a field, a problem, a
 * state, that something is empty, lost or not there. Their names say which they are.
 */
const requiredKeys = [
  /^error:/u,
  /^account:field\./u,
  /^transfer:done\./u,
  /[:.](status|state|said|because|problem|offline|unfound|reconnecting|stale|refresh|checking|over)\./u,
  /[:.](refused|failed|lost|suspended|locked|gone|was|capped|minLimit|maxLimit|(empty|none|missing|unfound|checking)\w*)(\.|$)/u,
];

/** What is no matter of the model, or stands in some variants behind a press. */
const optionalKeys = [
  // How a part of a form stands is told by a variant that draws the parts; what is wrong in it, by all.
  /^account:register\.(step|summary)\./u,
  // What became of earlier requests is a tab in one variant of the cashier, and a key in another.
  /^transfer:status\./u,
  // A slip that lies over the page has nothing to show while nothing is in it.
  /^slip:empty/u,
  // A price says itself that it is locked, wherever it stands; of which matches a variant shows prices is its own matter.
  /^sport:locked$/u,
  // Whom to write to instead is the question of one variant alone.
  /^transfer:contacts\./u,
];

const isRequired = (key: string): boolean =>
  requiredKeys.some((name) => name.test(key)) && !optionalKeys.some((name) => name.test(key));

/** What lies over a page, and what is said of it, stand outside of its place. */
const beside = "[role=dialog], [role=alertdialog], [role=alert], [role=status]";

/** What a variant tells at this moment: the telling keys that were asked for, and whose words stand there for a reader. */
export function shownMessages(requested: RequestedMessages, container: Element): readonly string[] {
  const there = [container, ...document.querySelectorAll(beside)].map(readable).join("\n");
  return [...requested]
    .filter(([key, texts]) => isRequired(key) && [...texts].some((text) => text !== "" && there.includes(plain(text))))
    .map(([key]) => key)
    .toSorted();
}

const attributes = ["aria-label", "title", "alt", "placeholder", "aria-description"];

/** Everything that is read out of a place, in one line: texts, and what stands in attributes. */
function readable(container: Element): string {
  const named = attributes.flatMap((name) =>
    Array.from(container.querySelectorAll(`[${name}]`), (each) => each.getAttribute(name) ?? ""),
  );
  return plain([container.textContent, ...named].join("\n"));
}

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069\s]+/gu, " ").trim();

/** For each state what some variants of a page tell and others do not, a line each. Empty is good. */
export function missingMessages(
  variants: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
): readonly string[] {
  const all = Object.entries(variants);
  const states = new Set(all.flatMap(([, messages]) => Object.keys(messages)));
  return [...states].flatMap((state) => {
    const keys = new Set(all.flatMap(([, messages]) => messages[state] ?? []));
    return [...keys].flatMap((key) => {
      const silent = all.filter(([, messages]) => !(messages[state] ?? []).includes(key)).map(([variant]) => variant);
      return silent.length === 0 ? [] : [`${state}: ${key} is not told by ${silent.join(", ")}`];
    });
  });
}
