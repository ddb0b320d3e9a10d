import { faces } from "@livery/skin";
import { afterAll, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, never, pageOf, refuse } from "../testing/fake-house.ts";
import { fakeLive } from "../testing/fake-live.ts";
import { leastDifferent, matrixText, pairsOf, type FaceOutlines } from "../testing/face-matrix.ts";
import { match, placed, player } from "../testing/fixtures.ts";
import type { ChosenFaces } from "../testing/make-site.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../testing/open-site.tsx";
import { outlineOf } from "../testing/outline.ts";
import { bannerPicture } from "../testing/pictures.ts";

/** Opens a state of a page's or block's model, and brings a face to where it shows it. */
type OpenState = (open: (site?: SiteInWindow) => Promise<OpenSite>, variant: string) => Promise<OpenSite>;

const both = { matches: () => pageOf([match(1), match(2)]) };
const offers = {
  getSliders: () => [
    { sliderId: 1, title: "Offer", image: bannerPicture, mobileImage: null, link: "/en/results", listOrder: 1 },
  ],
};
const said = (words: string) => eventually(() => document.body.textContent).toContain(words);
const shows =
  (words: string, site: () => SiteInWindow): OpenState =>
  async (open) => {
    const opened = await open(site());
    await said(words);
    return opened;
  };

/** Picks prices of Home, and opens the slip where it does not stand there. */
async function picked(site: OpenSite, variant: string, ...outcomes: readonly RegExp[]): Promise<OpenSite> {
  for (const name of outcomes) await site.screen.getByRole("button", { name }).first().click();
  if (variant !== "rail") await site.screen.getByRole("button", { name: /^Bet slip/ }).click();
  await eventually(() => document.querySelector("input[inputmode=decimal]")).not.toBeNull();
  return site;
}
const arsenal = /Arsenal 1, ?\d/;
const everton = /Everton 2, ?\d/;

async function signingIn(open: Parameters<OpenState>[0], name: string, house = fakeHouse()): Promise<OpenSite> {
  const site = await open({ house });
  await site.screen.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  await site.screen.getByRole("textbox", { name: "Username" }).fill(name);
  if (name !== "") await userEvent.type(document.querySelector("input[type=password]")!, "wrongword{Enter}");
  return site;
}

