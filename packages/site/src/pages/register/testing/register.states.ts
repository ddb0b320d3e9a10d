import { page } from "vitest/browser";
import { eventually } from "../../../testing/eventually.ts";
import { refuse, type FakeHouse } from "../../../testing/fake-house.ts";
import { type VariantStates, type OpenState, expectText } from "../../../testing/variant-states.ts";
import { fillVisible, isFillable, registeringHouse } from "../../../testing/registration.ts";

export const rootSelector = "main";

const submit = (): Promise<void> =>
  page.elementLocator(document.querySelector("main form button[type=submit]")!).click();

const fields = (): string =>
  Array.from(document.querySelectorAll("main [data-field]"), (each) => each.getAttribute("data-field")).join();

/** Fills in and continues until the registration is requested. */
async function toTheEnd({ calls }: FakeHouse): Promise<void> {
  const isRequested = (): boolean => calls.some(({ key }) => key === "userRegister");
  await eventually(isFillable).toBe(true);
  while (!isRequested()) {
    fillVisible();
    const before = fields();
    await submit();
    await eventually(() => isRequested() || fields() !== before).toBe(true);
  }
}

const refusedWith =
  (userRegister: ReturnType<typeof refuse>, text: string): OpenState =>
  async (open) => {
    const house = registeringHouse({ userRegister });
    const site = await open({ path: "/register", house });
    await expectText("Username");
    await toTheEnd(house);
    await expectText(text);
    return site;
  };

export const states: VariantStates = {
  empty: async (open) => {
    const site = await open({ path: "/register", house: registeringHouse() });
    await expectText("Username");
    return site;
  },
  wrong: async (open) => {
    const site = await open({ path: "/register", house: registeringHouse() });
    await expectText("Username");
    await submit();
    await expectText("Please fill this in.");
    return site;
  },
  begun: async (open) => {
    const site = await open({ path: "/register", house: registeringHouse() });
    await expectText("Username");
    fillVisible();
    await expectText("Available.");
    return site;
  },
  taken: refusedWith(refuse("email_in_use", { path: "email" }), "email"),
  refused: refusedWith(refuse("offline"), "We could not connect"),
  offline: async (open) => {
    const site = await open({ path: "/register", house: registeringHouse({ getCountries: refuse("offline") }) });
    await expectText("Username");
    // The error is shown in the step with the countries: at once, or after some steps.
    const isShown = (): boolean => document.body.textContent.includes("We could not connect");
    do {
      fillVisible(["country"]);
      const before = fields();
      await submit();
      await eventually(() => isShown() || fields() !== before).toBe(true);
    } while (!isShown());
    return site;
  },
};
