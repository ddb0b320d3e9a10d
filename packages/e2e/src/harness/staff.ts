import type { Client } from "@livery/contract";
import type { panelCalls } from "@livery/contract/panel";
import { currentCode } from "@livery/house";
import { staffClient as signedInStaff, TestBrowser } from "@livery/house/testing";
import type { Locator, Page } from "playwright";
import { testBrand } from "./sites.ts";
import { translatorFor } from "./translator.ts";

/** Somebody who signs in at the demo's panel (`newStaff`). */
export interface StaffAccount {
  readonly name: string;
  readonly password: string;
}

const host = "panel.localhost";

/** What an account's authenticator is made with: the name, filled with dots. */
export const secretOf = (name: string): Buffer => Buffer.from(name.padEnd(20, "."));

/** The code that an account's authenticator shows now. */
export function codeOf({ name }: StaffAccount): string {
  return currentCode(secretOf(name), Date.now());
}

/** What a person does at the panel, in English. A code is good for one sign-in. */
export class StaffMember {
  readonly page: Page;
  readonly origin: string;
  readonly translate: (key: string, params?: Readonly<Record<string, string>>) => string;

  constructor(page: Page, port: number) {
    this.page = page;
    this.origin = `http://${host}:${port}`;
    const translate = translatorFor("en", testBrand);
    this.translate = (key, params) => translate("panel", key, params);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
  }

  async signIn(account: StaffAccount, code: string = codeOf(account)): Promise<void> {
    await this.page.getByLabel(this.translate("signIn.name"), { exact: true }).fill(account.name);
    await this.page.getByLabel(this.translate("signIn.password"), { exact: true }).fill(account.password);
    await this.page.getByLabel(this.translate("signIn.code"), { exact: true }).fill(code);
    await this.page.getByRole("button", { name: this.translate("signIn.submit") }).click();
  }

  /** Opens a part of the panel by its tab in the register. */
  async go(part: "dealers" | "users" | "coupons" | "movements" | "audit"): Promise<void> {
    await this.page
      .getByRole("navigation", { name: this.translate("shell.menu") })
      .getByRole("link", { name: this.translate(`${part}.title`) })
      .click();
    await this.page.getByRole("heading", { level: 1, name: this.translate(`${part}.title`) }).waitFor();
  }

  /** Path and search of the open page. */
  get address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** The toast that says so; the same words are read out beside it. */
  toast(text: string): Locator {
    return this.page.getByRole("listitem").filter({ hasText: text });
  }

  async button(key: string, params?: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByRole("button", { name: this.translate(key, params), exact: true }).click();
  }
}

/** The panel's own typed client, signed in with a session of its own. */
export function staffClient(port: number, account: StaffAccount): Promise<Client<typeof panelCalls>> {
  return signedInStaff(new TestBrowser(port, host, ""), { ...account, secret: secretOf(account.name) });
}
