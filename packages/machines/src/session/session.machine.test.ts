import { getShortestPaths } from "@xstate/graph";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { CallError, type UserInfo } from "@livery/contract";
import { minor } from "@livery/betting";
import { tick } from "../testing/slips.ts";
import { user } from "../testing/users.ts";
import { sessionMachine, type Credentials, type SessionEmitted, type SessionInput } from "./session.machine.ts";

const credentials: Credentials = { userName: "player", password: "secret" };

function run(input: Partial<SessionInput> = {}) {
  const written: boolean[] = [];
  const emitted: SessionEmitted[] = [];
  let changed: (signedIn: boolean) => void = () => undefined;
  const actor = createActor(sessionMachine, {
    input: {
      check: () => Promise.resolve(null),
      signIn: () => Promise.resolve(user()),
      signOut: () => Promise.resolve(),
      flag: {
        write: (signedIn) => written.push(signedIn),
        follow: (listener) => {
          changed = listener;
          return () => undefined;
        },
      },
      known: null,
      ...input,
    },
  });
  actor.on("signedIn", (event) => emitted.push(event));
  actor.on("signedOut", (event) => emitted.push(event));
  actor.start();
  return {
    written,
    emitted,
    state: () => JSON.stringify(actor.getSnapshot().value).replaceAll('"', ""),
    context: () => actor.getSnapshot().context,
    otherTab: (signedIn: boolean) => changed(signedIn),
    async send(event: Parameters<typeof actor.send>[0]) {
      actor.send(event);
      await tick();
    },
  };
}

const signedIn = "{signedIn:resting}";
const fails = (code: "wrong_credentials" | "signed_out" | "offline") => () => Promise.reject(new CallError(code));

describe("start", () => {
  test("uses the session from the start of the app", () => {
    expect(run({ known: null }).state()).toBe("signedOut");
    expect(run({ known: user() })).toMatchObject({ emitted: [{ type: "signedIn" }] });
  });
  test("checks the session if nothing is known, and notifies other tabs", async () => {
    const visitor = run({ known: undefined as never, check: () => Promise.resolve(null) });
    expect(visitor.state()).toBe("checking");
    await tick();
    expect(visitor.state()).toBe("signedOut");
    expect(visitor.written).toEqual([false]);
    const player = run({ known: undefined as never, check: () => Promise.resolve(user()) });
    await tick();
    expect(player.state()).toBe(signedIn);
    expect(player.written).toEqual([true]);
  });
  test("does not notify other tabs if the check fails", async () => {
    const session = run({ known: undefined as never, check: fails("offline") });
    await tick();
    expect(session.state()).toBe("signedOut");
    expect(session.written).toEqual([]);
    expect(session.context().problem).toEqual({ code: "offline", params: {} });
  });
});

describe("signing in", () => {
  test("loads the user and notifies page and other tabs", async () => {
    const session = run();
    await session.send({ type: "SIGN_IN", credentials });
    expect(session.state()).toBe(signedIn);
    expect(session.context().user).toMatchObject({ userName: "player" });
    expect(session.emitted).toMatchObject([{ type: "signedIn", user: { userId: 42 } }]);
    expect(session.written).toEqual([true]);
  });
  test("with wrong credentials keeps the form with its user name and shows the reason", async () => {
    const session = run({ signIn: fails("wrong_credentials") });
    await session.send({ type: "SIGN_IN", credentials });
    expect(session.state()).toBe("signedOut");
    expect(session.context()).toMatchObject({ user: null, userName: "player", problem: { code: "wrong_credentials" } });
    expect(session.written).toEqual([]);
    await session.send({ type: "FORGET_PROBLEM" });
    expect(session.context()).toMatchObject({ userName: "player", problem: null });
  });
  test("twice at once is one sign-in", async () => {
    let calls = 0;
    const session = run({ signIn: () => Promise.resolve(user({ userId: ++calls })) });
    const first = session.send({ type: "SIGN_IN", credentials });
    await session.send({ type: "SIGN_IN", credentials });
    await first;
    expect(calls).toBe(1);
  });
  test("during the check of the session is not lost", async () => {
    const requested: Credentials[] = [];
    const session = run({
      known: undefined as never,
      check: () => new Promise(() => undefined),
      signIn: (given) => {
        requested.push(given);
        return Promise.resolve(user());
      },
    });
    expect(session.state()).toBe("checking");
    await session.send({ type: "SIGN_IN", credentials });
    expect([requested, session.state()]).toEqual([[credentials], signedIn]);
  });
  test("never stores the password", async () => {
    const session = run({ signIn: fails("wrong_credentials") });
    await session.send({ type: "SIGN_IN", credentials });
    expect(JSON.stringify(session.context())).not.toContain(credentials.password);
  });
});

describe("signing out", () => {
  test("clears the session and reports it", async () => {
    const session = run({ known: user() });
    await session.send({ type: "SIGN_OUT" });
    expect(session.state()).toBe("signedOut");
    expect(session.context().user).toBeNull();
    expect(session.written).toEqual([false]);
    expect(session.emitted.at(-1)).toEqual({ type: "signedOut", reason: "self" });
  });
  test("of an ended session counts as a sign-out too", async () => {
    const session = run({ known: user(), signOut: fails("signed_out") });
    await session.send({ type: "SIGN_OUT" });
    expect(session.state()).toBe("signedOut");
  });
  test("that fails leaves the player signed in, because the session still exists", async () => {
    const session = run({ known: user(), signOut: fails("offline") });
    await session.send({ type: "SIGN_OUT" });
    expect(session.state()).toBe(signedIn);
    expect(session.context()).toMatchObject({ user: { userId: 42 }, problem: { code: "offline" } });
    expect(session.written).toEqual([]);
  });
});

