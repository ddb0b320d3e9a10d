import type { Currency } from "@livery/contract";
import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { inRotation } from "../../testing/by-day.ts";
import { eventually } from "../../testing/eventually.ts";
import { refuse } from "../../testing/fake-house.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { control, fillVisible, isFillable, currencies as euro, registeringHouse } from "../../testing/registration.ts";

const lira: Currency = { currencyId: 949, code: "TRY", symbol: "₺", digits: 2 };
const main = () => page.getByRole("main");
const button = (name: string) => main().getByRole("button", { name, exact: true });
const expectText = (text: string) => expect.element(main().getByText(text).first()).toBeVisible();
const sent = ({ house }: OpenSite) => house.calls.filter(({ key }) => key === "userRegister");
const requestCount = ({ house }: OpenSite) => house.calls.filter(({ key }) => key === "getCurrencies").length;

describe.each(variantNames.pages.register)("The currency of an account in Register %s", (register) => {
  const shared = inRotation(variantNames.pages.register, register, 3);
  /** The whole form filled in, at its end. */
  const filled = async (site: SiteInWindow): Promise<OpenSite> => {
    const opened = await openSite({ path: "/register", variants: { register }, ...site });
    await eventually(isFillable).toBe(true);
    fillVisible();
    while (control("captcha") === null) {
      await button("Continue").click();
      fillVisible();
    }
    return opened;
  };

  test.runIf(shared())(
    "is the site's own if the server has it, and is not asked for if it is the only one",
    async () => {
      const site = await filled({
        house: registeringHouse({ getCurrencies: () => [lira, ...euro] }),
        settings: { defaultCurrency: "EUR" },
      });
      await eventually(() => control("currency")?.value).toBe("EUR");
      await button("Open account").click();
      await eventually(() => sent(site)[0]?.payload).toMatchObject({ currency: "EUR" });
    },
  );

  test.runIf(shared())("is the server's only one if the server does not have the site's own", async () => {
    const site = await filled({ house: registeringHouse(), settings: { defaultCurrency: "TRY" } });
    expect(control("currency")).toBeNull();
    await button("Open account").click();
    await eventually(() => sent(site)[0]?.payload).toMatchObject({ currency: "EUR" });
  });

  test.runIf(shared())("can be loaded again if its list could not be loaded", async () => {
    const house = registeringHouse({
      getCurrencies: refuse("technical"),
      userRegister: refuse("invalid_field", { path: "currency" }),
    });
    const site = await filled({ house, settings: { defaultCurrency: "TRY" } });
    await eventually(() => control("currency")?.value).toBe("TRY");
    await button("Open account").click();
    // The field is drawn again with the step that has it.
    await eventually(() => control("currency")?.matches(":focus")).toBe(true);
    await expectText("One of your entries is not valid. Please check it.");
    house.answers.getCurrencies = () => euro;
    house.answers.userRegister = () => ({ userId: 7, activationNeeded: false });
    await button("Load the currencies again").click();
    await eventually(() => control("currency")).toBeNull();
    await button("Open account").click();
    await eventually(() => sent(site).at(-1)?.payload).toMatchObject({ currency: "EUR" });
  });

  test.runIf(shared())(
    "is reported as a problem of the form if it is refused without a field, and the list is loaded again",
    async () => {
      const site = await filled({
        house: registeringHouse({ userRegister: refuse("invalid_field", { path: "currency" }) }),
      });
      const before = requestCount(site);
      await button("Open account").click();
      await expectText("Currency: One of your entries is not valid. Please check it.");
      await eventually(() => requestCount(site)).toBe(before + 1);
      expect(control("userName")?.value ?? "ana28013").toBe("ana28013");
    },
  );
});
