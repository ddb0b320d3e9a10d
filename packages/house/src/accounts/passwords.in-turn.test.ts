import { randomUUID } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handlers } from "../api/api.handlers.ts";
import { storeCaptcha } from "../captcha/codes.ts";
import { RowCache } from "../cache.ts";
import type { CallContext } from "../context.ts";
import { silentLog } from "../log.ts";
import { panelHandlers } from "../panel/panel.handlers.ts";
import type { PanelContext, PanelVisit } from "../panel/panel-context.ts";
import { panelSignIn } from "../panel/session/sign-in.ts";
import { createBuckets, defaultRateLimits } from "../rate-limits.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { fixturePassword } from "../testing/fixture.ts";
import { panelFixture, staffPassword } from "../testing/panel-fixture.ts";
import { seed, type Seeded } from "../seed/seed.ts";
import { loadDealerPath } from "./dealer-path.ts";
import { loadSiteByHost, loadSiteHosts } from "./sites.ts";

const ip = "192.0.2.1";
const next = "tidal-lantern-41";
const aHash = "the hash of a password";

let database: TestDatabase;
let seeded: Seeded;
beforeAll(async () => {
  database = await testDatabase();
  seeded = await seed(database.db, panelFixture);
});
afterAll(() => database.drop());

/** What a call has, and the addresses that waited for a turn; each turn has the next answer and hashes nothing. */
async function call(answers: readonly (boolean | string)[]) {
  const { db, pool } = database;
  const turns: string[] = [];
  const hashing = { run: async (address: string) => answers[turns.push(address) - 1] };
  const house = {
    db,
    pool,
    hashing,
    buckets: createBuckets(defaultRateLimits),
    players: new RowCache(async () => null),
    sessions: new RowCache(async () => null),
    sites: new RowCache((host: string) => loadSiteByHost(db, host)),
    siteHosts: new RowCache((tenantId: number) => loadSiteHosts(db, tenantId)),
    betting: { dealers: new RowCache((dealerId: number) => loadDealerPath(db, dealerId)) },
    keys: null,
  };
  const site = (await loadSiteByHost(db, "harbour.localhost"))!;
  const cookies = { device: null, signIn: () => undefined, signOut: () => undefined, rememberDevice: () => undefined };
  const { tenantId } = site;
  const common = { house, site, cookies, ip, userAgent: "test", lang: "en", log: silentLog, tenantId, session: null };
  return { ...common, turns, idempotencyKey: randomUUID(), sessionHash: Buffer.alloc(32) };
}

type Call = Awaited<ReturnType<typeof call>>;

/** A call in the session of the player alice. */
const asPlayer = (context: Call) =>
  ({
    ...context,
    session: { userId: seeded.playerIds["alice"]!, player: { siteId: context.site.siteId, userName: "alice" } },
  }) as never as CallContext;

/** A call of the tenant's operator. */
async function asOperator(context: Call): Promise<PanelContext> {
  const { staff_id: staffId } = await database.db
    .selectFrom("staff")
    .select("staff_id")
    .where("name", "=", "operator")
    .executeTakeFirstOrThrow();
  const { tenantId } = context;
  const actor = { staffId, tenantId, name: "operator", role: "operator", dealerId: null, factorFresh: true };
  return { ...context, actor } as never as PanelContext;
}

const newAccount = {
  firstName: "Ana",
  lastName: "Moreno",
  birthDate: "1990-02-28",
  idNumber: "AB-12345-1",
  gender: "female",
  address: "Calle Mayor 1",
  city: "Madrid",
  postCode: "28013",
  countryId: 66,
  mobile: "+34612345671",
  userName: "ana28013",
  password: next,
  email: "ana@example.com",
  currency: "EUR",
};

async function register(context: Call): Promise<void> {
  const { captchaId } = await storeCaptcha(database.db, context.site, "7");
  const payload = { ...newAccount, captchaId, captchaText: "7" };
  await handlers.userRegister!(context as never as CallContext, payload as never);
}

/** Every place of a call that hashes: its file, the results of its hashes in their order, and the call. */
const places: readonly (readonly [
  file: string,
  answers: readonly (boolean | string)[],
  run: (context: Call) => Promise<unknown>,
])[] = [
  [
    "accounts/sign-in.ts",
    [false],
    (context) =>
      handlers.userLogin!(context as never as CallContext, { userName: "alice", password: fixturePassword } as never),
  ],
  [
    "accounts/change-password.ts",
    [true, aHash],
    (context) => handlers.changePassword!(asPlayer(context), { current: fixturePassword, next }),
  ],
  [
    "accounts/registration/register.ts",
    [aHash, true],
    async (context) => {
      await register(context);
      // The same request again: the password is compared with that of its account.
      await register(context);
    },
  ],
  [
    "panel/session/sign-in.ts",
    [false],
    (context) =>
      panelSignIn(context as never as PanelVisit, { name: "operator", password: staffPassword, code: "000000" }),
  ],
  [
    "panel/session/change-password.ts",
    [true, aHash],
    async (context) => panelHandlers.panelChangePassword!(await asOperator(context), { current: staffPassword, next }),
  ],
  [
    "panel/users/create-user.ts",
    [aHash],
    async (context) =>
      panelHandlers.panelUserCreate!(await asOperator(context), {
        dealerId: seeded.dealerIds["high-street"]!,
        siteId: seeded.siteIds["harbour"]!,
        userName: "newbie1",
        password: next,
        lang: "en",
        online: true,
      }),
  ],
];

test.each(places)("%s hashes in the turns of the caller's network alone", async (_file, answers, run) => {
  const context = await call(answers);
  // The call itself may be refused afterwards.
  const outcome = await run(context).catch(String);
  expect(context.turns, String(outcome)).toEqual(answers.map(() => ip));
});

/** Hash without a turn: the seed of a database and the accounts of the command line, which no visitor reaches. */
const withoutTurn = ["panel/staff/accounts.ts", "seed/seed.ts", "seed/set-up.ts"];

test("every file that hashes passwords is among them", async () => {
  const source = new URL("../", import.meta.url).pathname;
  const found: string[] = [];
  for await (const file of glob("**/*.ts", { cwd: source, exclude: ["**/*.test.ts", "testing/**"] }))
    if (/\b(hashPassword|passwordMatches)\b/.test(await readFile(source + file, "utf8"))) found.push(file);
  const known = [...places.map(([file]) => file), ...withoutTurn, "accounts/passwords.ts"];
  expect(found.toSorted()).toEqual(known.toSorted());
});
