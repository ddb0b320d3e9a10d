import { page } from "vitest/browser";
import { eventually } from "../../../testing/eventually.ts";
import { refuse, type FakeHouse } from "../../../testing/fake-house.ts";
import { type FaceStates, type OpenState, said } from "../../../testing/face-states.ts";
import { fillVisible, registeringHouse } from "../../../testing/registration.ts";

export const place = "main";

const submit = (): Promise<void> =>
  page.elementLocator(document.querySelector("main form button[type=submit]")!).click();

const fields = (): string =>
  Array.from(document.querySelectorAll("main [data-field]"), (each) => each.getAttribute("data-field")).join();

/** Fills in, and goes on until the account is asked for. */
async function toTheEnd({ calls }: FakeHouse): Promise<void> {
  const isAsked = (): boolean => calls.some(({ key }) => key === "userRegister");
  while (!isAsked()) {
    fillVisible();
    const before = fields();
    await submit();
    await eventually(() => isAsked() || fields() !== before).toBe(true);
  }
}

const refusedWith =
  (userRegister: ReturnType<typeof refuse>, words: string): OpenState =>
  async (open) => {
    const house = registeringHouse({ userRegister });
    const site = await open({ path: "/register", house });
    await said("Username");
    await toTheEnd(house);
    await said(words);
    return site;
  };

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
  taken: refusedWith(refuse("email_in_use", { path: "email" }), "email"),
  refused: refusedWith(refuse("offline"), "We cannot be reached"),
  offline: async (open) => {
    const site = await open({ path: "/register", house: registeringHouse({ getCountries: refuse("offline") }) });
    await said("Username");
    // Where the countries are asked for it is told that they did not come: at once, or parts of the form later.
    const isTold = (): boolean => document.body.textContent.includes("We cannot be reached");
    do {
      fillVisible(["country"]);
      const before = fields();
      await submit();
      await eventually(() => isTold() || fields() !== before).toBe(true);
    } while (!isTold());
    return site;
  },
};
