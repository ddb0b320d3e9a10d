import { expect } from "vitest";
import type { Locator, Page } from "playwright";
import { untilHydrated } from "./hydrated.ts";
import { type Account, testBrand } from "./sites.ts";
import { translatorFor } from "./translator.ts";

/** What a person does on the site, in the words of a language. Amounts are read as they are shown. */
export class Player {
  readonly page: Page;
  readonly origin: string;
  readonly lang: string;
  readonly translate: ReturnType<typeof translatorFor>;

  constructor(page: Page, origin: string, lang: string, brand: string = testBrand) {
    this.page = page;
    this.origin = origin;
    this.lang = lang;
    this.translate = translatorFor(lang, brand);
  }

  async open(path = ""): Promise<void> {
    await this.page.goto(`${this.origin}/${this.lang}/${path}`);
    await untilHydrated(this.page.getByRole("banner"));
  }

  /** Opens the form that signs in, from the header: its popup, or a page of its own. */
  async openSignIn(): Promise<Locator> {
    const { page } = this;
    await page
      .getByRole("banner")
      .getByRole("button", { name: this.translate("frame", "menu.signIn") })
      .click();
    // A page has one of them in sight at least: a keypad asks for one after the other.
    const field = (key: "signIn.userName" | "signIn.password"): Locator =>
      page.getByRole("textbox", { name: this.translate("account", key) });
    const either = field("signIn.userName").or(field("signIn.password"));
    const form = page
      .getByRole("dialog", { name: this.translate("account", "signIn.title") })
      .or(page.getByRole("main").filter({ has: either }));
    await form.waitFor();
    return form;
  }

  async signIn({ userName, password }: Account): Promise<void> {
    const form = await this.openSignIn();
    await form.getByRole("textbox", { name: this.translate("account", "signIn.userName") }).fill(userName);
    // A keypad's second step.
    const next = form.getByRole("button", { name: this.translate("account", "register.next"), exact: true });
    if (await next.isVisible()) await next.click();
    await form.getByRole("textbox", { name: this.translate("account", "signIn.password"), exact: true }).fill(password);
    await form.getByRole("button", { name: this.translate("account", "signIn.submit"), exact: true }).click();
    await form.waitFor({ state: "detached" });
    await this.#balance.waitFor();
  }

  /** Brings a bonus's own words in sight, on the promotions page: a line unfolds, a poster opens; on a card they are. */
  async unfoldBonus(title: string): Promise<void> {
    const requestButtons = this.page.getByRole("button", { name: new RegExp(`(?<!^)${shown(title)}$`, "u") });
    const shut = this.page.getByRole("main").getByRole("button", { name: title });
    const text = this.page.getByRole("main").getByText(title).first();
    await text.waitFor();
    if ((await requestButtons.count()) > 0) return;
    const folded = shut.and(this.page.locator("[aria-expanded=false], [aria-haspopup=dialog]"));
    if ((await folded.count()) > 0) await folded.first().click();
  }

  /** Opens everything that a bonus says, on the promotions page: on a card a part is left out. */
  async readBonus(title: string): Promise<void> {
    await this.unfoldBonus(title);
    const name = `${this.translate("bonus", "read")} ${title}`;
    const rest = this.page.getByRole("main").getByRole("button", { name, exact: true });
    if ((await rest.count()) > 0) await rest.click();
  }

  /** Asks for a bonus on the promotions page, for the first time or again, and waits until the house has it. */
  async requestBonus(key: "ask" | "again", title: string): Promise<void> {
    const name = new RegExp(`^${shown(this.translate("bonus", key))}.*${shown(title)}`, "u");
    const button = this.page.getByRole("button", { name });
    if ((await button.count()) === 0) await this.unfoldBonus(title);
    await button.first().click();
    await button.first().waitFor({ state: "detached" });
    await this.page.getByText(this.translate("bonus", "state.sent"), { exact: true }).first().waitFor();
  }

