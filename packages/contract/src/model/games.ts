import type { Minor } from "@livery/betting";

/** A table of a live casino game, with the limits of its seats. */
export interface GameTable {
  readonly tableId: number;
  readonly limitId: number;
  readonly title: string;
  readonly minStake: Minor;
  readonly maxStake: Minor;
}

export interface Game {
  readonly gameId: number;
  readonly title: string;
  readonly logo: string | null;
  readonly provider: string;
  readonly mobile: boolean;
  readonly listOrder: number;
  readonly minStake: Minor | null;
  readonly maxStake: Minor | null;
  readonly maxPay: Minor | null;
  /** Opens the provider's lobby instead of one game. */
  readonly opensLobby: boolean;
  readonly serviceId: number;
  readonly topServiceId: number;
  readonly masterServiceId: number;
  readonly tables: readonly GameTable[];
}

export type GameOrder = "listed" | "title" | "newest";

/**
 * The address of an opened game: the provider's own, or a page of ours that holds the provider's markup in a sandbox
 * (docs/spec/security.md); never markup in the site's page.
 */
export interface GameLaunch {
  readonly url: string;
  readonly frameId: string;
  readonly sandboxed: boolean;
}
