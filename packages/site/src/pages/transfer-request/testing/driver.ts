import type { Minor } from "@livery/betting";
import { page } from "vitest/browser";
import { eventually } from "../../../testing/eventually.ts";
import { inSight, named, press, type, type InputKind } from "../../../testing/user-input.ts";
import { openSites } from "../../../testing/open-site.tsx";
import { paymentMethods } from "../../../testing/payment-fixtures.ts";
import { untilDone } from "../../../testing/until-done.ts";

/** The request to enter: a draft of the machine. */
export interface PaymentDraft {
  readonly direction: "deposit" | "withdraw";
  readonly payId: number | null;
  readonly amount: Minor | null;
  readonly values: Readonly<Record<string, string>>;
}

const labels = {
  deposit: /^Deposit$/,
  withdraw: /^Withdrawal$/,
  proceed: /^Continue$/,
  confirm: /^Request (deposit|withdrawal)/,
  back: /^Back$/,
  again: /^New request$/,
  retry: /^Send again$/,
};
const mostSteps = 24;

/**
 * Uses any variant of the page by the names of its controls: it gives the answers that are possible now, otherwise it presses
 * continue. Variants have their own order and controls, but the same names.
 */
export class PaymentDriver {
  private readonly kind: InputKind;

  constructor(kind: InputKind = "pointer") {
    this.kind = kind;
  }

  /** Fills in and continues until the review is shown. Returns false if the variant does not allow it. */
  async toReview(expected: PaymentDraft): Promise<boolean> {
    await this.arrived();
    const left = new Set(["direction", "method", "amount", ...Object.keys(expected.values)]);
    if (expected.payId === null) left.delete("method");
    if (expected.amount === null) left.delete("amount");
    let stuck = 0;
    for (let step = 0; step < mostSteps; step++) {
      await settled();
      if (named(labels.confirm).length > 0) return true;
      const answered = await this.answerOne(expected, left);
      if (answered) {
        stuck = 0;
        continue;
      }
      const [proceedButton] = named(labels.proceed, ["button"]);
      // Continue was pressed twice without a new answer: the variant blocks.
      if (proceedButton === undefined || ++stuck > 2) break;
      await press(proceedButton, this.kind);
    }
    await settled();
    return named(labels.confirm).length > 0;
  }

  /** Waits until the page and its methods are shown. */
  async arrived(): Promise<void> {
    const has = (what: string): boolean => document.querySelector(`main ${what}`) !== null;
    await eventually(() => has("h1") && !has("[aria-busy=true]")).toBe(true);
  }

  /** `meanwhile` runs after the press and before the wait for its result. */
  confirm = (meanwhile?: () => Promise<void>): Promise<void> => this.pressNamed(labels.confirm, meanwhile);
  back = (): Promise<void> => this.pressNamed(labels.back);
  again = (): Promise<void> => this.pressNamed(labels.again);
  retry = (meanwhile?: () => Promise<void>): Promise<void> => this.pressNamed(labels.retry, meanwhile);

  private async pressNamed(name: RegExp, meanwhile?: () => Promise<void>): Promise<void> {
    const found = named(name, ["button"]).at(-1);
    if (found === undefined) throw new Error(`nothing is called ${String(name)}`);
    await press(found, this.kind);
    await meanwhile?.();
    await settled();
  }

  private async answerOne(expected: PaymentDraft, left: Set<string>): Promise<boolean> {
    return (
      (await this.answerDirection(expected, left)) ||
      (await this.answerMethod(expected, left)) ||
      (await this.answerAmount(expected, left)) ||
      (await this.answerValue(expected, left))
    );
  }

  private async answerDirection({ direction }: PaymentDraft, left: Set<string>): Promise<boolean> {
    if (!left.has("direction")) return false;
    const main = document.querySelector("main") ?? document.body;
    const found = named(labels[direction], ["radio", "tab", "button"]).find(
      (each) => main.contains(each) || each.closest("[role=dialog]"),
    );
    left.delete("direction");
    if (found === undefined || isChosen(found)) return false;
    await press(found, this.kind);
    return true;
  }

  private async answerMethod({ payId }: PaymentDraft, left: Set<string>): Promise<boolean> {
    const title = paymentMethods.find((each) => each.payId === payId)?.title;
    if (!left.has("method") || title === undefined) return false;
    const found = named(new RegExp(title), ["radio", "option", "tab", "button", "link"])[0];
    if (found !== undefined) {
      left.delete("method");
      if (isChosen(found)) return false;
      await press(found, this.kind);
      return true;
    }
    // Folded into its category: a tab, a fold, a chip.
    const category = paymentMethods.find((each) => each.payId === payId)?.categoryTitle ?? "";
    const folded = named(new RegExp(`^${category}`), ["tab", "button", "radio", "option"]).find(
      (each) => !isChosen(each),
    );
    if (folded === undefined) return false;
    await press(folded, this.kind);
    return true;
  }

  private async answerAmount({ amount }: PaymentDraft, left: Set<string>): Promise<boolean> {
    if (!left.has("amount") || amount === null) return false;
    const text = `${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`;
    const field = page
      .getByRole("textbox", { name: /^Amount/ })
      .elements()
      .find(inSight);
    if (field !== undefined && !field.matches(":read-only")) {
      left.delete("amount");
      await type(field, text, this.kind);
      return true;
    }
    const keys = Array.from(text, (key) => named(key === "." ? /^Decimal/ : new RegExp(`^${key}$`), ["button"])[0]);
    if (keys.some((key) => key === undefined)) return false;
    left.delete("amount");
    for (let digit = 0; digit < 12; digit++) {
      const back = named(/^Delete/, ["button"])[0];
      if (back === undefined) break;
      await press(back, this.kind);
    }
    for (const key of keys) await press(key!, this.kind);
    return true;
  }

  private async answerValue({ payId, values }: PaymentDraft, left: Set<string>): Promise<boolean> {
    const fields = paymentMethods.find((each) => each.payId === payId)?.fields ?? [];
    for (const { name, label } of fields) {
      const text = values[name];
      if (text === undefined || !left.has(name)) continue;
      const field = page
        .getByLabelText(new RegExp(`^${label}`))
        .elements()
        .find(inSight);
      if (field === undefined) continue;
      left.delete(name);
      await type(field, text, this.kind);
      return true;
    }
    return false;
  }
}

function isChosen(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.checked;
  if (element instanceof HTMLOptionElement) return element.selected;
  return ["aria-selected", "aria-pressed", "aria-expanded", "aria-checked", "aria-current"].some((state) => {
    const value = element.getAttribute(state);
    return value !== null && value !== "false";
  });
}

/** Waits until everything that was started is done, including the first frame of a sheet. */
async function settled(): Promise<void> {
  for (const site of openSites()) await untilDone(site);
}
