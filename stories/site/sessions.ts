import { minor } from "@livery/betting";
import type { UserInfo } from "@livery/contract";
import { player } from "@livery/site/testing";
import type { StoryCalls } from "./story-calls.ts";

/** Who sits before the page. */
export type Session = keyof typeof users;

const services = {
  sport: false,
  live: false,
  casino: false,
  slots: false,
  virtual: false,
  bingo: false,
  tvGames: false,
};

const users = {
  visitor: null,
  player,
  /** Signed in, and may not play. */
  passive: { ...player, active: false },
  withoutService: { ...player, services },
  /** A name and a balance as long as they come. */
  long: { ...player, userName: "maximiliane.von.hohenstein", balance: minor(98_765_432_100) },
} as const satisfies Readonly<Record<string, UserInfo | null>>;

export function isSession(role: string): role is Session {
  return role in users;
}

/** What every page asks, whatever it shows. */
export function callsOf(session: Session): StoryCalls {
  const user = users[session];
  return {
    settings: { document: {}, newApi: null, revision: 1 },
    getUserData: user,
    getPopups: [],
    getBonus: [],
    ...(user !== null && { getNotification: [] }),
  };
}
