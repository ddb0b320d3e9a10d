/** What a pool of database connections does at the moment. */
export interface PoolUse {
  readonly size: number;
  readonly open: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

/** What a queue of costly work does at the moment. */
export interface QueueUse {
  readonly running: number;
  readonly waiting: number;
}

/** How old the prices of live matches are. */
export interface FeedAge {
  /** The kind of the source: `simulator`, `replay`. */
  readonly source: string;
  readonly seconds: number;
  /** Whether this server publishes; otherwise it follows another node. */
  readonly publishes: boolean;
}

/** What the database says of the work that waits in it, for all servers on it. */
export interface Backlog {
  /** Coupons that results have decided, and that are not settled yet. */
  readonly settlements: number;
  /** Seconds since the oldest of them was due; 0 without one. */
  readonly oldestSettlementSeconds: number;
  /** Coupons whose settlement has failed, and is tried again later. */
  readonly failedSettlements: number;
  /** Delayed bets that wait for their decision. */
  readonly pendingBets: number;
  /** Transactions of the ledger that have no seal yet. */
  readonly unsealed: number;
  /** All transactions of the ledger. */
  readonly postings: number;
  /** Tenants whose money does not move because their books did not hold. */
  readonly readOnlyTenants: number;
}

/** What is read when somebody asks for the metrics. */
export interface Watched {
  readonly pools: () => Readonly<Record<string, PoolUse>>;
  readonly queues: Readonly<Record<string, QueueUse>>;
  /** Null on a server without live matches, and while none are served. */
  readonly feed: () => FeedAge | null;
  readonly sockets: () => { readonly open: number; readonly framesSent: number };
  readonly backlog: () => Promise<Backlog>;
}
