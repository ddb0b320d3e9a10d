import { assign, fromCallback, setup, type SnapshotFrom } from "xstate";

/** Times of the live socket, in milliseconds, and the number of retries that the player sees (§4, §9, D28). */
export const liveSocketTimes = {
  retry: 1_000,
  visibleRetries: 5,
  /** A socket that takes longer to open is closed. */
  connect: 8_000,
  /** After this time an open socket counts as stable: its next loss counts as the first. */
  steady: 3_000,
  shortestProbe: 5_000,
  longestProbe: 30_000,
} as const;

/** The role of a tab among the tabs of its browser (D29): `alone` if the tabs cannot communicate. */
export type LiveRole = "leading" | "following" | "alone";

export interface LinkListener {
  readonly opened: () => void;
  /** `maintenance`: the server reported that the site is in maintenance. */
  readonly closed: (because?: "maintenance") => void;
}

export interface LiveSocketInput {
  /** Takes part in the election of the leader tab; returns a function that ends this. `notify` may be called again later. */
  readonly elect: (notify: (role: LiveRole) => void) => () => void;
  /** Opens a socket to the server; returns a function that closes it without calling `closed`. */
  readonly openSocket: (listener: LinkListener) => () => void;
  /** Follows the leader tab's socket like an own one. `tries` are the leader's failed attempts. */
  readonly follow: (listener: LinkListener & { readonly trying: (tries: number) => void }) => () => void;
  /** Asks the leader tab to check its socket: its timers may stand still while it is hidden. */
  readonly notifyLeader: () => void;
  /** A number from 0 to 1, for jitter. */
  readonly random: () => number;
}

export interface LiveSocketContext {
  readonly input: LiveSocketInput;
  /** Failed attempts since the link was last open; those during maintenance do not count. */
  readonly tries: number;
  /** The site is in maintenance: retries are hidden, and no lost connection is shown. */
  readonly resting: boolean;
}

export type LiveSocketEvent =
  /** A page or a live selection in the slip needs the feed, or none does any more (§4). */
  | { readonly type: "NEEDED" }
  | { readonly type: "NOT_NEEDED" }
  | { readonly type: "ROLE"; readonly role: LiveRole }
  | { readonly type: "OPENED" }
  | { readonly type: "CLOSED"; readonly because?: "maintenance" | undefined }
  /** The page learned that maintenance begins or is over. */
  | { readonly type: "MAINTENANCE"; readonly on: boolean }
  | { readonly type: "TRYING"; readonly tries: number }
  /** Nothing fresh arrived for six seconds: the link is open at this end only, or has a backlog. */
  | { readonly type: "SILENT" }
  /** The network is back, or the player does not want to wait: retries at once. */
  | { readonly type: "TRY_NOW" };

const types = {} as { context: LiveSocketContext; events: LiveSocketEvent; input: LiveSocketInput };

/**
 * The live feed's link (§4): open only while a page needs it, one socket a browser (D29), five visible retries one second apart
 * and then hidden ones without end (D28). Frames do not pass through it.
 */
