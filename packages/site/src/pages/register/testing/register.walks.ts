import { expect } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { refuse } from "../../../testing/fake-house.ts";
import { named, press } from "../../../testing/user-input.ts";
import { control, registeringHouse } from "../../../testing/registration.ts";
import type { Ground, Move, Walker } from "../../../testing/walks/ground.ts";
import { answer, fillIn } from "./fill-in.ts";

/** Where the last attempt ended: at a field, at a refusal that concerns no field, or with an account. */
type State = "begun" | "userName" | "email" | "captcha" | "offline" | "registered";

const mostSteps = 8;

/** Fills in all fields but some, and continues until the registration is requested or a field prevents it. */
async function attempt({ kind, site }: Walker, but: readonly string[] = []): Promise<void> {
  await eventually(() => document.querySelector("main [data-field]")).not.toBeNull();
  const requestCount = () => site.house.calls.filter(({ key }) => key === "userRegister").length;
  const before = requestCount();
  for (let step = 0; step < mostSteps; step++) {
    // A refused address stays refused, so each attempt has a new one.
    await fillIn(kind, { but, email: `ana${before}@example.com` });
    const [end] = named("Open account", ["button"]);
    const button = end ?? named("Continue", ["button"])[0];
    if (button === undefined) return;
    const fields = fieldsInSight();
    await press(button, kind);
    await eventually(
      () => requestCount() > before || fieldsInSight() !== fields || wrongField() !== null || hasAlert(),
    ).toBeTruthy();
    if (end !== undefined || wrongField() !== null) return;
  }
}
const fieldsInSight = (): string =>
  Array.from(document.querySelectorAll("main [data-field]"), (each) => each.getAttribute("data-field")).join();
const wrongField = (): string | null =>
  document
    .querySelector("main [data-field] [aria-invalid=true]")
    ?.closest("[data-field]")
    ?.getAttribute("data-field") ?? null;
const hasAlert = (): boolean => document.querySelector("main [role=alert]") !== null;

const unless: Move<State>["from"] = (state) => state !== "registered";
const missing = (field: "userName" | "email" | "captcha"): Move<State> => ({
  from: unless,
  to: () => field,
  walk: async (walker) => {
    await backTo(field, walker);
    await answer(field, "", walker.kind);
    await attempt(walker, [field]);
  },
});
const refused = (to: State, code: "email_in_use" | "captcha_wrong" | "offline"): Move<State> => ({
  from: unless,
  to: () => to,
  walk: async (walker) => {
    const { answers } = walker.site.house;
    const before = answers.userRegister!;
    answers.userRegister = refuse(code, to === "offline" ? {} : { path: to });
    await attempt(walker);
    await eventually(
      () => named("Open account", ["button"]).length + named("Continue", ["button"]).length,
    ).toBeGreaterThan(0);
    answers.userRegister = before;
  },
});

/** In a stepper the field to leave out may be in an earlier step. */
async function backTo(field: string, { kind }: Walker): Promise<void> {
  for (let step = 0; step < mostSteps && control(field) === null; step++) {
    const [back] = named("Back", ["button"]);
    if (back === undefined) return;
    const fields = fieldsInSight();
    await press(back, kind);
    await eventually(fieldsInSight).not.toBe(fields);
  }
}

export const ground: Ground<State> = {
  start: "begun",
  site: () => ({ path: "/register", house: registeringHouse(), settings: { redirectRegister: "coupons" } }),
  moves: {
    "without a name": missing("userName"),
    "without a security code": missing("captcha"),
    "with an address in use": refused("email", "email_in_use"),
    "with a wrong code": refused("captcha", "captcha_wrong"),
    "without a connection": refused("offline", "offline"),
    "with everything": { from: unless, to: () => "registered", walk: (walker) => attempt(walker) },
  },
  check: async (state, { house, path }) => {
    if (state === "registered") {
      await eventually(path).toBe("/en/coupons");
      expect(house.calls.some(({ key }) => key === "userRegister")).toBe(true);
      return;
    }
    await eventually(path).toBe("/en/register");
    if (state === "begun") return;
    if (state === "offline")
      await eventually(() => document.querySelector("main")?.textContent).toMatch(/connect|offline|reach/i);
    else await eventually(wrongField).toBe(state);
  },
};