describe("while signed in", () => {
  test("the balance follows the answers of calls", async () => {
    const session = run({ known: user() });
    await session.send({ type: "BALANCE", balance: minor(5) });
    expect(session.context().user?.balance).toBe(5n);
  });
  test("a refresh loads the user from the server", async () => {
    const session = run({ known: user(), check: () => Promise.resolve(user({ balance: minor(7) })) });
    await session.send({ type: "REFRESH" });
    expect(session.context().user?.balance).toBe(7n);
  });
  test("a failed refresh keeps the user, and a refresh without a user signs out", async () => {
    const failing = run({ known: user(), check: fails("offline") });
    await failing.send({ type: "REFRESH" });
    expect(failing.state()).toBe(signedIn);
    const gone = run({ known: user() });
    await gone.send({ type: "REFRESH" });
    expect(gone.state()).toBe("signedOut");
    expect(gone.emitted.at(-1)).toEqual({ type: "signedOut", reason: "expired" });
  });
  test("a call that answers signed_out ends the session", async () => {
    const session = run({ known: user() });
    await session.send({ type: "EXPIRED" });
    expect(session.state()).toBe("signedOut");
    expect(session.context()).toMatchObject({ user: null, problem: { code: "signed_out" } });
    expect(session.written).toEqual([false]);
  });
});

describe("other tabs (D30)", () => {
  test("sign this one out", async () => {
    const session = run({ known: user() });
    session.otherTab(false);
    await tick();
    expect(session.state()).toBe("signedOut");
    expect(session.emitted.at(-1)).toEqual({ type: "signedOut", reason: "otherTab" });
    expect(session.written).toEqual([]);
  });
  test("make this one check who is signed in", async () => {
    let found: UserInfo | null = null;
    const session = run({ check: () => Promise.resolve(found) });
    found = user({ userId: 43 });
    session.otherTab(true);
    await tick();
    expect(session.context().user?.userId).toBe(43);
  });
  test("with the same state cause no notification", async () => {
    const session = run({ known: user(), check: () => Promise.resolve(user()) });
    session.otherTab(true);
    await tick();
    expect(session.state()).toBe(signedIn);
    expect(session.emitted).toHaveLength(1);
  });
  test("with another player make this tab use that player", async () => {
    const session = run({ known: user(), check: () => Promise.resolve(user({ userId: 43 })) });
    session.otherTab(true);
    await tick();
    expect(session.state()).toBe(signedIn);
    expect(session.context().user?.userId).toBe(43);
    expect(session.emitted).toMatchObject([
      { type: "signedIn", user: { userId: 42 } },
      { type: "signedIn", user: { userId: 43 } },
    ]);
    expect(session.written).toEqual([]);
  });
  test("with another player during a check make this tab check again", async () => {
    const answers = [user(), user({ userId: 43 })];
    const session = run({ known: user(), check: () => Promise.resolve(answers.shift() ?? null) });
    const refreshed = session.send({ type: "REFRESH" });
    session.otherTab(true);
    await refreshed;
    await tick();
    expect(session.context().user?.userId).toBe(43);
  });
});

test("on every path a user is known exactly while the session is signed in or signing out", () => {
  const answers = [
    "session.checking",
    "session.signingIn",
    "session.signedIn.refreshing",
    "session.signingOut",
  ].flatMap((call) => [
    { type: `xstate.done.actor.0.${call}`, output: user() },
    { type: `xstate.done.actor.0.${call}`, output: null },
    { type: `xstate.error.actor.0.${call}`, error: new CallError("offline") },
    { type: `xstate.error.actor.0.${call}`, error: new CallError("signed_out") },
  ]);
  // Sign-in and sign-out never answer null or a user.
  const possible = answers.filter(
    ({ type, ...rest }) => !(type.endsWith("signingIn") && "output" in rest && rest.output === null),
  );
  const events = [
    ...possible,
    { type: "SIGN_IN", credentials },
    { type: "SIGN_OUT" },
    { type: "REFRESH" },
    { type: "EXPIRED" },
    { type: "OTHER_TAB", signedIn: true },
    { type: "OTHER_TAB", signedIn: false },
  ];
  const paths = getShortestPaths(sessionMachine, {
    events: events as never,
    input: {
      check: () => Promise.resolve(null),
      signIn: () => Promise.resolve(user()),
      signOut: () => Promise.resolve(),
      flag: { write: () => undefined, follow: () => () => undefined },
    },
    serializeEvent: (event) =>
      JSON.stringify(event, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
    serializeState: ({ value, context }) => JSON.stringify([value, context.user?.userId, context.problem?.code]),
  });
  for (const { state } of paths) {
    expect(state.context.user !== null).toBe(state.matches("signedIn") || state.matches("signingOut"));
  }
  expect(new Set(paths.map(({ state }) => JSON.stringify(state.value))).size).toBe(6);
});
