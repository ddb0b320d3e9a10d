/** Who serves: the house's gateway, a bare `net` write of the same bytes, socket.io. */
export type Side = "gateway" | "net" | "socket.io";

/** What the bench tells a server's process. */
export type ServerOrder =
  /** Makes the next ticks (gateway), or takes those that were made: each as a base64 text. */
  | { readonly type: "make"; readonly ticks: number }
  | { readonly type: "load"; readonly frames: readonly string[] }
  /** Sends them, one each 100 ms, and counts its processor time from now on. */
  | { readonly type: "send" }
  | { readonly type: "processorTime" }
  | { readonly type: "memory" };

export interface ServerAnswer {
  readonly port?: number;
  readonly frames?: readonly string[];
  /** Microseconds of the process's own time. */
  readonly processorTime?: number;
  /** Bytes: resident, after a collection. */
  readonly memory?: number;
  readonly sent?: true;
}

/** What it tells the clients' process. */
export type ClientOrder =
  | { readonly type: "connect"; readonly side: Side; readonly port: number; readonly count: number }
  /** Bytes that each socket of a side got since it was connected. */
  | { readonly type: "count"; readonly side: Side };

export interface ClientAnswer {
  readonly connected?: number;
  readonly least?: number;
  readonly most?: number;
}
