import type { ErrorBody } from "@livery/contract";
import { sql } from "kysely";
import type { Answer, TestBrowser } from "../../testing/browser.ts";
import type { TestHouse } from "../../testing/house.ts";

export interface WirePayment {
  readonly id: number;
  readonly status: string;
  readonly [name: string]: unknown;
}

interface PaymentReply {
  readonly id: number;
  readonly userCredit: number;
  readonly reference: string;
}

export interface MethodIds {
  readonly payId: number;
  readonly payCatId: number;
  readonly transferType: string;
}

/** The fields that the fixture's bank transfer requires. */
export const sender = { sender: "Alice", senderIban: "DE89 3704 0044 0532 0130 00" };
export const key = (text: string) => ({ "idempotency-key": text });

/** Status, code, path and params of a refusal. */
export function refusal(answer: Answer): readonly unknown[] {
  const { code, path, params } = answer.body as ErrorBody;
  return [answer.status, code, path, params];
}

export async function paymentsOf(player: TestBrowser, filter: object = {}): Promise<readonly WirePayment[]> {
  return ((await player.raw("getTransfers", filter)).body as { results: readonly WirePayment[] }).results;
}

/** A player of the fixture who requests deposits and withdrawals, with the wire's names. */
export class Payer {
  readonly #browser: TestBrowser;
  /** The fixture's methods by title. */
  readonly ids: Readonly<Record<string, MethodIds>>;

  private constructor(browser: TestBrowser, ids: Payer["ids"]) {
    this.#browser = browser;
    this.ids = ids;
  }

  static async of(house: TestHouse, browser: TestBrowser): Promise<Payer> {
    const { rows } = await sql<MethodIds & { title: string }>`
      select title, method_id as "payId", category_id as "payCatId", direction as "transferType"
      from payment_method join payment_method_text using (method_id)
      where lang = 'en' and tenant_id = ${house.seeded.tenantId}`.execute(house.test.db);
    return new Payer(browser, Object.fromEntries(rows.map(({ title, ...method }) => [title, method])));
  }

  readonly deposit = (more: object = {}) => ({ ...this.ids["Bank transfer"], amount: 2_000, values: sender, ...more });
  readonly withdrawal = (more: object = {}) => ({ ...this.ids["To a wallet"], amount: 2_000, values: {}, ...more });

  readonly request = (body: object, headers = {}, browser = this.#browser) =>
    browser.raw("setTransferRequest", body, headers);

  readonly requestAccepted = async (body: object, headers = {}): Promise<PaymentReply> => {
    const answer = await this.request(body, headers);
    if (answer.status !== 200) throw new Error(`nothing was asked: ${answer.status} ${answer.text}`);
    return (answer.body as { results: PaymentReply }).results;
  };

  readonly cancel = (id: number, headers = {}, browser = this.#browser) =>
    browser.raw("cancelTransaction", { transactionId: id }, headers);

  /** Cancels all pending requests. */
  readonly cancelAll = async (): Promise<void> => {
    for (const { id, status } of await paymentsOf(this.#browser)) if (status === "pending") await this.cancel(id);
  };
}
