import { createActor, SimulatedClock } from "xstate";
import { describe, expect, test } from "vitest";
import { CallError } from "@livery/contract";
import { captcha, filled, registrationInput } from "../testing/registrations.ts";
import type { RegistrationEmitted, RegistrationInput } from "./registration.context.ts";
import { captchaLife } from "./captcha-life.ts";
import { checkDelay, registrationMachine } from "./registration.machine.ts";
import { registrationView } from "./registration.view.ts";

const tick = (): Promise<void> => new Promise((done) => setTimeout(done));

async function run(changes: Partial<RegistrationInput> = {}) {
  const clock = new SimulatedClock();
  const emitted: RegistrationEmitted[] = [];
  const actor = createActor(registrationMachine, { clock, input: registrationInput(changes) });
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  await tick();
  return {
    emitted,
    rest: async () => {
      clock.increment(checkDelay);
      await tick();
    },
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await tick();
    },
    type: (field: keyof typeof filled, value: string) => actor.send({ type: "CHANGE", field, value }),
    submit: async () => {
      actor.send({ type: "SUBMIT" });
      await tick();
    },
    send: actor.send.bind(actor),
    context: () => actor.getSnapshot().context,
    form: () => actor.getSnapshot().value.form,
    view: () => registrationView(actor.getSnapshot().context),
  };
}

describe("during input", () => {
  test("the server checks a value once after a pause, and only a valid one", async () => {
    const checked: string[] = [];
    const form = await run({
      checkFree: (_, value) => {
        checked.push(value);
        return Promise.resolve(true);
      },
    });
    for (const text of ["a", "an", "ana", "ana2", "ana28", "ana280"]) form.type("userName", text);
    expect(checked).toEqual([]);
    await form.rest();
    expect(checked).toEqual(["ana280"]);
    expect(form.view().userName).toMatchObject({ free: true, problem: null });
    form.type("userName", "ana");
    await form.rest();
    expect(checked).toEqual(["ana280"]);
    expect(form.view().userName.free).toBe(false);
  });

  test("an answer for an older value is dropped, and its call is aborted", async () => {
    const answers = new Map<string, (free: boolean) => void>();
    const ended: string[] = [];
    const form = await run({
      checkFree: (_, value, signal) => {
        signal.addEventListener("abort", () => ended.push(value));
        return new Promise((answer) => answers.set(value, answer));
      },
    });
    form.type("userName", "first1");
    await form.rest();
    form.type("userName", "second2");
    expect(ended).toEqual(["first1"]);
    await form.rest();
    answers.get("second2")?.(true);
    answers.get("first1")?.(false);
    await tick();
    expect(form.view().userName).toMatchObject({ problem: null, free: true });
  });

  test("a value in use is invalid until it is changed; a failed check has no effect", async () => {
    const form = await run({
      checkFree: (field) => (field === "email" ? Promise.reject(new CallError("offline")) : Promise.resolve(false)),
    });
    form.type("userName", "taken1");
    form.type("email", "ana@example.com");
    await form.rest();
    form.send({ type: "TOUCH", fields: ["userName", "email"] });
    expect(form.view().userName.shown).toMatchObject({ by: "house", code: "username_in_use" });
    expect(form.view().email).toMatchObject({ problem: null, free: false });
    form.type("userName", "taken12");
    expect(form.view().userName.shown).toBeNull();
  });

  test("a phone number is checked with its phone code", async () => {
    const checked: string[] = [];
    const form = await run({ checkFree: (_, value) => (checked.push(value), Promise.resolve(true)) });
    form.type("phoneCode", "+34");
    form.type("mobile", "0612 345 678");
    await form.rest();
    form.type("phoneCode", "+90");
    await form.rest();
    expect(checked).toEqual(["+34612345678", "+90612345678"]);
  });

  test("a field is shown as invalid only after it has lost the focus", async () => {
    const form = await run();
    form.type("email", "ana@");
    expect(form.view().email).toMatchObject({ shown: null, problem: { code: "email" } });
    form.send({ type: "TOUCH", fields: ["email"] });
    expect(form.view().email.shown).toMatchObject({ code: "email" });
  });
});