export const liveSocketMachine = setup({
  types,
  actors: {
    election: fromCallback<LiveSocketEvent, LiveSocketInput>(({ input, sendBack }) =>
      input.elect((role) => sendBack({ type: "ROLE", role })),
    ),
    socket: fromCallback<LiveSocketEvent, LiveSocketInput>(({ input, sendBack }) =>
      input.openSocket({
        opened: () => sendBack({ type: "OPENED" }),
        closed: (because) => sendBack({ type: "CLOSED", because }),
      }),
    ),
    leader: fromCallback<LiveSocketEvent, LiveSocketInput>(({ input, sendBack }) =>
      input.follow({
        opened: () => sendBack({ type: "OPENED" }),
        closed: () => sendBack({ type: "CLOSED" }),
        trying: (tries) => sendBack({ type: "TRYING", tries }),
      }),
    ),
  },
  guards: {
    isFollower: ({ event }) => event.type === "ROLE" && event.role === "following",
    isRetryVisible: ({ context }) => !context.resting && context.tries <= liveSocketTimes.visibleRetries,
    begins: ({ event }) => event.type === "MAINTENANCE" && event.on,
  },
  actions: {
    countFailure: assign(({ context, event }) => {
      const resting = context.resting || (event.type === "CLOSED" && event.because === "maintenance");
      return { resting, tries: resting ? 0 : context.tries + 1 };
    }),
    rest: assign({ resting: true, tries: 0 }),
    wake: assign({ resting: false }),
    notifyLeader: ({ context }) => context.input.notifyLeader(),
    forgetFailures: assign({ tries: 0 }),
    storeTries: assign(({ event }) => (event.type === "TRYING" ? { tries: event.tries } : {})),
  },
  delays: {
    retry: liveSocketTimes.retry,
    connect: liveSocketTimes.connect,
    steady: liveSocketTimes.steady,
    probe: ({ context: { input } }) => {
      const { longestProbe, shortestProbe } = liveSocketTimes;
      return shortestProbe + input.random() * (longestProbe - shortestProbe);
    },
  },
}).createMachine({
  id: "liveSocket",
  context: ({ input }) => ({ input, tries: 0, resting: false }),
  initial: "asleep",
  on: { MAINTENANCE: [{ guard: "begins", actions: "rest" }, { actions: "wake" }] },
  states: {
    asleep: { entry: "forgetFailures", on: { NEEDED: "awake" } },
    awake: {
      invoke: { src: "election", input: ({ context }) => context.input },
      initial: "choosing",
      on: {
        NOT_NEEDED: "asleep",
        ROLE: [{ guard: "isFollower", target: ".following" }, { target: ".own" }],
      },
      states: {
        choosing: {},
        /** This tab has its own socket: it leads, or is alone. */
        own: {
          initial: "linked",
          states: {
            linked: {
              invoke: { src: "socket", input: ({ context }) => context.input },
              initial: "opening",
              on: {
                CLOSED: { target: "lost", actions: "countFailure" },
                SILENT: { target: "lost", actions: "countFailure" },
              },
              states: {
                opening: {
                  on: { OPENED: "open" },
                  after: { connect: { target: "#liveSocket.awake.own.lost", actions: "countFailure" } },
                },
                open: { entry: "wake", after: { steady: { actions: "forgetFailures" } } },
              },
            },
            lost: { always: [{ guard: "isRetryVisible", target: "retrying" }, { target: "probing" }] },
            retrying: {
              after: { retry: "linked" },
              on: { TRY_NOW: "linked", MAINTENANCE: { guard: "begins", target: "probing", actions: "rest" } },
            },
            probing: {
              after: { probe: "linked" },
              on: {
                TRY_NOW: "linked",
                MAINTENANCE: [
                  { guard: "begins", actions: "rest" },
                  { target: "linked", actions: "wake" },
                ],
              },
            },
          },
        },
        following: {
          entry: "forgetFailures",
          invoke: { src: "leader", input: ({ context }) => context.input },
          initial: "waiting",
          on: { TRYING: { actions: "storeTries" } },
          states: {
            waiting: {
              on: { OPENED: "open", TRY_NOW: { actions: "notifyLeader" } },
              after: { probe: { target: "waiting", reenter: true, actions: "notifyLeader" } },
            },
            open: {
              entry: ["forgetFailures", "wake"],
              on: { CLOSED: "waiting", SILENT: { target: "waiting", actions: "notifyLeader" } },
            },
          },
        },
      },
    },
  },
});

/**
 * The link's state for the player: five retries are shown, then the advice to reload the page (D28). `resting`: disconnected
 * while the site is in maintenance.
 */
export type LiveLinkState = "asleep" | "connecting" | "connected" | "reconnecting" | "refresh" | "resting";

export function liveLinkState(snapshot: SnapshotFrom<typeof liveSocketMachine>): LiveLinkState {
  if (snapshot.matches("asleep")) return "asleep";
  if (snapshot.matches({ awake: { own: { linked: "open" } } }) || snapshot.matches({ awake: { following: "open" } }))
    return "connected";
  const { resting, tries } = snapshot.context;
  if (resting) return "resting";
  if (tries === 0) return "connecting";
  return tries <= liveSocketTimes.visibleRetries ? "reconnecting" : "refresh";
}
