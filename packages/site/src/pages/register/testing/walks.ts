import { expect } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { refuse } from "../../../testing/fake-house.ts";
import { named, press } from "../../../testing/hand.ts";
import { control, fill, fillVisible, registeringHouse } from "../../../testing/registration.ts";
import type { Ground, Move, Walker } from "../../../testing/walks/ground.ts";

/** Where the last attempt ended: at a field, at a no that is about none, or with an account. */
type Place = "begun" | "userName" | "email" | "captcha" | "offline" | "registered";

const mostSteps = 8;

/** Fills in all but some of it, and goes on and on until the account is asked for or a field holds one back. */
async function attempt({ kind, site }: Walker, but: readonly string[] = []): Promise<void> {
  await eventually(() => document.querySelector("main [data-field]")).not.toBeNull();
  const asked = () => site.house.calls.filter(({ key }) => key === "userRegister").length;
  const before = asked();
  for (let step = 0; step < mostSteps; step++) {
    fillVisible(but);
    // An address that the house has refused stays refused.
    if (control("email") !== null) fill("email", `ana${before}@example.com`);
    const [end] = named("Open account", ["button"]);
    const way = end ?? named("Continue", ["button"])[0];
    if (way === undefined) return;
    const fields = fieldsInSight();
    await press(way, kind);
    await eventually(
      () => asked() > before || fieldsInSight() !== fields || wrongField() !== null || said(),
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
const said = (): boolean => document.querySelector("main [role=alert]") !== null;

const unless: Move<Place>["from"] = (place) => place !== "registered";
const missing = (field: "userName" | "email" | "captcha"): Move<Place> => ({
  from: unless,
  to: () => field,
  walk: (walker) => {
    if (control(field) !== null) empty(field);
    return attempt(walker, [field]);
  },
});
const refused = (to: Place, code: "email_in_use" | "captcha_wrong" | "offline"): Move<Place> => ({
  from: unless,
  to: () => to,
  walk: async (walker) => {
    const { answers } = walker.site.house;
    const answer = answers.userRegister!;
    answers.userRegister = refuse(code, to === "offline" ? {} : { path: to });
    await attempt(walker);
    await eventually(
      () => named("Open account", ["button"]).length + named("Continue", ["button"]).length,
    ).toBeGreaterThan(0);
    answers.userRegister = answer;
  },
});

function empty(field: string): void {
  const at = control(field)!;
  at.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(at), "value")?.set?.call(at, "");
  at.dispatchEvent(new Event("input", { bubbles: true }));
}

export const ground: Ground<Place> = {
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
  seen: async (place, { house, path }) => {
    if (place === "registered") {
      await eventually(path).toBe("/en/coupons");
      expect(house.calls.some(({ key }) => key === "userRegister")).toBe(true);
      return;
    }
    await eventually(path).toBe("/en/register");
    if (place === "begun") return;
    if (place === "offline")
      await eventually(() => document.querySelector("main")?.textContent).toMatch(/connect|offline|reach/i);
    else await eventually(wrongField).toBe(place);
  },
};
