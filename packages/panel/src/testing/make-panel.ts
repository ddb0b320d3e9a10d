import { messagesIn } from "@livery/browser-app/testing";
import { anyLanguageOf, type LanguageRecord } from "@livery/i18n";
import { createMemoryHistory } from "@tanstack/react-router";
import { createPanel, type MadePanel } from "../app/create-panel.tsx";
import { createPreferences } from "../core/preferences.ts";
import { fakeHouse, type FakeHouse } from "./fake-house.ts";
import { testNow } from "./fixtures.ts";

export interface TestPanel {
  /** A language with messages, or a pseudo-language made from another. */
  readonly lang?: string;
  /** Replaces the language's own direction. */
  readonly dir?: LanguageRecord["dir"];
  readonly path?: string;
  readonly house?: FakeHouse;
  /** The element marked with mode and density; replaces the document. */
  readonly marked?: Pick<HTMLElement, "dataset">;
  /** Milliseconds; the tests' Friday morning if left out. */
  readonly now?: () => number;
}

export interface PanelInTest extends MadePanel {
  readonly house: FakeHouse;
  /** Files that were handed to the browser's downloads. */
  readonly files: { readonly name: string; readonly text: string }[];
  readonly language: LanguageRecord;
}

/** A panel with a fake server in place of a network. */
export function makePanel({
  lang = "en",
  dir,
  path = "/",
  house = fakeHouse(),
  now = () => testNow,
  marked = document.documentElement,
}: TestPanel = {}): PanelInTest {
  const record = anyLanguageOf(lang);
  if (record === undefined) throw new RangeError(`no language ${lang}`);
  const language = { ...record, ...(dir && { dir }) };
  const files: { readonly name: string; readonly text: string }[] = [];
  const stored = new Map([["livery.panel.signedIn", "yes"]]);
  const made = createPanel({
    language,
    messages: messagesIn(lang),
    history: createMemoryHistory({ initialEntries: [path] }),
    preferences: createPreferences(
      () => ({ getItem: (name) => stored.get(name) ?? null, setItem: (name, value) => void stored.set(name, value) }),
      marked,
    ),
    fetch: house.fetch,
    upload: (onSent) => {
      house.received = onSent;
      return house.fetch;
    },
    now,
    download: (name, text) => void files.push({ name, text }),
    reload: () => undefined,
  });
  return { ...made, house, files, language };
}
