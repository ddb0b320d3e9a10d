import { expect } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { fakeHouse, refuse } from "../../../testing/fake-house.ts";
import { named } from "../../../testing/user-input.ts";
import type { Ground, Move, Walker } from "../../../testing/walks/ground.ts";
import { use } from "../../../testing/walks/use.ts";
import { signInWith } from "./sign-in-with.ts";

/** The result of the last attempt. */
type State = "away" | "form" | "short" | "refused" | "signed in";

const texts = {
  form: "Username",
  short: "Use 4 to 20 characters.",
  refused: "Incorrect username or password",
} as const;
const inForm: Move<State>["from"] = (state) => state !== "signed in" && state !== "away";

async function refusedOnce(walker: Walker): Promise<void> {
  const { answers } = walker.site.house;
  const answer = answers.userLogin!;
  answers.userLogin = refuse("wrong_credentials");
  await signInWith(walker, "marina", "wrongword");
  await eventually(() => document.body.textContent).toContain(texts.refused);
  answers.userLogin = answer;
}

export const ground: Ground<State> = {
  start: "away",
  site: () => ({ path: "/results", house: fakeHouse() }),
  moves: {
    "ask to sign in": {
      from: (state) => state === "away",
      to: () => "form",
      walk: (walker) => use(walker, "Sign in", { roles: ["button", "link"] }),
    },
    "with a name too short": {
      from: inForm,
      to: () => "short",
      walk: (walker) => signInWith(walker, "abc", "anchor24"),
    },
    "with a wrong password": { from: inForm, to: () => "refused", walk: refusedOnce },
    "with the right ones": {
      from: inForm,
      to: () => "signed in",
      walk: (walker) => signInWith(walker, "marina", "anchor24"),
    },
  },
  check: async (state, { house, path }) => {
    if (state === "away" || state === "signed in") {
      await eventually(path).toBe("/en/results");
      await eventually(() => named(/^Account: marina/, ["button"]).length).toBe(state === "away" ? 0 : 1);
      return;
    }
    await eventually(() => document.body.textContent).toContain(texts[state]);
    const sent = house.calls.findLast(({ key }) => key === "userLogin")?.payload;
    if (state === "refused") expect(sent).toMatchObject({ userName: "marina", password: "wrongword" });
  },
};
