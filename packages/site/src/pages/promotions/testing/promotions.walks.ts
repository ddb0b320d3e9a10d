import { expect } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { houseOfPlayer, refuse, type FakeHouse } from "../../../testing/fake-house.ts";
import { bonusMeta, playerBonus } from "../../../testing/fixtures.ts";
import { named } from "../../../testing/user-input.ts";
import type { Ground } from "../../../testing/walks/ground.ts";
import { use } from "../../../testing/walks/use.ts";

interface State {
  readonly opened: 1 | 2 | null;
  /** Result of the request for the first bonus. */
  readonly requested: "no" | "lost" | "sent";
}

const titles = { 1: "Welcome bonus", 2: "Monday back" } as const;
const terms = { 1: "Once per player, at odds of 1.50 or more.", 2: "Every Monday before noon." } as const;

function house(): FakeHouse {
  let sent = false;
  return houseOfPlayer({
    getBonus: () => [
      playerBonus(sent ? { requested: true, requestable: false, requestedAt: "2026-11-19T18:30:00Z" } : {}),
      playerBonus({ bonusId: 2, title: titles[2] }),
    ],
    getBonusMeta: () => [
      bonusMeta(),
      bonusMeta({ bonusId: 2, title: titles[2], html: "", terms: `<p>${terms[2]}</p>` }),
    ],
    bonusRequest: () => {
      sent = true;
      return {};
    },
  });
}
const read = (bonusId: 1 | 2): Ground<State>["moves"][string] => ({
  from: ({ opened }) => opened === null,
  to: (state) => ({ ...state, opened: bonusId }),
  // A card has a separate read button, because its request button has the same title; a row and a poster are buttons themselves.
  walk: async (walker) => {
    const more = new RegExp(`^Read more ${titles[bonusId]}`);
    await eventually(() => document.querySelector("main")?.textContent).toContain(titles[bonusId]);
    await use(walker, named(more).length > 0 ? more : new RegExp(titles[bonusId]), { roles: ["button"] });
  },
});

export const ground: Ground<State> = {
  start: { opened: null, requested: "no" },
  site: () => ({ path: "/promotions", house: house() }),
  moves: {
    "read the first": read(1),
    "read the second": read(2),
    back: {
      from: ({ opened }) => opened !== null,
      to: (state) => ({ ...state, opened: null }),
      walk: ({ site }) => Promise.resolve(site.app.router.history.back()),
    },
    "ask for it": {
      from: ({ opened, requested }) => opened === 1 && requested === "no",
      to: (state) => ({ ...state, requested: "sent" }),
      walk: (walker) => use(walker, "Request this bonus Welcome bonus", { roles: ["button"], last: true }),
    },
    "ask for it, and the answer is lost": {
      from: ({ opened, requested }) => opened === 1 && requested === "no",
      to: (state) => ({ ...state, requested: "lost" }),
      walk: async (walker) => {
        const { answers } = walker.site.house;
        const answer = answers.bonusRequest!;
        answers.bonusRequest = refuse("offline");
        await use(walker, "Request this bonus Welcome bonus", { roles: ["button"], last: true });
        await eventually(() => named("Try again Welcome bonus", ["button"]).length).toBeGreaterThan(0);
        answers.bonusRequest = answer;
      },
    },
    "try again": {
      from: ({ opened, requested }) => opened === 1 && requested === "lost",
      to: (state) => ({ ...state, requested: "sent" }),
      walk: (walker) => use(walker, "Try again Welcome bonus", { roles: ["button"], last: true }),
    },
  },
  check: async ({ opened, requested }, { house: server, path }) => {
    await eventually(path).toBe(`/en/promotions${opened === null ? "" : `?bonus=${opened}`}`);
    const shown = () => document.body.textContent;
    await eventually(shown).toContain(titles[1]);
    if (opened !== null) await eventually(shown).toContain(terms[opened]);
    if (opened === 1 && requested === "sent") await eventually(shown).toContain("Sent on 19.11.2026");
    // Requested once, whatever happened to the response: all calls have the same key.
    const keys = server.calls.filter(({ key }) => key === "bonusRequest").map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(requested === "no" ? 0 : 1);
  },
};