  /** Deposit or withdraw, where the header has it: in sight, or in its menu; a machine's is behind a door. */
  async payThrough(route: "Deposit" | "Withdraw"): Promise<void> {
    const name = this.translate("frame", `route.${route}`);
    const link = this.page.getByRole("link", { name, exact: true }).and(this.page.locator("header *, [role=dialog] *"));
    const menu = this.page.getByRole("banner").getByRole("button", { name: this.translate("frame", "menu.open") });
    if (!(await link.first().isVisible())) {
      await menu.click();
      const door = this.page
        .getByRole("dialog")
        .getByRole("button", { name: this.translate("frame", "menu.accountShort") });
      await link.or(door).first().waitFor();
      if (await door.isVisible()) await door.click();
    }
    await link.last().click();
  }

  /** Closes the cashier where it stands over a page. */
  async closePaymentForm(): Promise<void> {
    const dialog = this.page.getByRole("dialog", { name: this.translate("payment", "title") });
    if ((await dialog.count()) === 0) return;
    await this.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.#balance.waitFor();
  }

  /** Opens the bell and waits for a message; a machine has its messages on their page. */
  async openBell(message: RegExp): Promise<void> {
    const name = this.translate("announce", "notifications.title");
    const bell = this.page.getByRole("banner").getByRole("button", { name: new RegExp(`^${name}`, "u") });
    const page = this.page.getByRole("banner").getByRole("button", { name: this.translate("frame", "menu.back") });
    await bell.or(page).first().waitFor();
    if (!(await bell.isVisible())) {
      await this.open("notifications");
      await this.page.getByRole("main").getByRole("link", { name: message }).first().waitFor();
      return;
    }
    await bell.click();
    await this.page.getByRole("group", { name }).getByRole("link", { name: message }).first().waitFor();
  }

