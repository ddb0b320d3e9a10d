import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { journeyBrand } from "./sites.ts";
import { words } from "./words.ts";

/** What is asked to be paid in or out. */
export interface Wanted {
  readonly direction: "deposit" | "withdraw";
  /** The method's title. */
  readonly method: string;
  /** As it is typed. */
  readonly amount: string;
  /** By the labels of the method's own fields. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * A brand's transfer page by hand, whatever face it has, over a page or as one: whatever of the wish can be said now is said, and else
 * the way on is pressed, until the review stands there.
 */
export class Cashier {
  readonly page: Page;
  readonly #word: (key: string) => string;
  readonly #title: string;

  constructor(page: Page, lang = "en", brand = journeyBrand) {
    this.page = page;
    const word = words(lang, brand);
    this.#word = (key) => word("transfer", key);
    this.#title = word("transfer", "title");
  }

  /** The popup where there is one, else the page. */
  get place(): Locator {
    return this.page.getByRole("dialog", { name: this.#title }).or(this.page.getByRole("main")).last();
  }

  confirm(direction: Wanted["direction"]): Locator {
    const [words = ""] = this.#word(`confirm.${direction}`).split("·");
    return this.place.getByRole("button", { name: new RegExp(`^${words.trim()}`, "u") });
  }

  get receipt(): Locator {
    return this.place.getByRole("heading", { name: this.#word("done.title") });
  }

  /** Method, amount and fields, up to the review. */
  async fillIn(wanted: Wanted): Promise<void> {
    const left = new Set(["method", "amount", ...Object.keys(wanted.values)]);
    await this.place.getByText(wanted.method).first().waitFor({ state: "attached" });
    await expect.poll(() => this.#goOn(wanted, left), { message: "the cashier leads to no review" }).toBe("review");
  }

  /** One step further; answers where that leads, or what is left to say. */
  async #goOn(wanted: Wanted, left: Set<string>): Promise<string> {
    if (await this.confirm(wanted.direction).isVisible()) return "review";
    const onward = this.place.getByRole("button", { name: this.#word("proceed"), exact: true });
    if (!(await this.#sayOne(wanted, left)) && (await onward.count()) > 0) await onward.last().click();
    return `left to say: ${[...left].join(", ")}`;
  }

  async #sayOne({ amount, method, values }: Wanted, left: Set<string>): Promise<boolean> {
    if (left.has("method") && (await this.#choose(method))) return left.delete("method");
    if (left.has("amount") && (await fill(this.place.getByRole("textbox", { name: this.#word("amount") }), amount)))
      return left.delete("amount");
    for (const [label, text] of Object.entries(values))
      if (left.has(label) && (await fill(this.place.getByLabel(label), text))) return left.delete(label);
    return false;
  }

  /** By a select, a radio, or whatever else is called so; what is chosen already is left. */
  async #choose(method: string): Promise<boolean> {
    const option = this.place.getByRole("option", { name: method });
    if ((await option.count()) > 0) {
      const value = await option.last().getAttribute("value");
      const select = this.place.getByRole("combobox").filter({ has: this.page.getByRole("option", { name: method }) });
      if ((await select.count()) > 0) {
        await select.first().selectOption(value ?? "");
        return true;
      }
      await option.last().click();
      return true;
    }
    const radio = this.place.getByRole("radio", { name: method });
    if ((await radio.count()) > 0) {
      await radio.last().check();
      return true;
    }
    const shut = this.place.getByRole("button", { name: method }).and(this.page.locator("[aria-expanded=false]"));
    const way = (await shut.count()) > 0 ? shut.last() : this.place.getByRole("tab", { name: method }).last();
    if (!(await way.isVisible())) return false;
    await way.click();
    // A category that folds open is called as its method may be: then there is a radio in it.
    return (await radio.count()) === 0;
  }
}

async function fill(field: Locator, text: string): Promise<boolean> {
  if ((await field.count()) === 0 || !(await field.last().isEditable())) return false;
  await field.last().fill(text);
  return true;
}
