import { minor } from "@livery/betting";
import { calls, createClientOf, type Client } from "@livery/contract";
import type { Page } from "playwright";
import type { PreviewSite, Visitor } from "./visitor.ts";

/** Signs in as the player with the visitor's language: by its call, as a page that is not shown would only take time. */
export async function signIn({ lang, origin, page }: Visitor, { accounts, siteKey }: PreviewSite): Promise<void> {
  const account = accounts.find((player) => player.lang === lang) ?? accounts[0];
  if (account === undefined) throw new RangeError("nobody plays in this demo");
  // A document of the site's origin that the site need not draw, nor its policy allow.
  const empty = `${origin}/preview`;
  await page.route(empty, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(empty);
  const { password, userName } = account;
  await clientOf(page, siteKey, lang).call("userLogin", { userName, password });
}

/** Places a few coupons for a player who has none yet. */
export async function bet({ lang, page }: Visitor, { siteKey }: PreviewSite): Promise<void> {
  const client = clientOf(page, siteKey, lang);
  if ((await client.call("getCoupons", {})).rows.length > 0) return;
  const { rows } = await client.call("matches", { sportId: 1 });
  const selections = rows.flatMap(({ markets: [market], matchId }) => {
    const outcome = market?.outcomes[0];
    if (market === undefined || outcome === undefined) return [];
    const { marketTypeId, special } = market;
    return [{ matchId, marketTypeId, special, outcomeId: outcome.outcomeId, odds: outcome.odds, banker: false }];
  });
  for (const legs of [1, 3, 5]) {
    const stake = minor(500 * legs);
    await client.call("createcoupon", {
      stake,
      totalStake: stake,
      kind: legs === 1 ? "single" : "accumulator",
      phase: "prematch",
      sizes: [],
      oddsChange: "any",
      selections: selections.slice(0, legs),
    });
  }
}

/** The site's calls, made by the page itself: with its cookies and its origin. */
function clientOf(page: Page, siteKey: string, lang: string): Client<typeof calls> {
  return createClientOf(calls, {
    baseUrl: "",
    siteKey,
    lang: () => lang,
    fetch: async (input, init) => {
      const request = {
        url: input instanceof Request ? input.url : input.toString(),
        method: init?.method ?? "GET",
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === "string" && { body: init.body }),
      };
      const { status, text } = await page.evaluate(async ({ url, ...rest }) => {
        const answer = await fetch(url, rest);
        return { status: answer.status, text: await answer.text() };
      }, request);
      return new Response(text, { status });
    },
  });
}
