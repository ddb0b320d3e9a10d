import { appendFile, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { ErrorBody } from "@livery/contract";
import type { Answer, TestBrowser } from "@livery/house/testing/fixtures";

/** A bet that is sent until it is acknowledged, always with the same key. */
export interface Placement {
  readonly key: string;
  readonly browser: TestBrowser;
  readonly body: object;
}

/** Clients that place without a pause, log acknowledged bets outside the server, and repeat the others. */
export class Clients {
  readonly #log: string;
  readonly #make: (number: number) => Placement;
  #made = 0;
  #stopping = false;
  inFlight = 0;
  acknowledged = 0;

  constructor(log: string, make: (number: number) => Placement) {
    this.#log = log;
    this.#make = make;
  }

  async run(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#work()));
  }

  stop(): void {
    this.#stopping = true;
  }

  /** Waits until `more` further bets are acknowledged and `inFlight` are in flight. Throws if that does not happen. */
  async waitUntil(more: number, inFlight: number): Promise<void> {
    const before = this.acknowledged;
    for (
      const until = Date.now() + 60_000;
      this.acknowledged < before + more || this.inFlight < inFlight;
      await sleep(3)
    )
      if (Date.now() > until)
        throw new Error(`after ${this.acknowledged - before} bets since the start only ${this.inFlight} are in flight`);
  }

  async #work(): Promise<void> {
    while (!this.#stopping) {
      const placement = this.#make((this.#made += 1));
      const text = await this.#acknowledged(placement);
      await appendFile(this.#log, `${JSON.stringify({ key: placement.key, text })}\n`);
      this.acknowledged += 1;
    }
  }

  /** Sends with the same key until it is acknowledged. */
  async #acknowledged({ browser, key, body }: Placement): Promise<string> {
    for (;;) {
      this.inFlight += 1;
      try {
        const answer = await browser.raw("createcoupon", body, { "idempotency-key": key });
        if (answer.status === 200) return answer.text;
        if (!isUnknown(answer)) throw new RangeError(`${answer.status} ${answer.text}`);
      } catch (error) {
        if (error instanceof RangeError) throw error;
      } finally {
        this.inFlight -= 1;
      }
      // The server is being killed or restarted, and 32 clients that retried more often would starve it; the bet's outcome is
      // unknown.
      await sleep(100);
    }
  }
}

/** The server was busy, or its database broke before the response: the bet's outcome is requested again with its key (D60). */
const isUnknown = ({ status, body }: Answer): boolean =>
  status === 503 || (body as Partial<ErrorBody> | undefined)?.code === "technical";

/** The acknowledged bets, as the clients logged them. */
export async function acknowledgements(
  log: string,
): Promise<readonly { readonly key: string; readonly text: string }[]> {
  const lines = (await readFile(log, "utf8")).trim().split("\n");
  return lines.map((line) => JSON.parse(line) as { key: string; text: string });
}
