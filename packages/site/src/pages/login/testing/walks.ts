import { expect } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { fakeHouse, refuse } from "../../../testing/fake-house.ts";
import { named } from "../../../testing/hand.ts";
import type { Ground, Move, Walker } from "../../../testing/walks/ground.ts";
import { use } from "../../../testing/walks/use.ts";
import { signInWith } from "./sign-in-with.ts";

/** What the last attempt came to. */
type Place = "away" | "asked" | "short" | "refused" | "signed in";

const words = {
  asked: "Username",
  short: "At least 4 and at most 20 characters.",
  refused: "Incorrect username or password",
} as const;
const asked: Move<Place>["from"] = (place) => place !== "signed in" && place !== "away";

async function refusedOnce(walker: Walker): Promise<void> {
  const { answers } = walker.site.house;
  const answer = answers.userLogin!;
  answers.userLogin = refuse("wrong_credentials");
  await signInWith(walker, "marina", "wrongword");
  await eventually(() => document.body.textContent).toContain(words.refused);
  answers.userLogin = answer;
}

export const ground: Ground<Place> = {
  start: "away",
  site: () => ({ path: "/results", house: fakeHouse() }),
  moves: {
    "ask to sign in": {
      from: (place) => place === "away",
      to: () => "asked",
      walk: (walker) => use(walker, "Sign in", { roles: ["button", "link"] }),
    },
    "with a name too short": {
      from: asked,
      to: () => "short",
      walk: (walker) => signInWith(walker, "abc", "anchor24"),
    },
    "with a wrong password": { from: asked, to: () => "refused", walk: refusedOnce },
    "with the right ones": {
      from: asked,
      to: () => "signed in",
      walk: (walker) => signInWith(walker, "marina", "anchor24"),
    },
  },
  seen: async (place, { house, path }) => {
    if (place === "away" || place === "signed in") {
      await eventually(path).toBe("/en/results");
      await eventually(() => named(/^Account of marina/, ["button"]).length).toBe(place === "away" ? 0 : 1);
      return;
    }
    await eventually(() => document.body.textContent).toContain(words[place]);
    const sent = house.calls.findLast(({ key }) => key === "userLogin")?.payload;
    if (place === "refused") expect(sent).toMatchObject({ userName: "marina", password: "wrongword" });
  },
};
