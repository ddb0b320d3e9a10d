import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { testBrand } from "./sites.ts";
import { translatorFor } from "./translator.ts";

/** What is asked to be paid in or out. */
export interface PaymentInput {
  readonly direction: "deposit" | "withdraw";
  /** The method's title. */
  readonly method: string;
  /** As it is typed. */
  readonly amount: string;
  /** By the labels of the method's own fields. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * A brand's payment page by hand, whatever variant it has, over a page or as one: whatever of the wish can be said now is said, and else
 * the way on is pressed, until the review stands there.
 */
export class PaymentForm {
  readonly page: Page;
  readonly #translate: (key: string) => string;
  readonly #title: string;

  constructor(page: Page, lang = "en", brand = testBrand) {
    this.page = page;
    const translate = translatorFor(lang, brand);
    this.#translate = (key) => translate("payment", key);
    this.#title = translate("payment", "title");
  }

  /** The popup where there is one, else the page. */
  get root(): Locator {
    return this.page.getByRole("dialog", { name: this.#title }).or(this.page.getByRole("main")).last();
  }

  confirm(direction: PaymentInput["direction"]): Locator {
    const [label = ""] = this.#translate(`confirm.${direction}`).split("·");
    return this.root.getByRole("button", { name: new RegExp(`^${label.trim()}`, "u") });
  }

  get receipt(): Locator {
    return this.root.getByRole("heading", { name: this.#translate("done.title") });
  }

  /** Method, amount and fields, up to the review. */
  async fillIn(input: PaymentInput): Promise<void> {
    const left = new Set(["method", "amount", ...Object.keys(input.values)]);
    await this.root.getByText(input.method).first().waitFor({ state: "attached" });
    await expect.poll(() => this.#goOn(input, left), { message: "the cashier leads to no review" }).toBe("review");
  }

  /** One step further; answers where that leads, or what is left to say. */
  async #goOn(input: PaymentInput, left: Set<string>): Promise<string> {
    if (await this.confirm(input.direction).isVisible()) return "review";
    const onward = this.root.getByRole("button", { name: this.#translate("proceed"), exact: true });
    if (!(await this.#fillOne(input, left)) && (await onward.count()) > 0) await onward.last().click();
    return `left to say: ${[...left].join(", ")}`;
  }

  async #fillOne({ amount, method, values }: PaymentInput, left: Set<string>): Promise<boolean> {
    if (left.has("method") && (await this.#choose(method))) return left.delete("method");
    if (left.has("amount") && (await fill(this.root.getByRole("textbox", { name: this.#translate("amount") }), amount)))
      return left.delete("amount");
    for (const [label, text] of Object.entries(values))
      if (left.has(label) && (await fill(this.root.getByLabel(label), text))) return left.delete(label);
    return false;
  }

  /** By a select, a radio, or whatever else is called so; what is chosen already is left. */
  async #choose(method: string): Promise<boolean> {
    const option = this.root.getByRole("option", { name: method });
    if ((await option.count()) > 0) {
      const value = await option.last().getAttribute("value");
      const select = this.root.getByRole("combobox").filter({ has: this.page.getByRole("option", { name: method }) });
      if ((await select.count()) > 0) {
        await select.first().selectOption(value ?? "");
        return true;
      }
      await option.last().click();
      return true;
    }
    const radio = this.root.getByRole("radio", { name: method });
    if ((await radio.count()) > 0) {
      await radio.last().check();
      return true;
    }
    const shut = this.root.getByRole("button", { name: method }).and(this.page.locator("[aria-expanded=false]"));
    const opener = (await shut.count()) > 0 ? shut.last() : this.root.getByRole("tab", { name: method }).last();
    if (!(await opener.isVisible())) return false;
    await opener.click();
    // A category that folds open is called as its method may be: then there is a radio in it.
    return (await radio.count()) === 0;
  }
}

async function fill(field: Locator, text: string): Promise<boolean> {
  if ((await field.count()) === 0 || !(await field.last().isEditable())) return false;
  await field.last().fill(text);
  return true;
}
