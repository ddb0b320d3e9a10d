import type { HouseClock } from "@livery/browser-app";
import { houseFetch } from "@livery/browser-app/testing";
import { CallError } from "@livery/contract";
import type { HousePaths } from "@livery/machines";
import { createSiteClient, type ClientNews, type SiteClient } from "../core/client.ts";
import { couponSummary, detail, match, movement, player } from "./fixtures.ts";
import { paymentMethods } from "./payment-fixtures.ts";
import { type Answers, type RecordedCall, rows } from "./answers.ts";

export interface FakeHouse {
  /** The answers of the calls; a test replaces those it is about. */
  readonly answers: Answers;
  /** Recorded calls, in the order of their receipt. */
  readonly calls: RecordedCall[];
  /** Calls without an answer, and answers that do not fit their call, as text. */
  readonly faults: string[];
  /** Notifications that were reported as read, in the order of the reports. */
  readonly read: number[];
  readonly paths: HousePaths;
  /** The site's own client, over this server in place of a network. */
  readonly client: (news: ClientNews, watched: HouseClock["watched"]) => SiteClient;
}

export function pageOf<Row>(rows: readonly Row[], total = rows.length) {
  return { rows, total, page: 1, pageSize: 50 };
}

/** Creates a server with these answers and no others; its answers have its time if there is one (epoch ms). */
export function houseOf(answers: Answers, time?: () => number): FakeHouse {
  const calls: RecordedCall[] = [];
  const faults: string[] = [];
  const read: number[] = [];
  const recorder = { received: (call: RecordedCall) => calls.push(call), fault: (fault: string) => faults.push(fault) };
  const fetch = houseFetch({ rows, answers }, recorder, time);
  return {
    answers,
    calls,
    faults,
    read,
    paths: {
      release: () => Promise.resolve({ release: "test", maintenance: false }),
      createHandOff: refuse("not_served"),
      redeemHandOff: refuse("not_served"),
      markRead: (ids) => {
        read.push(...ids);
        return Promise.resolve();
      },
    },
    client: (news, watched) =>
      createSiteClient({ baseUrl: "", siteKey: "test", lang: () => "en", fetch: watched(fetch) }, news),
  };
}

/** Creates a server with two matches and a player who is not signed in yet. */
export function fakeHouse(changes: Answers = {}, time?: () => number): FakeHouse {
  let signedIn = false;
  const answers: Answers = {
    settings: () => ({ document: {}, newApi: null, revision: 1 }),
    getUserData: () => (signedIn ? player : null),
    userLogin: () => {
      signedIn = true;
      return { userId: player.userId, lang: "en" };
    },
    logout: () => {
      signedIn = false;
      return {};
    },
    sports: () => [{ sportId: 1, name: "Football", matchCount: 2 }],
    categories: () => [
      { categoryId: 2, sportId: 1, name: "England", countryFlag: "gb-eng", matchCount: 2, listOrder: 1 },
    ],
    tournament: () => [{ tournamentId: 3, categoryId: 2, sportId: 1, name: "Premier League", matchCount: 2 }],
    matches: () => pageOf([match(1), match(2)]),
    apiOdds: ({ matchId }) => match(matchId),
    searchMatches: () => [],
    apiResults: () => pageOf([]),
    getCoupons: () => pageOf([couponSummary()]),
    getTransactions: () => pageOf([movement(1)]),
    getUserDetail: () => detail,
    getPopups: () => [],
    getSliders: () => [],
    getNotification: () => [],
    getPaymentBanks: () => [...paymentMethods],
    getTransfers: () => pageOf([]),
    getBonus: () => [],
    getBonusMeta: () => [],
    ...changes,
  };
  return houseOf(answers, time);
}

/** The same server with a player signed in from the start. */
export function houseOfPlayer(changes: Answers = {}): FakeHouse {
  return fakeHouse({ getUserData: () => player, ...changes });
}

export function refuse(
  code: CallError["code"],
  detailOf: ConstructorParameters<typeof CallError>[1] = {},
): () => never {
  return () => {
    throw new CallError(code, detailOf);
  };
}

/** An answer that never arrives. */
export const never = (): Promise<never> => new Promise(() => undefined);
