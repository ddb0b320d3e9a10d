import { CallError, type PayloadIn, type ResultOut } from "@livery/contract";
import type { HousePaths } from "@livery/machines";
import type { SiteCall, SiteClient } from "../app/client.ts";
import { watchAnswers, type ClientNews } from "../app/client.ts";
import { couponSummary, detail, match, movement, player } from "./fixtures.ts";

type Answers = { [Key in SiteCall]?: (payload: PayloadIn<Key>) => ResultOut<Key> | Promise<ResultOut<Key>> };

export interface FakeHouse {
  /** What each call answers; a test replaces what it is about. */
  readonly answers: Answers;
  /** Calls in the order in which they came. */
  readonly calls: { readonly key: SiteCall; readonly payload: unknown; readonly idempotencyKey: string | undefined }[];
  /** Notifications that the house was told are read, in the order in which it heard of them. */
  readonly read: number[];
  readonly paths: HousePaths;
  readonly client: (news: ClientNews) => SiteClient;
}

export function pageOf<Row>(rows: readonly Row[], total = rows.length) {
  return { rows, total, page: 1, pageSize: 50 };
}

/** A house with two matches and a player who is not signed in yet. */
export function fakeHouse(changes: Answers = {}): FakeHouse {
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
    ...changes,
  };
  const calls: FakeHouse["calls"] = [];
  const client: SiteClient = {
    async call(key, payload, options) {
      options?.signal?.throwIfAborted();
      calls.push({ key, payload, idempotencyKey: options?.idempotencyKey });
      const answer = answers[key] as ((given: unknown) => unknown) | undefined;
      if (answer === undefined) throw new CallError("not_served", { params: { key } });
      return (await answer(payload)) as never;
    },
  };
  const read: number[] = [];
  const paths: HousePaths = {
    release: () => Promise.resolve({ release: "test", maintenance: false }),
    createHandOff: refuse("not_served"),
    redeemHandOff: refuse("not_served"),
    markRead: (ids) => {
      read.push(...ids);
      return Promise.resolve();
    },
  };
  return { answers, calls, read, paths, client: (news) => watchAnswers(client, news) };
}

/** The house with somebody signed in from the start. */
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

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise(() => undefined);