  /** Where it is in sight: a notice in front of the page hides the page from readers, and stays while the pointer lies on it. */
  get #balance(): Locator {
    const name = this.translate("frame", "balance.label");
    const banner = this.page.getByRole("banner", { includeHidden: true });
    return banner.getByRole("status", { name, includeHidden: true }).filter({ visible: true });
  }

  /** The balance in the header, in cents. */
  async balance(): Promise<bigint> {
    return cents(await this.#balance.innerText());
  }

  async waitForBalance(expected: bigint): Promise<void> {
    await expect.poll(() => this.balance()).toBe(expected);
  }

  /** Finds a match through the search, opens it and presses one of its prices; answers the odd in thousandths. */
  async selection(match: string, outcome: string): Promise<bigint> {
    await this.page
      .getByRole("banner")
      .getByRole("link", { name: this.translate("frame", "route.SportBets") })
      .click();
    const found = await this.search(match);
    await found.click();
    await this.page.getByRole("heading", { level: 1, name: new RegExp(shown(match), "u") }).waitFor();
    const price = this.price(match, outcome);
    await price.click();
    await expect.poll(() => price.getAttribute("aria-pressed")).toBe("true");
    return thousandths(await price.innerText());
  }

  /** Types a match into the search, on Sports or over the page from the header, and answers the way to it that was found. */
  async search(match: string): Promise<Locator> {
    const name = this.translate("sport", "search.label");
    const box = this.page.getByRole("searchbox", { name });
    const open = this.page.getByRole("banner").getByRole("button", { name });
    await box.or(open).first().waitFor();
    if (!(await box.isVisible())) await open.click();
    await box.fill(match.split(" – ")[0] ?? match);
    const found = this.page
      .getByRole("main")
      .or(this.page.getByRole("dialog", { name }))
      .getByRole("link", { name: new RegExp(shown(match), "u") })
      .first();
    await found.waitFor();
    return found;
  }

  /** The button of an outcome of a match: the first market that has it. */
  price(match: string, outcome: string): Locator {
    return this.page
      .getByRole("button", {
        name: new RegExp(
          `${shown(match)}.*${shown(outcome)}[\u2066-\u2069]*[,،]? [\u2066-\u2069]*[\\d.]+[\u2066-\u2069]*$`,
          "u",
        ),
      })
      .first();
  }

  /** The slip, beside the page or over it. */
  get slip(): Locator {
    const name = new RegExp(`^${shown(this.translate("slip", "title"))}`, "u");
    return this.page.getByRole("complementary", { name }).or(this.page.getByRole("dialog", { name }));
  }

  /** Opens the slip where it is not beside the page: a drawer or a sheet, by what leads to it. */
  async openSlip(): Promise<void> {
    const open = this.page.getByRole("button", { name: new RegExp(`^${shown(this.translate("slip", "title"))}`, "u") });
    await this.slip.or(open).first().waitFor();
    if (!(await this.slip.isVisible())) await open.first().click();
    await this.slip.waitFor();
  }

  /** The selections in the slip. */
  get legs(): Locator {
    return this.slip.getByRole("list", { name: this.translate("slip", "legs") }).locator(":scope > li");
  }

  async stake(amount: string): Promise<void> {
    await this.openSlip();
    await this.slip.getByRole("textbox", { name: this.translate("slip", "stake") }).fill(amount);
  }

  get placeButton(): Locator {
    return this.slip.getByRole("button", { name: new RegExp(`^${shown(this.translate("slip", "place"))}`, "u") });
  }

  /** Places what is in the slip; answers the coupon's number. */
  async place(): Promise<string> {
    await this.placeButton.click();
    return this.placedNumber();
  }

  async placedNumber(): Promise<string> {
    const [before = "", after = ""] = this.translate("slip", "placed.title").split("{{number}}");
    const notice = this.page
      .getByRole("alertdialog")
      .filter({ hasText: this.translate("feedback", "overlay.success") });
    const text = plain(await notice.innerText());
    const number = new RegExp(`${shown(before)}([A-Z0-9]{12})${shown(after)}`, "u").exec(text)?.[1];
    if (number === undefined) throw new Error(`no coupon number in: ${text}`);
    return number;
  }

  /** A leg's score on a coupon. */
  score(score: string): Locator {
    return this.page.getByText(new RegExp(shown(this.translate("coupon", "score", { score })), "u"));
  }

  /** Puts the notice of a placed bet away; it may also go by itself meanwhile. */
  async dismiss(): Promise<void> {
    const notice = this.page.getByRole("alertdialog");
    const close = notice.getByRole("button", { name: this.translate("feedback", "close") });
    // A notice that went by itself has no button to press any more.
    if ((await notice.count()) > 0) await close.click({ timeout: 5_000 }).catch(() => undefined);
    await notice.waitFor({ state: "detached" });
  }
}

/** `€1,234.56` → 123456n, whatever marks and directions stand around it. */
export function cents(text: string): bigint {
  const digits = text.replaceAll(/[^\d.-]/gu, "");
  const match = /^(-?)(\d+)\.(\d{2})$/u.exec(digits);
  if (match === null) throw new Error(`not an amount in euros: ${text}`);
  return BigInt(`${match[1]}${match[2]}${match[3]}`);
}

/** The last odd of a text as it is shown, in thousandths. */
export function thousandths(label: string): bigint {
  const odd = /(\d+)\.(\d+)\D*$/u.exec(label);
  if (odd === null) throw new Error(`no odd in: ${label}`);
  return BigInt(odd[1] ?? "") * 1000n + BigInt((odd[2] ?? "").padEnd(3, "0"));
}

/** Matches a text as it is shown in either direction: right-to-left pages isolate names and figures with invisible marks. */
export function shown(text: string): string {
  return Array.from(text, (letter) => `[\u2066-\u2069]*${letter.replace(/[.*+?^${}()|[\]\\]/u, String.raw`\$&`)}`).join(
    "",
  );
}

/** Without the signs that keep a value in its own direction. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, "");

/** A settler of the journeys' own: stake in cents times the odds in thousandths, rounded half up once (D6). */
export function payout(stake: bigint, odds: readonly bigint[]): bigint {
  const scale = 1000n ** BigInt(odds.length);
  const exact = odds.reduce((product, odd) => product * odd, stake);
  return (exact * 2n + scale) / (scale * 2n);
}
