import { getShortestPaths } from "@xstate/graph";
import { describe, expect, test } from "vitest";
import { CallError, type ErrorCode } from "@livery/contract";
import { captcha, filled, registrationInput } from "../testing/registrations.ts";
import { registrationMachine } from "./registration.machine.ts";
import { firstWrong } from "./registration.view.ts";

const sending = "registration.form.sending";
const checking = "registration.userName.checking";
const loading = "registration.captcha.loading";
const refusals: readonly (readonly [code: ErrorCode, path: string | undefined])[] = [
  ["username_in_use", "userName"],
  ["captcha_wrong", "captcha"],
  ["too_young", "birthDate"],
  ["timeout", undefined],
  ["registration_closed", undefined],
];
/** What somebody can do, and what the house can say: the calls' answers stand in for the calls. */
const events = [
  { type: "CHANGE", field: "userName", value: "ana28013" },
  { type: "CHANGE", field: "userName", value: "ana" },
  { type: "CHANGE", field: "captcha", value: "12345" },
  { type: "CHANGE", field: "birthDate", value: "1991-02-28" },
  { type: "SUBMIT" },
  { type: "CAPTCHA", kind: "sound" },
  { type: "xstate.after.checkDelay.registration.userName.waiting" },
  { type: `xstate.done.actor.0.${checking}`, output: { field: "userName", value: "ana28013", free: false } },
  { type: `xstate.error.actor.0.${checking}`, error: new CallError("captcha_wrong") },
  { type: "xstate.after.captchaLife.registration.captcha.ready" },
  { type: `xstate.done.actor.0.${loading}`, output: captcha },
  { type: `xstate.error.actor.0.${loading}`, error: new CallError("offline") },
  { type: `xstate.done.actor.0.${sending}`, output: { userId: 7, activationNeeded: false } },
  ...refusals.map(([code, path]) => ({
    type: `xstate.error.actor.0.${sending}`,
    error: new CallError(code, path === undefined ? {} : { path }),
  })),
];

const paths = getShortestPaths(registrationMachine, {
  input: registrationInput({ defaults: { ...filled, userName: "", captcha: "" } }),
  events: events as never,
  serializeEvent: (event) => JSON.stringify(event),
  serializeState: ({ value, context }) =>
    JSON.stringify([
      value,
      context.values.userName,
      context.values.captcha,
      context.values.birthDate,
      context.captcha !== null,
      Object.keys(context.refusals),
      context.checks.userName?.free,
      context.problem?.code,
      context.attempt !== null,
      context.captchaExpired,
    ]),
  limit: 100_000,
});

describe(`${paths.length} shortest paths through a registration`, () => {
  test("reach every state of the form, of the security code and of a check", () => {
    const reached = (region: "form" | "captcha" | "userName"): readonly string[] =>
      [...new Set(paths.map(({ state }) => state.value[region] as string))].toSorted();
    expect([reached("form"), reached("captcha"), reached("userName")]).toEqual([
      ["filling", "registered", "sending"],
      ["expired", "failed", "loading", "ready"],
      ["checking", "resting", "waiting"],
    ]);
  });

  test("lead to a sent account only by the button, from a valid form with a security code", () => {
    for (const { steps } of paths) {
      const at = steps.findIndex(({ state }) => state.value.form === "sending");
      const before = steps[at - 1]?.state.context;
      const fair = before !== undefined && before.captcha !== null && firstWrong(before) === null;
      expect(at < 0 || (fair && steps[at]?.event.type === "SUBMIT")).toBe(true);
    }
  });

  test("send the values of the form, unchanged", () => {
    for (const { state } of paths.filter((path) => path.state.value.form === "sending")) {
      const { attempt, values } = state.context;
      expect(attempt?.account).toMatchObject({ userName: values.userName, captchaText: values.captcha });
    }
  });

  test("end with a player only after a sent account, and clear the input", () => {
    for (const { state, steps } of paths.filter((path) => path.state.value.form === "registered")) {
      expect(
        steps.at(-2)?.state.value.form === "sending" || steps.some((step) => step.state.value.form === "sending"),
      ).toBe(true);
      expect(JSON.stringify([state.context.values, state.context.attempt])).not.toContain(filled.password);
    }
  });

  test("keep the input after a refusal, except a used security code", () => {
    for (const { state, steps } of paths) {
      const before = steps.at(-2)?.state;
      if (before?.value.form !== "sending" || state.value.form !== "filling") continue;
      const { captcha: _captcha, ...rest } = before.context.values;
      expect(state.context.values).toMatchObject(rest);
    }
  });

  test("never get stuck: every filled form can lead to an account", () => {
    const filling = paths.filter((path) => path.state.value.form === "filling");
    const different = new Map(
      filling.map(({ state }) => [JSON.stringify([state.value, state.context.captcha, state.context.problem]), state]),
    );
    for (const state of different.values()) {
      const shortest = getShortestPaths(registrationMachine, {
        fromState: state,
        events: events as never,
        serializeEvent: (event) => JSON.stringify(event),
        input: registrationInput({}),
        serializeState: ({ value, context }) =>
          JSON.stringify([
            value,
            context.values.userName,
            context.values.captcha,
            context.values.birthDate,
            context.checks.userName?.free,
          ]),
        toState: (found) => found.value.form === "sending" || found.context.checks.userName?.free === false,
        limit: 2_000,
      });
      expect(shortest.length).toBeGreaterThan(0);
    }
  });
});
