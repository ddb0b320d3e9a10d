import { type FaceStates, said, type OpenState } from "../../../testing/face-states.ts";
import { fakeHouse, refuse } from "../../../testing/fake-house.ts";
import type { OpenSite } from "../../../testing/open-site.tsx";
import { signInWith } from "./sign-in-with.ts";

async function signingIn(open: Parameters<OpenState>[0], name: string, house = fakeHouse()): Promise<OpenSite> {
  const site = await open({ house });
  await site.screen.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  await said("Username");
  if (name !== "") await signInWith({ kind: "pointer" }, name, "wrongword");
  return site;
}

export const place = "body";

export const states: FaceStates = {
  "sent here": async (open) => {
    const site = await open({ path: "/coupons" });
    await said("Sign in to see this page.");
    return site;
  },
  asked: (open) => signingIn(open, ""),
  short: async (open) => {
    const site = await signingIn(open, "abc");
    await said("At least 4");
    return site;
  },
  refused: async (open) => {
    const site = await signingIn(open, "marina", fakeHouse({ userLogin: refuse("wrong_credentials") }));
    await said("Incorrect username or password");
    return site;
  },
};
