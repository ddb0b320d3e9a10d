import type { CallKey, PayloadOut, ResultIn } from "@livery/contract";
import type { Player } from "./accounts/player.ts";
import type { Session } from "./accounts/sessions.ts";
import type { Site } from "./accounts/sites.ts";
import type { RowCache } from "./cache.ts";
import type { MatchSummaries } from "./catalogue/lists/summaries.ts";
import type { Storage } from "./db/storage.ts";
import type { TenantDatabase } from "./db/tenant.ts";
import type { BettingService } from "./betting/betting-service.ts";
import type { FairQueue } from "./fair-queue.ts";
import type { EncodedAnswer } from "./encoded-answer.ts";
import type { Live } from "./live/live.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Buckets } from "./rate-limits.ts";
import type { Keyring } from "./secrets/keyring.ts";

/** The server's dependencies, shared by all calls. What it reads for itself crosses tenants; a call has a `TenantHouse`. */
export interface House {
  /** The server as one tenant's calls have it. */
  forTenant(tenantId: number): TenantHouse;
  /** The server as the calls of the platform's staff have it (D91): its database sees every tenant. */
  readonly forPlatform: () => TenantHouse;
  /** Flags and limits by user id, cached until they change (D55). */
  readonly players: RowCache<number, Player | null>;
  /** Sessions by the hash of their secret, in hexadecimal. */
  readonly sessions: RowCache<string, Session | null>;
  /** Sites by host. */
  readonly sites: RowCache<string, Site | null>;
  /** The first host of each site, by tenant. */
  readonly siteHosts: RowCache<number, readonly string[]>;
  /** Tenants by the host of their panel. */
  readonly panels: RowCache<string, number | null>;
  readonly buckets: Buckets;
  /** Opens the secrets of the database (D102); null in a development server without a key. */
  readonly keys: Keyring | null;
  /** What `/readyz` asks of the database. */
  readonly health: {
    /** How many migrations are to be run. */
    pendingMigrations(): Promise<number>;
    /** Names of the tenants whose money does not move. */
    haltedTenants(): Promise<readonly string[]>;
  };
  /** Whether the database has room to write. */
  readonly storage: Storage;
  /** Runs the costly password hashes, a few at a time (D69). */
  readonly hashing: FairQueue;
  /** Encodes uploaded pictures, so few at a time that no sign-in waits for them. */
  readonly encoding: FairQueue;
  /** Runs the visitors' costly reads, a few at a time. */
  readonly reads: FairQueue;
  /** Matches as lists show them. */
  readonly summaries: MatchSummaries;
  /** Places bets, with the prices in memory. */
  readonly betting: BettingService;
  /** Live matches, if the server has a source. */
  readonly live: Live | null;
  readonly metrics: Metrics;
  readonly development: boolean;
}

/**
 * The server's dependencies with the database of one tenant (D101), or of all for the platform's staff. No way leads from here to
 * the database of others.
 */
export interface TenantHouse extends Omit<House, "forTenant" | "forPlatform">, TenantDatabase {}

/** The signed-in session. Only the cookie determines it, never the payload (D42). */
export interface CallSession {
  /** Key of the session row, for functions that check it inside their transaction (D55). */
  readonly hash: Buffer;
  readonly userId: number;
  /** Flags and limits as cached by this server, with their `version`. */
  readonly player: Player;
}

export interface CallContext {
  readonly house: TenantHouse;
  readonly site: Site;
  readonly session: CallSession | null;
  /** The payload's language, else the site's default. */
  readonly lang: string;
  readonly requestId: string;
  /** The header `Idempotency-Key` (D21), or null. */
  readonly idempotencyKey: string | null;
  readonly log: Log;
  /** The caller's address. */
  readonly ip: string;
  readonly userAgent: string;
  readonly cookies: CookieJar;
}

/** Opens and ends the browser's session; no handler reads its secret. */
export interface CookieJar {
  /** The browser's device secret (D69), or null. */
  readonly device: string | null;
  readonly rememberDevice: (device: string) => void;
  signIn(token: string, userId: number): void;
  signOut(): void;
}

/** Handles one call, in the model's terms; refuses by throwing CallError. */
export type Handler<K extends CallKey> = (
  context: CallContext,
  payload: PayloadOut<K>,
) => Promise<ResultIn<K> | EncodedAnswer>;
export type Handlers = { readonly [K in CallKey]?: Handler<K> };
