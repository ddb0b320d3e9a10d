import { assertEvent, assign, emit, enqueueActions, fromCallback, fromPromise, setup, type SnapshotFrom } from "xstate";
import { CallError, type UserInfo } from "@livery/contract";
import type { Minor } from "@livery/betting";
import type { SignedInFlag } from "./flag.ts";
import type { SessionProblem, SessionView } from "./session.view.ts";

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

export interface SessionInput {
  /** The user of the browser's session, null for a visitor (`getUserData`). */
  readonly check: (signal: AbortSignal) => Promise<UserInfo | null>;
  /** Signs in and loads the user's data (`userLogin`, `getUserData`); throws CallError. */
  readonly signIn: (credentials: Credentials, signal: AbortSignal) => Promise<UserInfo>;
  readonly signOut: (signal: AbortSignal) => Promise<void>;
  /** The flag that the tabs of a browser share (D30). */
  readonly flag: SignedInFlag;
  /** The user that the app's start has already loaded; if absent, the machine checks first. */
  readonly known?: UserInfo | null;
}

export interface SessionContext {
  readonly input: SessionInput;
  readonly user: UserInfo | null;
  /** The last typed name, so that a refused form retains it. */
  readonly userName: string;
  /** Why the last sign-in, sign-out or check failed. */
  readonly problem: SessionProblem | null;
}

export type SessionEvent =
  | { readonly type: "SIGN_IN"; readonly credentials: Credentials }
  | { readonly type: "SIGN_OUT" }
  /** Loads the user again: limits, flags or balance may have changed. */
  | { readonly type: "REFRESH" }
  /** The balance from the response of a call. */
  | { readonly type: "BALANCE"; readonly balance: Minor }
  /** A call failed with `signed_out`. */
  | { readonly type: "EXPIRED" }
  | { readonly type: "OTHER_TAB"; readonly signedIn: boolean }
  /** The form was opened or changed: the old problem is dropped. */
  | { readonly type: "FORGET_PROBLEM" };

export type SessionEmitted =
  | { readonly type: "signedIn"; readonly user: UserInfo }
  | { readonly type: "signedOut"; readonly reason: "self" | "expired" | "otherTab" };

// XState infers its types from this value and never reads it.
const types = {} as { context: SessionContext; events: SessionEvent; input: SessionInput; emitted: SessionEmitted };