describe("sending a registration", () => {
  test("happens once, however often the button is pressed", async () => {
    let sent = 0;
    const form = await run({ defaults: filled, send: () => (sent++, new Promise(() => undefined)) });
    await Promise.all([form.submit(), form.submit(), form.submit()]);
    expect([sent, form.form()]).toEqual([1, "sending"]);
    form.type("city", "Toledo");
    expect(form.context().values.city).toBe(filled.city);
  });

  test("of an invalid form reports the first faulty field, and shows all of them as invalid", async () => {
    const form = await run({ defaults: { ...filled, repeat: "another", city: "" } });
    await form.submit();
    expect(form.emitted).toEqual([{ type: "wrong", field: "repeat" }]);
    expect([form.view().repeat.shown?.code, form.view().city.shown?.code]).toEqual(["match", "required"]);
  });

  test("requires mobile and identity number as the site's settings do (D33)", async () => {
    const sent: object[] = [];
    const without = { ...filled, mobile: "", idNumber: "" };
    const strict = await run({ defaults: without });
    await strict.submit();
    expect(strict.emitted).toEqual([{ type: "wrong", field: "idNumber" }]);
    const form = await run({
      defaults: without,
      rules: { mobileRequired: false, idNumberRequired: false, today: "2026-11-23" },
      affiliate: "marina7",
      send: (account) => (sent.push(account), Promise.resolve({ userId: 7, activationNeeded: false })),
    });
    await form.submit();
    expect(sent).toEqual([expect.objectContaining({ affiliateUser: "marina7", country: "es" })]);
    expect(sent[0]).not.toHaveProperty("mobile");
    expect(sent[0]).not.toHaveProperty("repeat");
  });

  test("that is refused for a field keeps the input, and needs a new security code if it was used up", async () => {
    const kinds: string[] = [];
    const form = await run({
      defaults: filled,
      captcha: (kind) => (kinds.push(kind), Promise.resolve(captcha)),
      send: () => Promise.reject(new CallError("email_in_use", { path: "email" })),
    });
    await form.submit();
    expect(form.emitted).toEqual([{ type: "wrong", field: "email" }]);
    expect(form.view().email.shown).toMatchObject({ by: "house", code: "email_in_use" });
    expect(form.context().values).toEqual({ ...filled, captcha: "" });
    expect(kinds).toEqual(["picture", "picture"]);
    // The empty field of the next code is not shown as invalid.
    expect(form.view().captcha).toMatchObject({ problem: expect.anything(), shown: null });
  });

  test("that is refused before the security code is checked keeps the code too", async () => {
    const form = await run({
      defaults: filled,
      send: () => Promise.reject(new CallError("password_too_weak", { path: "password" })),
    });
    await form.submit();
    expect(form.context().values).toEqual(filled);
    expect(form.view().password.shown).toMatchObject({ code: "password_too_weak" });
  });

  test("with a wrong security code reports it, and loads a new one", async () => {
    const form = await run({
      defaults: filled,
      send: () => Promise.reject(new CallError("captcha_wrong", { path: "captcha" })),
    });
    await form.submit();
    expect(form.emitted).toEqual([{ type: "wrong", field: "captcha" }]);
    expect(form.context()).toMatchObject({ problem: { code: "captcha_wrong" }, values: { captcha: "" } });
  });

  test("again after a lost answer has the same key, and with another body a new one (D54)", async () => {
    const keys: string[] = [];
    const form = await run({
      defaults: filled,
      send: (_, key) => (keys.push(key), Promise.reject(new CallError("timeout"))),
    });
    await form.submit();
    expect(form.context().problem?.code).toBe("timeout");
    await form.submit();
    form.type("city", "Toledo");
    await form.submit();
    expect(keys).toEqual(["key-1", "key-1", "key-2"]);
  });

  test("again with another security code has the same key, since a lost answer may have opened the account", async () => {
    const keys: string[] = [];
    const answers = [new CallError("timeout"), new CallError("captcha_wrong", { path: "captcha" })];
    const form = await run({
      defaults: filled,
      send: (_, key) => {
        keys.push(key);
        const refusal = answers.shift();
        return refusal ? Promise.reject(refusal) : Promise.resolve({ userId: 7, activationNeeded: false });
      },
    });
    await form.submit();
    form.send({ type: "CAPTCHA", kind: "sound" });
    await tick();
    form.type("captcha", "77");
    await form.submit();
    expect(form.context().problem?.code).toBe("captcha_wrong");
    form.type("captcha", "78");
    await form.submit();
    expect(keys).toEqual(["key-1", "key-1", "key-1"]);
    expect(form.form()).toBe("registered");
  });

  test("with another person's key is not repeated with that key", async () => {
    const keys: string[] = [];
    const form = await run({
      defaults: filled,
      send: (_, key) => (keys.push(key), Promise.reject(new CallError("key_reused"))),
    });
    for (const captchaText of ["1", "2"]) {
      form.type("captcha", captchaText);
      await form.submit();
    }
    expect(keys).toEqual(["key-1", "key-2"]);
  });

  test("that is refused for the dealer's quota needs a new security code, since the old one is used up", async () => {
    const kinds: string[] = [];
    const form = await run({
      defaults: filled,
      captcha: (kind) => (kinds.push(kind), Promise.resolve(captcha)),
      send: () => Promise.reject(new CallError("registration_closed")),
    });
    await form.submit();
    expect(form.context()).toMatchObject({ problem: { code: "registration_closed" }, values: { captcha: "" } });
    expect(kinds).toHaveLength(2);
  });

  test("reports the new player, and clears the input", async () => {
    const form = await run({ defaults: filled });
    await form.submit();
    expect(form.form()).toBe("registered");
    expect(form.emitted).toEqual([{ type: "registered", registered: { userId: 7, activationNeeded: false } }]);
    const { attempt, values } = form.context();
    expect(JSON.stringify([attempt, values])).not.toContain(filled.password);
  });
});

