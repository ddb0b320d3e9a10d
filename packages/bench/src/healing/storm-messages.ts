/** So many clients that come at once, each from a loopback address that it shares with a hundred. */
export interface StormOrder {
  readonly type: "connect";
  readonly port: number;
  readonly host: string;
  readonly clients: number;
}

export interface StormAnswer {
  readonly ready?: true;
  /** Milliseconds from the first client's connecting until each was right, in the order in which they were. */
  readonly right?: readonly number[];
  /** How many different snapshots were given out, and bytes of all. */
  readonly snapshots?: number;
  readonly bytes?: number;
  /** Connections that had to be tried again. */
  readonly retries?: number;
  readonly failed?: string;
}
