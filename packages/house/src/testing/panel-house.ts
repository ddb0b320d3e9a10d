import { randomUUID } from "node:crypto";
import { type Call, encodePayload, type ErrorBody } from "@livery/contract";
import { panelCalls, type PanelKey, type PanelPayloadIn } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { HouseOptions } from "../house.ts";
import type { Seeded } from "../seed/seed.ts";
import { type Answer, TestBrowser } from "./browser.ts";
import { startTestHouse, type TestHouse } from "./house.ts";
import { panelHost, seedPanelFixture, staffCode, staffPassword } from "./panel-fixture.ts";

/** A client that sends what a browser on a panel's host sends. */
export class PanelBrowser extends TestBrowser {
  constructor(port: number, host: string) {
    super(port, host, "");
  }

  /** A call of the panel with a body in the wire's names, which may be invalid. A mutation has a key of its own if none is given. */
  panelRaw(key: PanelKey, wire: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const ownKey = panelCalls[key].effect && { "idempotency-key": randomUUID() };
    return this.post(panelCalls[key].path, wire, { ...ownKey, ...headers });
  }

  /** A call of the panel with a valid payload. */
  panel<K extends PanelKey>(
    key: K,
    payload: PanelPayloadIn<K>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.panelRaw(key, encodePayload(panelCalls[key] as Call, payload as never), headers);
  }

  /** The `results` of a call. Throws if it was refused. */
  async results<Result>(key: PanelKey, wire: unknown): Promise<Result> {
    const answer = await this.panelRaw(key, wire);
    if (answer.status !== 200) throw new Error(`${key} was refused: ${answer.status} ${answer.text.slice(0, 500)}`);
    return (answer.body as { results: Result }).results;
  }

  /** Status and code of a refusal. */
  async refusal(key: PanelKey, wire: unknown): Promise<readonly [status: number, code: string | undefined]> {
    const { status, body } = await this.panelRaw(key, wire);
    return [status, (body as Partial<ErrorBody> | undefined)?.code];
  }
}

export interface PanelHouse extends TestHouse {
  readonly globex: Seeded;
  /** A browser on a panel's host that is not signed in. */
  stranger(host?: string): PanelBrowser;
  /** A browser in which an account of the fixture has signed in. */
  staff(name: string, host?: string): Promise<PanelBrowser>;
}

/** A server with the panel's test fixture in it. `before`: writes more into its database before it starts. */
export async function startPanelHouse(
  options: Partial<HouseOptions> = {},
  before?: (db: Kysely<Schema>, seeded: Seeded) => Promise<unknown>,
): Promise<PanelHouse> {
  let globex: Seeded | undefined;
  const house = await startTestHouse(options, async (db) => {
    const seeded = await seedPanelFixture(db);
    globex = seeded.globex;
    await before?.(db, seeded.acme);
    return seeded.acme;
  });
  const stranger = (host = panelHost): PanelBrowser => new PanelBrowser(house.port, host);
  const staff = async (name: string, host?: string): Promise<PanelBrowser> => {
    const browser = stranger(host);
    // A test may sign the same account in more often than there are codes.
    await house.test.db.updateTable("staff").set({ totp_step: 0n }).where("name", "=", name).execute();
    const answer = await browser.panel("panelSignIn", { name, password: staffPassword, code: staffCode(name) });
    if (answer.status !== 200) throw new Error(`${name} could not sign in: ${answer.text}`);
    return browser;
  };
  return { ...house, globex: globex as Seeded, stranger, staff };
}
