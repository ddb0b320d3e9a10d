import { variantNames } from "@livery/skin";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inRotation } from "../../testing/by-day.ts";
import { eventually } from "../../testing/eventually.ts";
import { refuse } from "../../testing/fake-house.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { control, fill, fillVisible, isFillable, registeringHouse } from "../../testing/registration.ts";

const main = () => page.getByRole("main");
const expectText = (text: string) => expect.element(main().getByText(text).first()).toBeVisible();
const press = (name: string) => main().getByRole("button", { name, exact: true }).click();
const focused = () => document.activeElement?.closest("[data-field]")?.getAttribute("data-field") ?? null;
const sent = ({ house }: OpenSite) => house.calls.filter(({ key }) => key === "userRegister");

describe.each(variantNames.pages.register)("Register %s", (register) => {
  const shared = inRotation(variantNames.pages.register, register, 2);
  const open = async (site: SiteInWindow = {}): Promise<OpenSite> => {
    const opened = await openSite({ path: "/register", house: registeringHouse(), variants: { register }, ...site });
    await eventually(isFillable).toBe(true);
    return opened;
  };
  /** To the end of the form, filled in. */
  const fillAll = async (but: readonly string[] = []): Promise<void> => {
    fillVisible(but);
    while (control("captcha") === null) {
      await press("Continue");
      fillVisible(but);
    }
  };

  test.runIf(shared())("opens an account with the input, signs in, and leads to the page for new players", async () => {
    const site = await open({ settings: { redirectRegister: "coupons" } });
    await fillAll();
    await press("Open account");
    await eventually(() => site.path()).toBe("/en/coupons");
    expect(sent(site)[0]?.payload).toEqual({
      captchaId: "picture-of-five-figures",
      firstName: "Ana",
      lastName: "Moreno",
      birthDate: "1990-02-28",
      idNumber: "AB123456",
      gender: "female",
      address: "Calle Mayor 1",
      city: "Madrid",
      postCode: "28013",
      countryId: 66,
      mobile: "+34612345678",
      userName: "ana28013",
      password: "correct-horse",
      email: "ana@example.com",
      currency: "EUR",
      captchaText: "12345",
    });
  });

  test.runIf(shared())("moves the focus to the first wrong field, and explains the error", async () => {
    const site = await open();
    fillVisible(["email"]);
    await press(register === "stepper" ? "Continue" : "Open account");
    await eventually(focused).toBe("email");
    await expectText("Please fill this in.");
    expect(control("email")?.getAttribute("aria-invalid")).toBe("true");
    expect(sent(site)).toEqual([]);
    if (control("birthDate") === null) return;
    for (const [part, text] of ["31", "2", "1990"].entries()) fill("birthDate", text, part);
    await expectText("This date does not exist. Please check it.");
    fill("birthDate", "28", 0);
    await eventually(() => document.body.textContent).not.toContain("This date does not exist.");
  });

  test.runIf(shared())("says while the visitor types that a name is in use, and that another is free", async () => {
    await open();
    fill("userName", "taken1");
    await userEvent.tab();
    await expectText("Username is in use");
    fill("userName", "ana28013");
    await expectText("Available.");
  });

  test.runIf(shared())(
    "after a refusal keeps the input, focuses the field, and asks for a new security code",
    async () => {
      const site = await open({ house: registeringHouse({ userRegister: refuse("email_in_use", { path: "email" }) }) });
      await fillAll();
      await press("Open account");
      await eventually(focused).toBe("email");
      await expectText("This email address is already in use.");
      expect(control("email")?.value).toBe("ana@example.com");
      expect(control("password")?.value).toBe("correct-horse");
      expect(site.house.calls.filter(({ key }) => key === "getCaptcha")).toHaveLength(2);
    },
  );

  test.runIf(shared())("a wrong security code is reported beside the next one (§8)", async () => {
    await open({ house: registeringHouse({ userRegister: refuse("captcha_wrong", { path: "captcha" }) }) });
    await fillAll();
    await press("Open account");
    await eventually(focused).toBe("captcha");
    await expectText("Please check security code");
    expect(control("captcha")?.value).toBe("");
  });

  test.runIf(shared())("an answered security code that was not sent in time is replaced, with a notice", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    try {
      const site = await open();
      await fillAll();
      vi.advanceTimersByTime(10 * 60_000);
      await expectText("This security code has expired. Here is a new one.");
      expect(control("captcha")?.value).toBe("");
      expect(site.house.calls.filter(({ key }) => key === "getCaptcha")).toHaveLength(2);
      fill("captcha");
      await press("Open account");
      await eventually(() => sent(site)).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test.runIf(shared())("offers a sound in place of the picture, named and explained in words", async () => {
    const site = await open();
    await fillAll(["captcha"]);
    await press("Listen to tones instead");
    await expectText("You hear four groups of tones. Count the tones in each group and type the four digits.");
    const sound = document.querySelector("audio");
    expect([sound?.controls, sound?.getAttribute("aria-label")]).toEqual([
      true,
      "Security code as four groups of tones",
    ]);
    // The page's policy permits it: the browser reads its length.
    await eventually(() => sound?.duration ?? 0).toBeGreaterThan(0);
    fill("captcha", "3152");
    await press("Open account");
    await eventually(() => sent(site)).toHaveLength(1);
    expect(sent(site)[0]?.payload).toMatchObject({ captchaId: "sound-of-four-groups", captchaText: "3152" });
  });

  test.runIf(shared())(
    "asks for mobile and identity number as the settings require (D33), and stores the affiliate",
    async () => {
      const settings = { registerMobileRequired: 0, registerTcRequired: 0 };
      const site = await open({ path: "/register/marina7", settings });
      await expectText("You were invited by marina7.");
      await fillAll(["mobile", "idNumber"]);
      await press("Open account");
      await eventually(() => sent(site)).toHaveLength(1);
      expect(sent(site)[0]?.payload).toMatchObject({ affiliateUser: "marina7" });
      expect(sent(site)[0]?.payload).not.toHaveProperty("mobile");
    },
  );

  test.runIf(shared())("begins with the site's own country and phone code", async () => {
    const settings = { defaultCountry: "tr", defaultPhone: "+90", registerMobileRequired: 0 };
    const site = await open({ settings });
    await fillAll(["country"]);
    await press("Open account");
    await eventually(() => sent(site)[0]?.payload).toMatchObject({ countryId: 220, mobile: "+90612345678" });
  });

  test.runIf(shared())("asks for the phone code of an optional number", async () => {
    const site = await open({ settings: { defaultPhone: "", registerMobileRequired: 0 } });
    const others = ["country", "mobile"];
    fillVisible(others);
    while (control("mobile") === null) {
      await press("Continue");
      fillVisible(others);
    }
    fill("mobile", "0532 123 45 67");
    await press(register === "stepper" ? "Continue" : "Open account");
    await eventually(focused).toBe("phoneCode");
    fill("phoneCode", "+90");
    await fillAll(["phoneCode", ...others]);
    await press("Open account");
    await eventually(() => sent(site)[0]?.payload).toMatchObject({ mobile: "+905321234567" });
  });

  test.runIf(shared())("sends the promotion code", async () => {
    const site = await open();
    await fillAll();
    fill("promotionCode", " SPRING26 ");
    await press("Open account");
    await eventually(() => sent(site)[0]?.payload).toMatchObject({ promotionCode: "SPRING26" });
  });

  test.runIf(shared())("ignores an invitation in the address that is not a valid code", async () => {
    const site = await open({ path: `/register/${"x".repeat(41)}` });
    expect(document.querySelector("main")?.textContent).not.toContain("You were invited");
    await fillAll();
    await press("Open account");
    await eventually(() => sent(site)).toHaveLength(1);
    expect(sent(site)[0]?.payload).not.toHaveProperty("affiliateUser");
  });

  test.runIf(shared()).each([
    ["/en/deposit", "says nothing", {}],
    ["/en", "names no page that there is", { redirectRegister: "casino-royale" }],
  ])("leads to %s if the site %s", async (path, _what, settings) => {
    const site = await open({ settings });
    await fillAll();
    await press("Open account");
    await eventually(() => site.path()).toBe(path);
  });

  test.runIf(shared())("marks its fields for password managers", async () => {
    await open();
    expect(
      ["userName", "email", "password", "repeat"].map((field) => control(field)?.getAttribute("autocomplete")),
    ).toEqual(["username", "email", "new-password", "new-password"]);
  });

  test.runIf(shared())("fits a phone without horizontal scrolling", async () => {
    await open({ width: 390 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

test("the stepper goes back without losing input, and shows all input before it is sent", async () => {
  await openSite({ path: "/register", house: registeringHouse(), variants: { register: "stepper" } });
  await eventually(() => control("userName")).not.toBeNull();
  fillVisible();
  await press("Continue");
  await expect.element(main().getByRole("heading", { name: "About you" })).toHaveFocus();
  await press("Back");
  expect(control("userName")?.value).toBe("ana28013");
  while (control("captcha") === null) {
    await press("Continue");
    fillVisible();
  }
  const review = main().getByRole("region", { name: "Your details" });
  await expect.element(review.getByText("ana@example.com")).toBeVisible();
  await expect.element(review.getByText("28.02.1990")).toBeVisible();
  await expect.element(review.getByText("Spain")).toBeVisible();
  await expect.element(review.getByText("+34612345678")).toBeVisible();
  expect(review.element().textContent).not.toContain("correct-horse");
  await press("Change: About you");
  expect(control("firstName")?.value).toBe("Ana");
});

test("the rail of the columns shows what is complete, and leads to what is missing", async () => {
  await openSite({ path: "/register", house: registeringHouse(), variants: { register: "columns" } });
  await eventually(() => control("userName")).not.toBeNull();
  const rail = main().getByRole("complementary", { name: "Your account" });
  await rail.getByRole("button", { name: "Username" }).click();
  await eventually(focused).toBe("userName");
  fillVisible(["captcha"]);
  await expect.element(rail.getByText("All fields are complete.")).toBeVisible();
});

describe("the link to the registration", () => {
  test("is in the header and in the sign-in dialog, for visitors", async () => {
    const site = await openSite({ house: registeringHouse() });
    await site.screen.getByRole("banner").getByRole("link", { name: "Register" }).click();
    await eventually(() => site.path()).toBe("/en/register");
    await site.screen.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
    await expect.element(site.screen.getByRole("dialog").getByRole("link", { name: /No account yet/ })).toBeVisible();
  });

  test.each([{ register_disabled: 1 }, { login_screen: 1 }])("is absent with %o", async (settings) => {
    const site = await openSite({ path: "/register", house: registeringHouse(), settings });
    await eventually(() => site.path()).toBe("login_screen" in settings ? "/en/firstlogin" : "/en");
    expect(site.screen.container.textContent).not.toContain("No account yet");
  });
});
