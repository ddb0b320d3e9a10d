import type { CallKey } from "@livery/contract";
import type { WireBody } from "@livery/contract/testing";
import { sql } from "kysely";
import type { TestHouse } from "./house.ts";

/** The answer of a call if one of its id fields names a foreign record, or none. */
export interface ForeignId {
  /** Payloads in the wire's names, valid except for the id. */
  readonly bodies: (house: TestHouse) => Promise<readonly WireBody[]> | readonly WireBody[];
  readonly status: 400 | 401 | 404 | 409 | 422;
  readonly code: string;
}

/** One id that no row has yet, and one that no row can have. */
const nobodys = [999_999_999, Number.MAX_SAFE_INTEGER];

/** A field of the payload that names no record, with the rest of the payload. */
function nothing(field: string, code: string, rest: WireBody = {}): ForeignId {
  return { bodies: () => nobodys.map((id) => ({ ...rest, [field]: id })), status: 404, code };
}

/** A coupon of another player of the same site. */
async function anothersCoupon({ test, seeded }: TestHouse): Promise<number> {
  const { rows } = await sql<{ coupon_id: bigint }>`
    insert into coupon (tenant_id, site_id, player_id, number, kind, phase, currency, amount, stake_type, stake, lines, leg_count, sizes,
      odds_change, max_return, bonus_percent, bonus, capped, placed_at)
    values (${seeded.tenantId}, ${seeded.siteIds["harbour"]}, ${seeded.playerIds["bashir"]}, 'BASHIRSCOUPN', 'single', 'prematch', 'EUR', 100, 'coupon',
      100, 1, 1, '{}', 'none', 200, 0, 0, false, now()) on conflict (number) do update set version = 1 returning coupon_id`.execute(
    test.db,
  );
  return Number(rows[0]?.coupon_id);
}

/** A payment method of another tenant, and one that does not exist; created if there is none. */
async function anothersMethod({ test }: TestHouse): Promise<{ readonly payId: number; readonly payCatId: number }> {
  const { rows } = await sql<{ payId: number; payCatId: number }>`
    with other as (insert into tenant (name) values ('elsewhere') on conflict (name) do update set name = excluded.name returning tenant_id),
      category as (insert into payment_category (tenant_id, seed_name) select tenant_id, 'elsewhere' from other
        on conflict (tenant_id, seed_name) do update set seed_name = excluded.seed_name returning category_id, tenant_id),
      made as (insert into payment_method (tenant_id, category_id, direction, currency, min_amount, max_amount)
        select tenant_id, category_id, 'deposit', 'EUR', 1, 1000 from category
          where not exists (select from payment_method m where m.category_id = category.category_id) returning method_id, category_id)
    select method_id as "payId", category_id as "payCatId" from made union all
    select method_id, category_id from payment_method join category using (category_id) limit 1`.execute(test.db);
  return rows[0] as { payId: number; payCatId: number };
}

/** A bonus of another tenant; created if there is none. */
async function anothersBonus({ test }: TestHouse): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with other as (insert into tenant (name) values ('elsewhere') on conflict (name) do update set name = excluded.name returning tenant_id)
    insert into bonus (tenant_id, seed_name, category) select tenant_id, 'elsewhere', 'other' from other
      on conflict (tenant_id, seed_name) do update set category = 'other' returning bonus_id as id`.execute(test.db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into bonus_text (bonus_id, lang, title, html, terms) values (${id}, 'en', 'Elsewhere', '', '') on conflict do nothing`.execute(
    test.db,
  );
  return id;
}

