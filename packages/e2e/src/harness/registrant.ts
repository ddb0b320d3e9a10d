import { answerOf } from "@livery/house/testing/parts";
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { translatorFor } from "./translator.ts";

/** What every visitor types to open an account. */
const typed = {
  password: "correct-horse",
  repeat: "correct-horse",
  firstName: "Ana",
  lastName: "Moreno",
  city: "Madrid",
  address: "Calle Mayor 1",
  postCode: "28013",
} as const;
const born = { day: "28", month: "2", year: "1990" } as const;

/** A visitor who opens an account, whatever variant asks for it, in the words of a language. */
export class Registrant {
  readonly page: Page;
  readonly userName: string;
  readonly translate: ReturnType<typeof translatorFor>;

  constructor(page: Page, userName: string, lang: string, brand: string) {
    this.page = page;
    this.userName = userName;
    this.translate = translatorFor(lang, brand);
  }

  /** What one account of a site has alone. */
  get #account() {
    const digits = this.userName.replaceAll(/\D/gu, "");
    return {
      userName: this.userName,
      email: `${this.userName}@example.com`,
      idNumber: `ID${digits.padStart(6, "0")}`,
      mobile: `6${digits.padStart(8, "12345670")}`,
    };
  }

  /** From the empty form to the press that sends it: a variant of steps has a way on at the end of each. */
  async register(): Promise<void> {
    const send = this.#button("account", "register.submit");
    const on = this.#button("account", "register.next");
    await send.or(on).first().waitFor();
    while (!(await send.isVisible())) {
      await this.#fillShown();
      const part = await this.#fieldsInSight();
      await on.click();
      await expect.poll(() => this.#fieldsInSight()).not.toBe(part);
    }
    await this.#fillShown();
    await this.#answerSound();
    await send.click();
  }

  async #fillShown(): Promise<void> {
    for (const [name, text] of Object.entries({ ...typed, ...this.#account })) {
      const control = this.#field(name).locator("input, textarea").first();
      if (await control.isVisible()) await control.fill(text);
    }
    const country = this.#field("country").locator("select");
    // The code of the country comes into a field that nobody has typed in: it is chosen before the number is.
    if (await country.isVisible()) {
      await this.#field("mobile").locator("input").fill("");
      await country.selectOption("es");
      await this.#field("mobile").locator("input").fill(this.#account.mobile);
    }
    const date = this.#field("birthDate");
    if (await date.isVisible()) {
      await date.getByLabel(this.translate("account", "register.day"), { exact: true }).fill(born.day);
      await date
        .getByRole("combobox", { name: this.translate("account", "register.month"), exact: true })
        .selectOption(born.month);
      await date.getByLabel(this.translate("account", "register.year"), { exact: true }).fill(born.year);
    }
    const gender = this.#field("gender");
    if (await gender.isVisible()) await gender.getByText(this.translate("account", "information.sexes.female")).click();
  }

  /** Asks for a sound in place of the picture, hears it, and types how many tones each group has. */
  async #answerSound(): Promise<void> {
    await this.#button("account", "register.captcha.sound").click();
    const field = this.#field("captcha");
    await field.locator("input").fill(answerOf(await field.locator("audio").getAttribute("src")));
  }

  async #fieldsInSight(): Promise<string> {
    return this.page
      .locator("main [data-field]")
      .evaluateAll((fields) => fields.map((field) => field.getAttribute("data-field")).join());
  }

  #field(name: string): Locator {
    return this.page.locator(`main [data-field="${name}"]`);
  }

  #button(namespace: string, key: string): Locator {
    return this.page.getByRole("main").getByRole("button", { name: this.translate(namespace, key), exact: true });
  }
}
