import { minor } from "@livery/betting";
import type { Day, DayPlayer, DayStaff } from "@livery/house";
import { beforeAll, describe, expect, test } from "vitest";
import { shippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { demoAnnouncements } from "./demo-announcements.ts";
import { demoBonuses } from "./demo-bonuses.ts";
import { type DemoBrand, readDemoBrand } from "./demo-brand.ts";
import { demoDay } from "./demo-day.ts";
import { demoPayments } from "./demo-payments.ts";
import { demoSettings } from "./demo-seed.ts";
import { counterUsers, demoDealers, demoStaff } from "./demo-staff.ts";

const languages = ["de", "en", "fa", "tr"];
/** The same word in two languages. */
const cognates = new Set(["Bank", "IBAN"]);

/** Each text of a value, whatever its depth. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The texts in a language of everything that has texts by language: as a record, or as a list of rows with `lang`. */
function textsIn(lang: string, value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (languages.some((code) => Object.hasOwn(value, code))) return textsOf((value as Record<string, unknown>)[lang]);
  if ("lang" in value) {
    const { lang: own, ...texts } = value;
    return own === lang ? textsOf(texts) : [];
  }
  return Object.values(value).flatMap((part) => textsIn(lang, part));
}

/** What is English in each of the other languages. */
function englishIn(textsBy: (lang: string) => readonly string[]): readonly string[] {
  const english = new Set(textsBy("en").filter((text) => /\p{L}/u.test(text)));
  expect(english.size).toBeGreaterThan(0);
  return ["de", "fa", "tr"].flatMap((lang) =>
    textsBy(lang)
      .filter((text) => english.has(text) && !cognates.has(text))
      .map((text) => `${lang}: ${text}`),
  );
}

let brands: readonly DemoBrand[];
beforeAll(async () => {
  brands = await Promise.all(shippedSkins().map((name) => readDemoBrand(shippedSkin(name), name)));
});

describe("the texts of the demo", () => {
  test("are there in every language, and none is English in another", () => {
    for (const brand of brands) {
      const { sliders, ...announcements } = demoAnnouncements(brand);
      const sources = { announcements, bonuses: demoBonuses, payments: demoPayments };
      for (const [what, source] of Object.entries(sources)) {
        const counts = languages.map((lang) => textsIn(lang, source).filter((text) => text !== "").length);
        expect([what, new Set(counts).size]).toEqual([what, 1]);
        expect([what, englishIn((lang) => textsIn(lang, source))]).toEqual([what, []]);
      }
      const ofBrand = sliders.map(({ texts }) =>
        Object.keys(texts).filter((lang) => brand.skin.languages.includes(lang)),
      );
      expect([brand.skin.name, ...ofBrand.map((own) => own.toSorted())]).toEqual([
        brand.skin.name,
        ...ofBrand.map(() => [...brand.skin.languages].toSorted()),
      ]);
    }
  });

  test("in the settings of a site are the brand's name and what the foot says in each of its languages", () => {
    const proper = new Set(["site_title", "curacao_gaming_name"]);
    for (const brand of brands) {
      const { footer_bottom_text: foot, ...others } = demoSettings(brand);
      const words = Object.entries(others).filter(
        ([name, value]) => !proper.has(name) && / \p{L}/u.test(JSON.stringify(value)),
      );
      expect([brand.skin.name, words]).toEqual([brand.skin.name, []]);
      const parts = [...JSON.stringify(foot).matchAll(/<p lang=\\"(\w+)\\">([^<]+)<\/p>/gu)].map(
        ([, lang = "", text]) => [lang, text],
      );
      expect(parts.map(([lang]) => lang)).toEqual(brand.skin.languages);
      expect(new Set(parts.map(([, text]) => text)).size).toBe(parts.length);
    }
  });
});

/** The reasons and notes that the staff write in a day of players who all read one language, by the reader's language. */
async function notesOfDay(lang: string): Promise<readonly (readonly [reader: string, note: string])[]> {
  const notes: [string, string][] = [];
  const readers = new Map<number, string>();
  let ids = 0;
  const idFor = (reader: string): number => {
    ids += 1;
    readers.set(ids, reader);
    return ids;
  };
  const accounts = Array.from({ length: 6 }, (_, at) => ({ key: `${lang}/${at}`, lang, balance: minor(1n) }));
  const dealers = new Map(
    demoDealers.map(({ name }) => [name, idFor(demoStaff.find(({ dealer }) => dealer === name)?.lang ?? "en")]),
  );
  const player = (reader: string): DayPlayer => ({
    userId: idFor(reader),
    place: async () => idFor(reader),
    cancel: async () => undefined,
    sell: async () => undefined,
    pay: async () => idFor(reader),
    cancelPayment: async () => undefined,
    requestBonus: async () => idFor(reader),
    cash: async () => minor(BigInt(ids % 3)),
    leave: async () => undefined,
  });
  const call: DayStaff["call"] = async (_key, payload) => {
    const { matchId, note, reason = note, ...about } = payload as Readonly<Record<string, unknown>>;
    // Why a match has a result is read by the staff alone, of every language.
    const id = Object.values(about).find((value) => typeof value === "number");
    if (typeof reason === "string" && matchId === undefined) notes.push([readers.get(id ?? 0) ?? "", reason]);
    return { requestId: id, matchId: 1, version: 1 } as never;
  };
  const langOf = (key: string): string => counterUsers.find(({ userName }) => userName === key)?.lang ?? lang;
  const day: Day = {
    played: () => 1,
    upcoming: () => 1,
    dealerId: (name) => dealers.get(name) ?? 0,
    player: async (key) => player(langOf(key)),
    staff: async () => ({ call, leave: async () => undefined }),
    settle: async () => undefined,
  };
  const keys = new Set([...accounts.map(({ key }) => key), ...counterUsers.map(({ userName }) => userName)]);
  const events = demoDay(accounts).events(keys, true);
  for (const event of events.toSorted((a, b) => b.at - a.at)) await event.run(day);
  return notes;
}

test("what the staff write in the demo's day is in the language of the player or dealer who reads it", async () => {
  const all = (await Promise.all(languages.map(notesOfDay))).flat();
  expect([...new Set(all.map(([reader]) => reader))].toSorted()).toEqual(languages);
  const notesIn = (lang: string) => all.filter(([reader]) => reader === lang).map(([, note]) => note);
  expect(englishIn(notesIn)).toEqual([]);
  // Cash that goes in and out, two refusals, and what a counter gives.
  for (const lang of languages) expect(new Set(notesIn(lang)).size).toBeGreaterThanOrEqual(5);
});