/** A pending request of another player of the same site. */
async function anothersPayment({ test, seeded }: TestHouse): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    with made as (
      insert into transfer_request (tenant_id, player_id, method_id, direction, currency, amount, filled, method, reference)
      select ${seeded.tenantId}, ${seeded.playerIds["bashir"]}, method_id, direction, currency, 500, '{}', '{}', 'BASHRSTRNS'
      from payment_method where tenant_id = ${seeded.tenantId} and direction = 'deposit' limit 1
      on conflict do nothing returning transfer_id)
    select transfer_id as id from made union all select transfer_id from transfer_request where reference = 'BASHRSTRNS'`.execute(
    test.db,
  );
  return Number(rows[0]?.id);
}

/** A security code that was never issued. */
const nobodysCode = (rest: WireBody): ForeignId => ({
  bodies: () => ["0", "f"].map((digit) => ({ ...rest, captchaId: digit.repeat(32), captcha: "1" })),
  status: 422,
  code: "captcha_wrong",
});

/** For a site whose dealer uses euros; the new player is 36 and in a country of the list. */
const newAccount: WireBody = {
  firstName: "Ana",
  lastName: "Moreno",
  birthDate: "1990-02-28",
  idNumber: "AB123456",
  sex: "female",
  address: "Calle Mayor 1",
  city: "Madrid",
  postCode: "28013",
  countryId: 66,
  mobile: "+34612345678",
  userName: "ana28013",
  password: "correct-horse",
  email: "ana@example.com",
  currency: "EUR",
};

const football = { sportId: 1 };
const single = { ticketStake: 500, totalStake: 500, ticketType: "TK", couponType: 0 };

/** By call and wire path. The matrix requires an entry for every id field of every served call. */
export const foreignIds: { readonly [K in CallKey]?: Readonly<Record<string, ForeignId>> } = {
  userRegister: {
    captchaId: nobodysCode(newAccount),
    countryId: {
      bodies: () => nobodys.map((countryId) => ({ ...newAccount, countryId, captchaId: "0".repeat(32), captcha: "1" })),
      status: 400,
      code: "invalid_field",
    },
  },
  userNameCheck: { captchaId: nobodysCode({ userName: "ana28013" }) },
  idNumberCheck: { captchaId: nobodysCode({ idNumber: "AB123456" }) },
  mobileCheck: { captchaId: nobodysCode({ mobile: "+34612345678" }) },
  emailCheck: { captchaId: nobodysCode({ email: "ana@example.com" }) },
  getPage: { pageid: nothing("pageid", "not_found") },
  searchMatches: { sportId: nothing("sportId", "not_found", { keyWord: "arsenal" }) },
  lives: { sportId: nothing("sportId", "not_found") },
  liveodds: { matchId: nothing("matchId", "not_found") },
  apiCategories: { sportId: nothing("sportId", "not_found") },
  apiTournaments: {
    sportId: nothing("sportId", "not_found", { categoryId: 1 }),
    categoryId: nothing("categoryId", "tournament_not_found", football),
  },
  apiResults: {
    sportId: nothing("sportId", "not_found"),
    categoryId: nothing("categoryId", "tournament_not_found"),
    tournamentId: nothing("tournamentId", "tournament_not_found"),
  },
  apiOdds: { matchId: nothing("matchId", "not_found") },
  categories: { sportId: nothing("sportId", "not_found") },
  tournament: {
    sportId: nothing("sportId", "not_found", { categoryId: 1 }),
    categoryId: nothing("categoryId", "tournament_not_found", football),
  },
  matches: {
    sportId: nothing("sportId", "not_found"),
    categoryId: nothing("categoryId", "tournament_not_found", football),
    tournamentId: nothing("tournamentId", "tournament_not_found", football),
    "multipleLeague.0.categoryId": {
      bodies: () => nobodys.map((id) => ({ ...football, multipleLeague: [{ categoryId: id, leagues: [] }] })),
      status: 404,
      code: "tournament_not_found",
    },
  },
  createcoupon: {
    "tips.0.matchId": {
      bodies: () => nobodys.map((id) => ({ ...single, tips: [{ matchId: id, oddUniq: "1_1_", odd: "2.000" }] })),
      status: 404,
      code: "not_found",
    },
  },
  couponCanceled: {
    ticketId: {
      bodies: async (house) => [await anothersCoupon(house), ...nobodys].map((ticketId) => ({ ticketId })),
      status: 404,
      code: "not_found",
    },
  },
  sellCoupon: {
    ticketId: {
      bodies: async (house) => [await anothersCoupon(house), ...nobodys].map((ticketId) => ({ ticketId })),
      status: 404,
      code: "not_found",
    },
  },
  shareCoupon: {
    ticketId: {
      bodies: async (house) => [await anothersCoupon(house), ...nobodys].map((ticketId) => ({ ticketId })),
      status: 404,
      code: "not_found",
    },
  },
  sharedCoupon: {
    shareId: {
      bodies: () => ["0", "f"].map((digit) => ({ shareId: digit.repeat(32) })),
      status: 404,
      code: "not_found",
    },
  },
  bookSlip: {
    "tips.0.matchId": {
      bodies: () => nobodys.map((id) => ({ tips: [{ matchId: id, oddUniq: "1_1_" }] })),
      status: 404,
      code: "not_found",
    },
  },
  getPaymentBanks: {
    payId: {
      bodies: async (house) => [(await anothersMethod(house)).payId, ...nobodys].map((payId) => ({ payId })),
      status: 404,
      code: "not_found",
    },
    payCatId: {
      bodies: async (house) => [(await anothersMethod(house)).payCatId, ...nobodys].map((payCatId) => ({ payCatId })),
      status: 404,
      code: "not_found",
    },
  },
  setTransferRequest: {
    payId: {
      bodies: async (house) => {
        const { payId, payCatId } = await anothersMethod(house);
        const payload = { payCatId, amount: 500, transferType: "deposit", values: {} };
        return [payId, ...nobodys].map((id) => ({ ...payload, payId: id }));
      },
      status: 404,
      code: "not_found",
    },
    payCatId: {
      bodies: async (house) => {
        const { payCatId } = await anothersMethod(house);
        const own = await house.test.db
          .selectFrom("payment_method")
          .innerJoin("payment_method_text as text", "text.method_id", "payment_method.method_id")
          .select("payment_method.method_id")
          .where("tenant_id", "=", house.seeded.tenantId)
          .where("title", "=", "Wallet")
          .executeTakeFirstOrThrow();
        const payload = { payId: own.method_id, amount: 500, transferType: "deposit", values: {} };
        return [payCatId, ...nobodys].map((id) => ({ ...payload, payCatId: id }));
      },
      status: 404,
      code: "not_found",
    },
  },
  bonusRequest: {
    bonusId: {
      bodies: async (house) => [await anothersBonus(house), ...nobodys].map((bonusId) => ({ bonusId })),
      status: 404,
      code: "not_found",
    },
  },
  cancelTransaction: {
    transactionId: {
      bodies: async (house) => [await anothersPayment(house), ...nobodys].map((transactionId) => ({ transactionId })),
      status: 404,
      code: "not_found",
    },
  },
  getCouponDetail: {
    ticketId: {
      bodies: async (house) => [await anothersCoupon(house), ...nobodys].map((ticketId) => ({ ticketId })),
      status: 404,
      code: "not_found",
    },
  },
};
