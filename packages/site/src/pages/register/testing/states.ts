import { page } from "vitest/browser";
import { refuse } from "../../../testing/fake-house.ts";
import { type FaceStates, said } from "../../../testing/face-states.ts";
import { fillVisible, registeringHouse } from "../../../testing/registration.ts";

export const place = "main";

const submit = (): Promise<void> =>
  page.elementLocator(document.querySelector("main form button[type=submit]")!).click();

export const states: FaceStates = {
  empty: async (open) => {
    const site = await open({ path: "/register", house: registeringHouse() });
    await said("Username");
    return site;
  },
  wrong: async (open) => {
    const site = await open({ path: "/register", house: registeringHouse() });
    await said("Username");
    await submit();
    await said("Please fill this in.");
    return site;
  },
  begun: async (open) => {
    const site = await open({ path: "/register", house: registeringHouse() });
    await said("Username");
    fillVisible();
    await said("Nobody has it yet.");
    return site;
  },
  offline: async (open) => {
    const site = await open({ path: "/register", house: registeringHouse({ getCountries: refuse("offline") }) });
    await said("Username");
    fillVisible(["country"]);
    await submit();
    return site;
  },
};
