import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { CallError, type UserInfo } from "@livery/contract";
import { settingsDefaults } from "@livery/contract/settings";
import { tick } from "../testing/slips.ts";
import { user } from "../testing/users.ts";
import { appStartMachine, startView, type AppStartInput } from "./app-start.machine.ts";
import { startSteps, type StartStep } from "./app-start.view.ts";

/** A start whose steps fail as often as told, and what it did in which order. */
function start(
  options: {
    loginFirst?: boolean;
    isLoginRoute?: boolean;
    user?: UserInfo | null;
    failing?: Partial<Record<StartStep, number>>;
  } = {},
) {
  const done: StartStep[] = [];
  const failing = { ...options.failing };
  const step =
    <Result>(name: StartStep, result: Result) =>
    () => {
      done.push(name);
      const left = failing[name] ?? 0;
      failing[name] = left - 1;
      return left > 0 ? Promise.reject(new CallError("offline")) : Promise.resolve(result);
    };
  const input: AppStartInput = {
    loadSettings: step("settings", { ...settingsDefaults, loginFirst: options.loginFirst ?? false }),
    loadLanguages: step("languages", []),
    loadFiles: step("files", undefined),
    checkSession: step("session", options.user ?? null),
    loadOdds: step("odds", undefined),
    isLoginRoute: options.isLoginRoute ?? false,
  };
  const actor = createActor(appStartMachine, { input }).start();
  return {
    done,
    view: () => startView(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    async retry() {
      actor.send({ type: "RETRY" });
      await tick();
    },
  };
}

test("settings, languages, the page's files, session and odds are loaded one after the other (§4)", async () => {
  const app = start({ user: user() });
  expect(app.view()).toMatchObject({ step: "settings", done: 0, destination: null });
  await tick();
  expect(app.done).toEqual([...startSteps]);
  expect(app.view()).toMatchObject({ step: null, done: 5, destination: "page", failed: false });
  expect(app.context().user?.userName).toBe("player");
});

describe.each(["settings", "languages", "files", "odds"] as const)("%s that fail", (step) => {
  test("stop the start until it is retried, as often as needed", async () => {
    const app = start({ failing: { [step]: 2 } });
    await tick();
    expect(app.view()).toMatchObject({ step, failed: true, destination: null });
    expect(app.view().error).toBeInstanceOf(CallError);
    await app.retry();
    expect(app.view()).toMatchObject({ step, failed: true });
    await app.retry();
    expect(app.view()).toMatchObject({ destination: "page", failed: false, error: null });
    expect(app.done.filter((each) => each !== step)).toEqual(startSteps.filter((each) => each !== step));
  });
});

describe("the session (§4)", () => {
  test("is treated as a visitor's when it cannot be checked", async () => {
    const app = start({ failing: { session: 1 } });
    await tick();
    expect(app.view().destination).toBe("page");
    expect(app.context().user).toBeNull();
  });
  test.each([
    ["fails", { failing: { session: 1 } }],
    ["finds nobody", {}],
    ["finds somebody without a name", { user: user({ userName: "" }) }],
  ])("that %s leads to the login page if login comes first", async (_, more) => {
    const app = start({ loginFirst: true, ...more });
    await tick();
    expect(app.view().destination).toBe("login");
    expect(app.done).not.toContain("odds");
  });
  test("leads to the page for a player, and on a login route", async () => {
    const player = start({ loginFirst: true, user: user() });
    const route = start({ loginFirst: true, isLoginRoute: true });
    await tick();
    expect([player.view().destination, route.view().destination]).toEqual(["page", "page"]);
  });
});
