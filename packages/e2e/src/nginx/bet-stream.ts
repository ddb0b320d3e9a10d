import { setTimeout as sleep } from "node:timers/promises";
import { minor, thousandths } from "@livery/betting";
import { type Client, type calls, createClient, newIdempotencyKey } from "@livery/contract";
import type { OpenDatabase } from "@livery/house";
import type { Account } from "../harness/sites.ts";
import type { Visitor } from "./visitor.ts";

/** An outcome of a match that has not begun. */
interface Offer {
  readonly matchId: number;
  readonly odds: number;
}

/** Match winners that can be bet on, of matches of the coming days. */
export async function offersIn({ pool }: OpenDatabase): Promise<readonly Offer[]> {
  const { rows } = await pool.query<{ readonly match: number; readonly odds: number }>(
    `select match_id as match, odds from market join outcome using (market_id) join match using (match_id)
     where market_type_id = 1 and outcome_id = 1 and starts_at > house_now() + interval '2 hours' and source = 'calendar'
     order by match_id limit 40`,
  );
  return rows.map(({ match, odds }) => ({ matchId: match, odds }));
}

/** What became of the bets of a stream. */
export interface Streamed {
  /** Numbers of the coupons that were acknowledged. */
  readonly placed: readonly string[];
  /** What the others were answered: none should be. */
  readonly failed: readonly string[];
  /** Milliseconds that each answer took. */
  readonly took: readonly number[];
}

/** Signs a player in through the proxy. */
export async function signIn(visitor: Visitor, account: Account): Promise<Client<typeof calls>> {
  const page = (await visitor.send("/en/")).body.toString();
  const siteKey = /"siteKey":"([\w-]+)"/u.exec(page)?.[1];
  if (siteKey === undefined) throw new Error("the site does not name its key");
  const client = createClient({ baseUrl: "", siteKey, lang: () => "en", fetch: visitor.fetch });
  await client.call("userLogin", account);
  return client;
}

/** Milliseconds between two bets of a player: a stream, and still time for a house to start beside it on a small machine. */
const pause = 50;

/** Places singles one after the other, each sent once with a key of its own, until it is stopped. */
export async function streamBets(
  client: Client<typeof calls>,
  offers: readonly Offer[],
  stopped: () => boolean,
): Promise<Streamed> {
  const [placed, failed, took]: [string[], string[], number[]] = [[], [], []];
  for (let number = 0; !stopped(); number += 1) {
    const { matchId, odds } = offers[number % offers.length] ?? { matchId: 0, odds: 0 };
    const begun = performance.now();
    const stake = minor(100 + (number % 50));
    await client
      .call(
        "createcoupon",
        {
          stake,
          totalStake: stake,
          kind: "single",
          phase: "prematch",
          sizes: [],
          oddsChange: "any",
          selections: [{ matchId, marketTypeId: 1, outcomeId: 1, special: "", odds: thousandths(odds), banker: false }],
        },
        { idempotencyKey: newIdempotencyKey() },
      )
      .then(
        ({ couponNumber }) => void placed.push(couponNumber),
        (error: unknown) => void failed.push(String((error as { code?: unknown }).code ?? error)),
      );
    took.push(performance.now() - begun);
    await sleep(pause);
  }
  return { placed, failed, took };
}