describe("the security code", () => {
  test("that cannot be loaded shows the reason, and is loaded on request", async () => {
    let tries = 0;
    const form = await run({
      captcha: () => (tries++ === 0 ? Promise.reject(new CallError("offline")) : Promise.resolve(captcha)),
    });
    expect(form.context()).toMatchObject({ captcha: null, captchaProblem: { code: "offline" } });
    form.send({ type: "CAPTCHA", kind: "sound" });
    await tick();
    expect(form.context()).toMatchObject({ captcha, captchaKind: "sound", captchaProblem: null });
  });

  const life = captchaLife(captcha, registrationInput().now());

  test("is replaced when it expires, silently if it was not answered", async () => {
    const kinds: string[] = [];
    const form = await run({ captcha: (kind) => (kinds.push(kind), Promise.resolve(captcha)) });
    await form.pass(life - 1);
    expect(kinds).toHaveLength(1);
    await form.pass(1);
    expect(kinds).toHaveLength(2);
    expect(form.context().captchaExpired).toBe(false);
    await form.pass(life);
    expect(kinds).toHaveLength(3);
  });

  test("that was answered and expired is reported beside the next one, and all other input stays", async () => {
    const form = await run({ defaults: filled });
    await form.pass(life);
    expect(form.context()).toMatchObject({ captchaExpired: true, captcha, problem: null });
    expect(form.context().values).toEqual({ ...filled, captcha: "" });
    form.type("city", "Toledo");
    expect(form.context().captchaExpired).toBe(true);
    form.type("captcha", "5");
    expect(form.context().captchaExpired).toBe(false);
  });

  test("that was sent in time stays until the server has answered", async () => {
    const kinds: string[] = [];
    let refuse: (error: CallError) => void = () => {};
    const form = await run({
      defaults: filled,
      captcha: (kind) => (kinds.push(kind), Promise.resolve(captcha)),
      send: () => new Promise((_, reject) => (refuse = reject)),
    });
    await form.submit();
    await form.pass(life);
    expect([kinds.length, form.context().values.captcha]).toEqual([1, filled.captcha]);
    refuse(new CallError("timeout"));
    await tick();
    expect(kinds).toHaveLength(2);
    expect(form.context()).toMatchObject({
      captchaExpired: true,
      values: { captcha: "" },
      problem: { code: "timeout" },
    });
  });

  test.each([
    ["2026-11-23T10:00:00Z", 595_000],
    ["2026-11-23T10:07:00Z", 175_000],
    // A clock that is an hour fast or slow: the time is ten minutes from now.
    ["2026-11-23T11:00:00Z", 595_000],
    ["2026-11-23T09:00:00Z", 595_000],
  ])("at %s by this device's clock is valid for %i ms", (now, left) => {
    expect(captchaLife(captcha, Date.parse(now))).toBe(left);
  });
});
