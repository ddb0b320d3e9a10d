import type { PlaceCoupon, UserInfo } from "@livery/contract";
import { expect } from "vitest";
import { houseOfPlayer, pageOf, type FakeHouse } from "../../../testing/fake-house.ts";
import { match, player } from "../../../testing/fixtures.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../../testing/open-site.tsx";

const four = [1, 2, 3, 4].map((matchId) => match(matchId));
/** A house with four matches, which answers for each of them. */
export const houseOfFour = (
  changes: Parameters<typeof houseOfPlayer>[0] = {},
  who: Partial<UserInfo> = {},
): FakeHouse =>
  houseOfPlayer({
    matches: () => pageOf(four),
    apiOdds: ({ matchId }) => match(matchId),
    getUserData: () => ({ ...player, ...who }),
    ...changes,
  });

/** The rules are the same in every variant of the slip, which are made of the same parts: they are looked at in one. */
export const open = (site: SiteInWindow) => openSite({ variants: { betSlip: "rail" }, ...site });
export const slip = (site: OpenSite) =>
  site.screen.getByRole("complementary", { name: /^(Bet slip|برگهٔ شرط|Wettschein)/ });
export const price = (site: OpenSite, outcome: string) =>
  site.screen
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`${outcome}, ?\\d`) })
    .first();
export const button = (site: OpenSite, name: string | RegExp) => slip(site).getByRole("button", { name });
export const total = (site: OpenSite, name: string) => {
  const term = slip(site).getByRole("term").filter({ hasText: name }).last();
  return { term, value: () => term.query()?.parentElement?.querySelector("dd")?.textContent };
};
/** Asked by its place, not by its role: under a notice the page is hidden from readers. */
export const balance = () => document.querySelector("header [role=status]")?.textContent;

export async function withSelections(site: OpenSite, ...outcomes: readonly string[]): Promise<void> {
  for (const outcome of outcomes) await price(site, outcome).click();
  await expect.element(slip(site).getByRole("listitem").first()).toBeVisible();
}

export const stake = (site: OpenSite, name: string | RegExp = /stake/i) => slip(site).getByRole("textbox", { name });
export const requests = (house: FakeHouse) =>
  house.calls.filter(({ key }) => key === "createcoupon").map(({ payload }) => payload as PlaceCoupon);
