import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import type { LanguageRecord, UserInfo } from "@livery/contract";
import type { Settings } from "@livery/contract/settings";
import { startSteps, type StartView } from "./app-start.view.ts";

/** The calls of the start's steps; a step that throws can be retried. */
export interface AppStartInput {
  readonly loadSettings: (signal: AbortSignal) => Promise<Settings>;
  readonly loadLanguages: (signal: AbortSignal) => Promise<readonly LanguageRecord[]>;
  /** The page's variant, its messages and styles. */
  readonly loadFiles: (signal: AbortSignal) => Promise<void>;
  /** Null, or a user without a name, is a visitor; a failure counts as one too (§4). */
  readonly checkSession: (signal: AbortSignal) => Promise<UserInfo | null>;
  /** The first odds that the page shows. */
  readonly loadOdds: (signal: AbortSignal) => Promise<void>;
  readonly isLoginRoute: boolean;
}

export interface AppStartEvent {
  readonly type: "RETRY";
}

export interface AppStartContext {
  readonly input: AppStartInput;
  readonly settings: Settings | null;
  readonly languages: readonly LanguageRecord[];
  readonly user: UserInfo | null;
  /** The error of the failed step. */
  readonly error: unknown;
}

// XState infers its types from this value and never reads it.
const types = {} as { context: AppStartContext; events: AppStartEvent; input: AppStartInput };

export const appStartMachine = setup({
  types,
  actors: {
    loadSettings: fromPromise<Settings, AppStartInput>(({ input, signal }) => input.loadSettings(signal)),
    loadLanguages: fromPromise<readonly LanguageRecord[], AppStartInput>(({ input, signal }) =>
      input.loadLanguages(signal),
    ),
    loadFiles: fromPromise<void, AppStartInput>(({ input, signal }) => input.loadFiles(signal)),
    checkSession: fromPromise<UserInfo | null, AppStartInput>(({ input, signal }) => input.checkSession(signal)),
    loadOdds: fromPromise<void, AppStartInput>(({ input, signal }) => input.loadOdds(signal)),
  },
  guards: {
    /** Login-first: a visitor sees only Login (§4). */
    mustSignIn: ({ context }) =>
      context.user === null && context.settings?.loginFirst === true && !context.input.isLoginRoute,
  },
  actions: {
    storeError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: "appStart",
  context: ({ input }) => ({ input, settings: null, languages: [], user: null, error: null }),
  initial: "settings",
  states: {
    settings: {
      initial: "loading",
      states: {
        loading: {
          entry: "forgetError",
          invoke: {
            src: "loadSettings",
            input: ({ context }) => context.input,
            onDone: { target: "#appStart.languages", actions: assign(({ event }) => ({ settings: event.output })) },
            onError: {
              target: "failed",
              actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { RETRY: "loading" } },
      },
    },
    languages: {
      initial: "loading",
      states: {
        loading: {
          entry: "forgetError",
          invoke: {
            src: "loadLanguages",
            input: ({ context }) => context.input,
            onDone: { target: "#appStart.files", actions: assign(({ event }) => ({ languages: event.output })) },
            onError: {
              target: "failed",
              actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { RETRY: "loading" } },
      },
    },
    files: {
      initial: "loading",
      states: {
        loading: {
          entry: "forgetError",
          invoke: {
            src: "loadFiles",
            input: ({ context }) => context.input,
            onDone: "#appStart.session",
            onError: {
              target: "failed",
              actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { RETRY: "loading" } },
      },
    },
    session: {
      initial: "loading",
      states: {
        loading: {
          entry: "forgetError",
          invoke: {
            src: "checkSession",
            input: ({ context }) => context.input,
            onDone: { target: "decided", actions: assign(({ event }) => ({ user: named(event.output) })) },
            onError: {
              target: "decided",
              actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        decided: {
          always: [{ guard: "mustSignIn", target: "#appStart.login" }, { target: "#appStart.odds" }],
        },
      },
    },
    odds: {
      initial: "loading",
      states: {
        loading: {
          entry: "forgetError",
          invoke: {
            src: "loadOdds",
            input: ({ context }) => context.input,
            onDone: "#appStart.ready",
            onError: {
              target: "failed",
              actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { RETRY: "loading" } },
      },
    },
    /** The page can be shown. */
    ready: { type: "final" },
    /** Login is shown instead of the page. */
    login: { type: "final" },
  },
});

export function startView(snapshot: SnapshotFrom<typeof appStartMachine>): StartView {
  const step = startSteps.find((each) => snapshot.matches(each)) ?? null;
  return {
    step,
    done: step === null ? startSteps.length : startSteps.indexOf(step),
    failed: step !== null && step !== "session" && snapshot.matches({ [step]: "failed" }),
    error: snapshot.context.error,
    destination: snapshot.matches("ready") ? "page" : snapshot.matches("login") ? "login" : null,
  };
}

/** A session without a user name counts as none (§4). */
const named = (user: UserInfo | null) => (user?.userName ? user : null);