export const sessionMachine = setup({
  types,
  actors: {
    check: fromPromise<UserInfo | null, SessionInput>(({ input, signal }) => input.check(signal)),
    signIn: fromPromise<UserInfo, { input: SessionInput; credentials: Credentials }>(
      ({ input: { input, credentials }, signal }) => input.signIn(credentials, signal),
    ),
    signOut: fromPromise<void, SessionInput>(({ input, signal }) => input.signOut(signal)),
    otherTabs: fromCallback<SessionEvent, SessionInput>(({ input, sendBack }) =>
      input.flag.follow((signedIn) => sendBack({ type: "OTHER_TAB", signedIn })),
    ),
  },
  guards: {
    isKnown: ({ context }) => context.input.known !== undefined,
    isSignedIn: ({ context }) => context.user !== null,
    isSomebody: (_, { found }: { found: UserInfo | null }) => found !== null,
    isSomebodyElse: ({ context }, { found }: { found: UserInfo | null }) =>
      found !== null && found.userId !== context.user?.userId,
    isGone: (_, { error }: { error: unknown }) => error instanceof CallError && error.code === "signed_out",
    otherSignedIn: ({ event }) => event.type === "OTHER_TAB" && event.signedIn,
    otherSignedOut: ({ event }) => event.type === "OTHER_TAB" && !event.signedIn,
  },
  actions: {
    storeUser: assign((_, { user }: { user: UserInfo | null }) => ({ user, problem: null })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    forgetUser: assign({ user: null }),
    forgetProblem: assign({ problem: null }),
    storeName: assign(({ event }) => {
      assertEvent(event, "SIGN_IN");
      return { userName: event.credentials.userName, problem: null };
    }),
    storeBalance: assign(({ context: { user }, event }) => {
      assertEvent(event, "BALANCE");
      return { user: user && { ...user, balance: event.balance } };
    }),
    notifyTabs: ({ context: { input, user } }) => input.flag.write(user !== null, user?.userId),
    notifySignedIn: enqueueActions(({ context: { user }, enqueue }) => {
      if (user) enqueue.emit({ type: "signedIn", user });
    }),
    notifySignedOut: emit((_, { reason }: { reason: "self" | "expired" | "otherTab" }) => ({
      type: "signedOut" as const,
      reason,
    })),
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({ input, user: input.known ?? null, userName: "", problem: null }),
  initial: "starting",
  invoke: { src: "otherTabs", input: ({ context }) => context.input },
  on: { FORGET_PROBLEM: { actions: "forgetProblem" } },
  states: {
    starting: {
      always: [
        { guard: "isSignedIn", target: "signedIn" },
        { guard: "isKnown", target: "signedOut" },
        { target: "checking" },
      ],
    },
    checking: {
      // A sign-in does not wait for the check.
      on: { SIGN_IN: { target: "signingIn", actions: "storeName" } },
      invoke: {
        src: "check",
        input: ({ context }) => context.input,
        onDone: [
          {
            guard: { type: "isSomebody", params: ({ event }) => ({ found: event.output }) },
            target: "signedIn",
            actions: [{ type: "storeUser", params: ({ event }) => ({ user: event.output }) }, "notifyTabs"],
          },
          { target: "signedOut", actions: ["forgetUser", "forgetProblem", "notifyTabs"] },
        ],
        // It stays unknown whether a player is signed in: the other tabs are not notified.
        onError: {
          target: "signedOut",
          actions: { type: "storeProblem", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedOut: {
      on: {
        SIGN_IN: { target: "signingIn", actions: "storeName" },
        REFRESH: "checking",
        OTHER_TAB: { guard: "otherSignedIn", target: "checking" },
      },
    },
    signingIn: {
      invoke: {
        src: "signIn",
        input: ({ context, event }) => {
          assertEvent(event, "SIGN_IN");
          return { input: context.input, credentials: event.credentials };
        },
        onDone: {
          target: "signedIn",
          actions: [{ type: "storeUser", params: ({ event }) => ({ user: event.output }) }, "notifyTabs"],
        },
        onError: {
          target: "signedOut",
          actions: { type: "storeProblem", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn: {
      entry: "notifySignedIn",
      initial: "resting",
      on: {
        SIGN_OUT: { target: "signingOut", actions: "forgetProblem" },
        BALANCE: { actions: "storeBalance" },
        EXPIRED: {
          target: "signedOut",
          actions: [
            "forgetUser",
            { type: "storeProblem", params: () => ({ error: new CallError("signed_out") }) },
            "notifyTabs",
            { type: "notifySignedOut", params: { reason: "expired" } },
          ],
        },
        OTHER_TAB: [
          {
            guard: "otherSignedOut",
            target: "signedOut",
            actions: ["forgetUser", { type: "notifySignedOut", params: { reason: "otherTab" } }],
          },
          // Another player may have signed in there while this tab slept: the cookie is then theirs.
          ".refreshing",
        ],
      },
      states: {
        resting: { on: { REFRESH: "refreshing" } },
        refreshing: {
          invoke: {
            src: "check",
            input: ({ context }) => context.input,
            onDone: [
              {
                // Another player: the page must drop everything that it stores of the first one.
                guard: { type: "isSomebodyElse", params: ({ event }) => ({ found: event.output }) },
                target: "#session.signedIn",
                reenter: true,
                actions: { type: "storeUser", params: ({ event }) => ({ user: event.output }) },
              },
              {
                guard: { type: "isSomebody", params: ({ event }) => ({ found: event.output }) },
                target: "resting",
                actions: { type: "storeUser", params: ({ event }) => ({ user: event.output }) },
              },
              {
                target: "#session.signedOut",
                actions: ["forgetUser", "notifyTabs", { type: "notifySignedOut", params: { reason: "expired" } }],
              },
            ],
            // The known user stays until a check succeeds.
            onError: {
              target: "resting",
              actions: { type: "storeProblem", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    signingOut: {
      invoke: {
        src: "signOut",
        input: ({ context }) => context.input,
        onDone: {
          target: "signedOut",
          actions: ["forgetUser", "notifyTabs", { type: "notifySignedOut", params: { reason: "self" } }],
        },
        onError: [
          {
            guard: { type: "isGone", params: ({ event }) => ({ error: event.error }) },
            target: "signedOut",
            actions: ["forgetUser", "notifyTabs", { type: "notifySignedOut", params: { reason: "self" } }],
          },
          // The session still exists on the server: showing "signed out" would be wrong.
          { target: "signedIn", actions: { type: "storeProblem", params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
  },
});

export function sessionView({ context, value }: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { problem, user, userName } = context;
  return { phase: typeof value === "string" ? value : "signedIn", user, userName, problem };
}

function problemOf(error: unknown): SessionProblem {
  return error instanceof CallError ? { code: error.code, params: error.params } : { code: "technical", params: {} };
}
