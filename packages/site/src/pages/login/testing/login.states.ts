import { type VariantStates, expectText, type OpenState } from "../../../testing/variant-states.ts";
import { fakeHouse, refuse } from "../../../testing/fake-house.ts";
import type { OpenSite } from "../../../testing/open-site.tsx";
import { signInWith } from "./sign-in-with.ts";

async function signingIn(open: Parameters<OpenState>[0], name: string, house = fakeHouse()): Promise<OpenSite> {
  const site = await open({ house });
  await site.screen.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  await expectText("Username");
  if (name !== "") await signInWith({ kind: "pointer" }, name, "wrongword");
  return site;
}

export const rootSelector = "body";

export const states: VariantStates = {
  "sent here": async (open) => {
    const site = await open({ path: "/coupons" });
    await expectText("Sign in to see this page.");
    return site;
  },
  asked: (open) => signingIn(open, ""),
  short: async (open) => {
    const site = await signingIn(open, "abc");
    await expectText("Use 4 to 20");
    return site;
  },
  refused: async (open) => {
    const site = await signingIn(open, "marina", fakeHouse({ userLogin: refuse("wrong_credentials") }));
    await expectText("Incorrect username or password");
    return site;
  },
};
