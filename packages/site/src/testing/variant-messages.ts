import type { i18n } from "i18next";
import type { Services } from "../core/services.ts";

/** The messages that a site has requested: for each key its texts. */
export type RequestedMessages = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns services that record each requested message. They start before the first one, so cached texts are recorded too. */
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
 * Keys whose messages show what a model knows and a variant must not leave out: a refusal, a wrong field, a problem, a state,
 * that something is empty, lost or missing. Their names show which they are.
 */
const requiredKeys = [
  /^error:/u,
  /^account:field\./u,
  /^payment:done\./u,
  /[:.](status|state|said|because|problem|offline|unfound|reconnecting|stale|refresh|checking|over)\./u,
  /[:.](refused|failed|lost|suspended|locked|gone|was|capped|minLimit|maxLimit|(empty|none|missing|unfound|checking)\w*)(\.|$)/u,
];

/** Keys that do not belong to the model, or that some variants show only after a press. */
const optionalKeys = [
  // The state of a form's step is shown only by a variant with steps; an error in it by all.
  /^account:register\.(step|summary)\./u,
  // The state of earlier requests is a tab in one variant of the cashier, and a key in another.
  /^payment:status\./u,
  // A slip that lies over the page shows nothing while it is empty.
  /^slip:empty/u,
  // A price itself shows that it is locked, in every variant; a variant decides for which matches it shows prices.
  /^sport:locked$/u,
  // Only one variant shows other contacts.
  /^payment:contacts\./u,
];

const isRequired = (key: string): boolean =>
  requiredKeys.some((name) => name.test(key)) && !optionalKeys.some((name) => name.test(key));

/** Overlays and announcements of a page are outside its container. */
const beside = "[role=dialog], [role=alertdialog], [role=alert], [role=status]";

/** Returns what a variant shows now: the required keys that were requested, with their texts in the container or an overlay. */
export function shownMessages(requested: RequestedMessages, container: Element): readonly string[] {
  const there = [container, ...document.querySelectorAll(beside)].map(readable).join("\n");
  return [...requested]
    .filter(([key, texts]) => isRequired(key) && [...texts].some((text) => text !== "" && there.includes(plain(text))))
    .map(([key]) => key)
    .toSorted();
}

const attributes = ["aria-label", "title", "alt", "placeholder", "aria-description"];

/** Returns everything readable in a container in one line: texts, and attributes. */
function readable(container: Element): string {
  const named = attributes.flatMap((name) =>
    Array.from(container.querySelectorAll(`[${name}]`), (each) => each.getAttribute(name) ?? ""),
  );
  return plain([container.textContent, ...named].join("\n"));
}

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069\s]+/gu, " ").trim();

/** Returns, for each state, the messages that some variants of a page show and others do not, a line each. Empty is good. */
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