const states: Readonly<Record<string, Readonly<Record<string, OpenState>>>> = {
  home: {
    loading: shows("See all matches", () => ({ house: fakeHouse({ matches: never }) })),
    ready: shows("2.00", () => ({ house: fakeHouse(both) })),
    empty: shows("No matches on offer", () => ({ house: fakeHouse({ matches: () => pageOf([]) }) })),
    failed: shows("Try again", () => ({ house: fakeHouse({ matches: refuse("technical") }) })),
    offers: shows("Offer", () => ({ house: fakeHouse({ ...both, ...offers }) })),
  },
  sports: {
    loading: shows("Football", () => ({ path: "/sports", house: fakeHouse({ matches: never }) })),
    ready: shows("2.00", () => ({ path: "/sports", house: fakeHouse(both) })),
    tournament: shows("2.00", () => ({ path: "/sports?sport=1&category=2&tournament=3", house: fakeHouse(both) })),
    empty: shows("No matches in this", () => ({ path: "/sports", house: fakeHouse({ matches: () => pageOf([]) }) })),
    failed: shows("Try again", () => ({ path: "/sports", house: fakeHouse({ matches: refuse("technical") }) })),
  },
  liveBets: {
    ready: shows("2.00", () => ({ path: "/livebets", live: fakeLive().world })),
    opened: shows("Home 2", () => ({ path: "/livebets?match=2", live: fakeLive().world })),
    favourites: shows("Favourites", () => ({
      path: "/livebets",
      live: fakeLive().world,
      kept: new Map([["livery-live-favourites", "[2]"]]),
    })),
    paused: shows("Betting paused", () => {
      const live = fakeLive();
      live.lock(true, 1);
      return { path: "/livebets", live: live.world };
    }),
    empty: shows("Nothing is being played", () => ({ path: "/livebets", live: fakeLive([]).world })),
  },
  login: {
    asked: (open) => signingIn(open, ""),
    short: async (open) => {
      const site = await signingIn(open, "abc");
      await said("At least 4");
      return site;
    },
    refused: async (open) => {
      const site = await signingIn(open, "marina", fakeHouse({ userLogin: refuse("wrong_credentials") }));
      await said("Incorrect username or password");
      return site;
    },
  },
  header: {
    visitor: shows("2.00", () => ({ house: fakeHouse(both) })),
    player: shows("€1,000.00", () => ({ house: houseOfPlayer(both) })),
    phone: shows("€1,000.00", () => ({ house: houseOfPlayer(both), width: 390 })),
    "one service": shows("€1,000.00", () => ({
      house: houseOfPlayer({
        ...both,
        getUserData: () => ({ ...player, services: { ...player.services, sport: false } }),
      }),
    })),
  },
  footer: {
    plain: shows("Casino Time", () => ({ path: "/results" })),
    licensed: shows("Licensed by", () => ({ path: "/results", settings: { curacao_gaming_name: "Harbour Master" } })),
    contacts: shows("Casino Time", () => ({ path: "/results", settings: { whatsapp_number: "+90 212 555 00 00" } })),
    "not genuine": shows("Do not sign in", () => ({ path: "/results", settings: { site_domain: "harbour.example" } })),
  },
  betSlip: {
    empty: shows("2.00", () => ({ house: houseOfPlayer(both) })),
    single: async (open, variant) => picked(await open({ house: houseOfPlayer(both) }), variant, arsenal),
    accumulator: async (open, variant) => picked(await open({ house: houseOfPlayer(both) }), variant, arsenal, everton),
    placed: async (open, variant) => {
      const house = houseOfPlayer({ ...both, createcoupon: () => placed });
      const site = await picked(await open({ house }), variant, arsenal);
      await site.screen.getByRole("button", { name: "€10" }).click();
      await site.screen.getByRole("button", { name: /^Place bet/ }).click();
      await site.screen.getByRole("alertdialog").getByRole("button", { name: "Close" }).click();
      await said("New bet");
      return site;
    },
  },
};

/** Where a page or block stands: what is around it is the same in all of its faces. */
const places: Readonly<Record<string, string>> = {
  home: "main",
  sports: "main",
  liveBets: "main",
  header: "header",
  footer: "footer",
};

const several = Object.entries<readonly string[]>({ ...faces.pages, ...faces.blocks }).filter(
  ([, variants]) => variants.length > 1,
);
const matrix: string[] = [];
afterAll(() => console.info(`\n${matrix.join("\n\n")}\n`));

describe("A variant is another interaction, not a recolour", () => {
  test.each(several)(
    "%s: its faces read otherwise in at least three states",
    { timeout: 180_000 },
    async (name, variants) => {
      const outlines: Record<string, FaceOutlines> = {};
      expect(Object.keys(states[name] ?? {}).length).toBeGreaterThanOrEqual(leastDifferent);
      for (const variant of variants) {
        const seen: Record<string, readonly string[]> = {};
        for (const [state, bring] of Object.entries(states[name] ?? {})) {
          const chosen: ChosenFaces = { [name]: variant };
          const site = await bring((more = {}) => openSite({ ...more, faces: chosen }), variant);
          seen[state] = outlineOf(document.querySelector(places[name] ?? "body")!);
          await site.screen.unmount();
        }
        outlines[variant] = seen;
      }
      const pairs = pairsOf(outlines);
      matrix.push(matrixText(name, pairs));
      for (const { different, pair } of pairs) expect(different, pair).toBeGreaterThanOrEqual(leastDifferent);
    },
  );

  test("a recolour is seen: the same roles and names in the same order are no difference", () => {
    const outline = { empty: ["- text: a"], ready: ["- link b"], failed: ["- button c"] };
    const swapped = { ...outline, ready: ["- link c"] };
    const [same, one] = pairsOf({ plain: outline, recoloured: outline, other: swapped });
    expect([same?.different, one?.different]).toEqual([0, 1]);
    expect(same?.different).toBeLessThan(leastDifferent);
  });
});
