import type { Captcha, PayloadIn } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeSettings } from "../settings/store.ts";
import type { Answer, TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { answerOf } from "../testing/captcha-answer.ts";

let house: TestHouse;
beforeAll(async () => void (house = await startTestHouse()));
afterAll(() => house.close());

type Account = PayloadIn<"userRegister">;

let count = 0;
beforeEach(() => void (count += 1));

const account = (changes: Partial<Account> = {}): Omit<Account, "captchaId" | "captchaText"> => ({
  firstName: "Ana",
  lastName: "Moreno",
  birthDate: "1990-02-28",
  idNumber: `AB-12345-${count}`,
  gender: "female",
  address: "Calle Mayor 1",
  city: "Madrid",
  postCode: "28013",
  countryId: 66,
  mobile: `+3461234567${count}`,
  userName: `ana28013x${count}`,
  password: "correct-horse",
  email: `ana${count}@example.com`,
  currency: "EUR",
  ...changes,
});

/** Registers with a security code whose tones are counted. */
async function register(
  browser: TestBrowser,
  changes: Partial<Account> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const solved = changes.captchaId === undefined ? await solve(browser) : {};
  return browser.call("userRegister", { ...account(changes), ...solved, ...changes } as Account, headers);
}

async function solve(browser: TestBrowser): Promise<{ readonly captchaId: string; readonly captchaText: string }> {
  const { results } = (await browser.call("getCaptcha", { kind: "sound" })).body as { results: Captcha };
  return { captchaId: results.captchaId, captchaText: answerOf(results.sound) };
}

const codeOf = ({ status, body }: Answer): readonly unknown[] => [
  status,
  (body as { code?: string }).code,
  (body as { path?: string }).path,
];
const players = async (): Promise<number> =>
  (await house.test.db.selectFrom("player").select("player_id").execute()).length;

describe("userRegister", () => {
  test("opens an account below the site's dealer with a new user's defaults and signs the player in", async () => {
    const browser = house.visitor();
    const answer = await register(browser, { promotionCode: "SPRING", affiliateUser: "marina7" });
    expect([answer.status, answer.body]).toMatchObject([200, { status: 1, results: { activation: 0 } }]);
    const { userId } = (answer.body as { results: { userId: number } }).results;
    const { body } = await browser.call("getUserData", {});
    expect(body).toMatchObject({
      results: {
        userId,
        userName: account().userName,
        userCredit: 0,
        currency: "EUR",
        lang: "en",
        onlineUser: 1,
        combine: { minStake: 100, maxStake: 25_000, maxPay: 1_250_000 },
      },
    });
    const row = await house.test.db
      .selectFrom("player")
      .innerJoin("registration", "registration.player_id", "player.player_id")
      .selectAll()
      .where("player.player_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      dealer_id: house.seeded.dealerIds["high-street"],
      site_id: house.seeded.siteIds["harbour"],
      services: { sport: true, live: true },
      affiliate_user: "marina7",
      promotion_code: "SPRING",
    });
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify([row.profile, row.password_hash])).not.toContain("correct-horse");
    const detail = (await browser.call("getUserDetail", {})).body;
    expect(detail).toMatchObject({ results: { firstName: "Ana", birthDate: "1990-02-28", countryId: 66 } });
    expect(
      (await house.visitor().call("userLogin", { userName: account().userName, password: "correct-horse" })).status,
    ).toBe(200);
  });

  test("allows each user name, email, mobile and identity number once per site, however they are written", async () => {
    await register(house.visitor());
    const others = { userName: "someoneelse", email: "else@example.com", mobile: "+34699999999", idNumber: "ZZ99999" };
    for (const [duplicate, code, path] of [
      [{ userName: `ANA28013X${count}` }, "username_in_use", "userName"],
      [{ email: `ANA${count}@Example.com` }, "email_in_use", "email"],
      [{ mobile: `003461234567${count}` }, "mobile_in_use", "mobile"],
      [{ idNumber: `ab12345${count}` }, "id_number_in_use", "idNumber"],
    ] as const) {
      const before = await players();
      expect(codeOf(await register(house.visitor(), { ...others, ...duplicate }))).toEqual([409, code, path]);
      expect(await players()).toBe(before);
    }
    expect((await register(house.visitor("meadow"))).status).toBe(200);
  });

  test("of concurrent registrations that share a unique field exactly one succeeds", async () => {
    for (const common of ["userName", "email", "mobile", "idNumber"] as const) {
      count += 10;
      const before = await players();
      const answers = await Promise.all(
        Array.from({ length: 6 }, async (_, at) => {
          const own = {
            userName: `racer${count}x${at}`,
            email: `racer${count}.${at}@example.com`,
            mobile: `+3470000${count}${at}`,
            idNumber: `R${count}-${at}00`,
          };
          return register(house.visitor(), { ...own, [common]: account()[common] });
        }),
      );
      expect([common, answers.map((each) => each.status).toSorted((one, other) => one - other)]).toEqual([
        common,
        [200, 409, 409, 409, 409, 409],
      ]);
      expect(await players()).toBe(before + 1);
    }
  });

  test("a repetition with the same idempotency key returns the same account, concurrently or later", async () => {
    const key = { "idempotency-key": "the-key-of-ana" };
    const solved = await solve(house.visitor());
    const before = await players();
    const answers = await Promise.all([1, 2, 3].map(() => register(house.visitor(), solved, key)));
    answers.push(await register(house.visitor(), solved, key));
    expect(answers.map((each) => each.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((each) => JSON.stringify(each.body))).size).toBe(1);
    expect(await players()).toBe(before + 1);
    // Another body, or another password: that key is somebody's, and his security code is spent.
    expect(codeOf(await register(house.visitor(), { ...solved, city: "Toledo" }, key))[1]).toBe("captcha_wrong");
    expect(codeOf(await register(house.visitor(), { password: "another-word" }, key))[1]).toBe("key_reused");
  });

  test("a repetition returns the same account although the first answer's cookie has arrived", async () => {
    const key = { "idempotency-key": "the-key-of-a-lost-answer" };
    const browser = house.visitor();
    const solved = await solve(browser);
    const first = await register(browser, solved, key);
    const before = await players();
    expect((await browser.call("getUserData", {})).body).toMatchObject({
      results: { userName: account().userName },
    });
    const repeated = await register(browser, solved, key);
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
    // With another security code, too: it is none of the request.
    expect((await register(browser, {}, key)).body).toEqual(first.body);
    expect(await players()).toBe(before);
    expect(codeOf(await register(await house.player("alice"), {}, key))[1]).toBe("not_allowed");
    expect(codeOf(await register(browser, { userName: `other${count}` }))[1]).toBe("not_allowed");
  });

  test("accepts a player who is 18 on the current day of the site's time zone, and no younger one", async () => {
    const { rows } = await sql<{ adult: string; child: string }>`
      select to_char(day - interval '18 years', 'YYYY-MM-DD') as adult, to_char(day - interval '18 years' + interval '1 day', 'YYYY-MM-DD') as child
      from (select (house_now() at time zone 'Europe/Istanbul')::date as day) as site`.execute(house.test.db);
    expect(codeOf(await register(house.visitor(), { birthDate: rows[0]!.child }))).toEqual([
      422,
      "too_young",
      "birthDate",
    ]);
    expect(codeOf(await register(house.visitor(), { birthDate: "2999-01-01" }))[1]).toBe("invalid_field");
    expect((await register(house.visitor(), { birthDate: rows[0]!.adult })).status).toBe(200);
  });

  test.each([
    [{ userName: "ana" }, 400, "invalid_field", "userName"],
    [{ userName: "7ana7ana" }, 400, "invalid_field", "userName"],
    [{ userName: "ana-maria" }, 400, "invalid_field", "userName"],
    [{ password: "abc" }, 400, "invalid_field", "password"],
    [{ password: "x".repeat(21) }, 422, "password_too_weak", "password"],
    [{ userName: "samesame1", password: "SameSame1" }, 422, "password_too_weak", "password"],
    [{ email: "ana@example" }, 400, "invalid_field", "email"],
    [{ firstName: "   " }, 400, "invalid_field", "firstName"],
    [{ currency: "USD" }, 400, "invalid_field", "currency"],
    [{ mobile: undefined }, 400, "invalid_field", "mobile"],
    // Of which country? +5321234567 would be somebody else's.
    [{ mobile: "05321234567" }, 400, "invalid_field", "mobile"],
    [{ mobile: "5321234567" }, 400, "invalid_field", "mobile"],
    [{ mobile: "+05321234567" }, 400, "invalid_field", "mobile"],
    [{ idNumber: undefined }, 400, "invalid_field", "idNumber"],
  ] as const)("refuses %o without using up the security code", async (wrong, status, code, path) => {
    const browser = house.visitor();
    const solved = await solve(browser);
    const { body, ...answer } = await browser.raw("userRegister", wireOf({ ...account(), ...solved, ...wrong }));
    expect([answer.status, body]).toMatchObject([status, { code, path }]);
    expect((await register(browser, solved)).status).toBe(200);
  });

  test("is refused for a signed-in player", async () => {
    expect(codeOf(await register(await house.player("alice")))).toEqual([403, "not_allowed", undefined]);
  });
});

function wireOf({ captchaText, gender, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return { ...rest, captcha: captchaText, sex: gender };
}

describe("the site's settings", () => {
  const store = async (settings: Record<string, number>): Promise<void> => {
    const siteId = house.seeded.siteIds["harbour"]!;
    await storeSettings(house.test.db, {
      siteId,
      document: { site_title: "Harbour", site_default_lang: "en", ...settings },
      actor: "test",
    });
  };

  test("show whether mobile and identity number are required (D33), and whether registration is open", async () => {
    await store({ registerMobileRequired: 0, registerTcRequired: 0 });
    const without = async (): Promise<number> =>
      (await register(house.visitor(), { mobile: undefined, idNumber: undefined, userName: `without${count}` })).status;
    await expect.poll(without).toBe(200);
    await store({ register_disabled: 1 });
    // No account is opened by asking: a dealer who has as many players as he may is closed to more, under the same code.
    const refused = async (): Promise<unknown> => codeOf(await register(house.visitor(), { currency: "USD" }))[1];
    await expect.poll(refused).toBe("registration_closed");
    await store({});
    await expect.poll(refused).toBe("invalid_field");
  });
});

test("registration closes when the site's dealer has reached its user quota", async () => {
  await sql`update dealer set max_users = (select count(*) from player where dealer_id = ${house.seeded.dealerIds["high-street"]})
    where dealer_id = ${house.seeded.dealerIds["high-street"]}`.execute(house.test.db);
  const answer = async (): Promise<readonly unknown[]> => codeOf(await register(house.visitor()));
  await expect.poll(async () => (await answer())[1]).toBe("registration_closed");
  await sql`update dealer set max_users = null`.execute(house.test.db);
});

describe("a security code", () => {
  test("is a picture of five digits without text elements, or a sound; no field of the answer has the digits", async () => {
    const browser = house.visitor();
    const picture = ((await browser.call("getCaptcha", {})).body as { results: Captcha }).results;
    const sound = ((await browser.call("getCaptcha", { kind: "sound" })).body as { results: Captcha }).results;
    const svg = Buffer.from(picture.image!.split(",")[1]!, "base64").toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 72"[^>]*><rect/);
    expect(svg).not.toMatch(/<(text|script|image|style)|on\w+=|href/);
    const random = { captchaId: expect.stringMatching(/^[A-Za-z0-9_-]{32}$/), expireDate: expect.any(String) };
    // Nothing but the picture or the sound itself, and no two are the same: a script has no field to read.
    expect(picture).toEqual({ ...random, image: expect.stringMatching(/^data:image\/svg\+xml;base64,/), sound: null });
    expect(sound).toEqual({ ...random, image: null, sound: expect.stringMatching(/^data:audio\/wav;base64,/) });
    const text = Buffer.from(sound.sound!.split(",")[1]!, "base64").toString("latin1");
    expect(text).not.toContain(answerOf(sound.sound));
  });

  test("can be used once, whether the answer was right or wrong", async () => {
    const browser = house.visitor();
    const solved = await solve(browser);
    expect(codeOf(await register(browser, { ...solved, captchaText: "0" }))).toEqual([422, "captcha_wrong", "captcha"]);
    expect(codeOf(await register(browser, solved))).toEqual([422, "captcha_wrong", "captchaId"]);
    const second = await solve(browser);
    expect((await register(browser, second)).status).toBe(200);
    expect(codeOf(await register(house.visitor(), { ...second, userName: `again${count}` }))[1]).toBe("captcha_wrong");
  });

  test("is refused with 'Please check security code' (§8)", async () => {
    const answer = await register(house.visitor(), { captchaId: "x".repeat(32), captchaText: "1" });
    expect(answer.body).toMatchObject({ code: "captcha_wrong", message: "Please check security code" });
  });

  test("is invalid on another site and after ten minutes", async () => {
    const solved = await solve(house.visitor("meadow"));
    expect(codeOf(await register(house.visitor(), solved))[1]).toBe("captcha_wrong");
    const old = await solve(house.visitor());
    await sql`update captcha set expires_at = now() - interval '1 second'`.execute(house.test.db);
    expect(codeOf(await register(house.visitor(), old))[1]).toBe("captcha_wrong");
  });

  test("accepts an answer in the digits of any script", async () => {
    const solved = await solve(house.visitor());
    const persian = solved.captchaText.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)));
    expect((await register(house.visitor(), { ...solved, captchaText: persian })).status).toBe(200);
  });
});

test("availability checks look at this site only, and an address has a limited number without a security code", async () => {
  const other = await startTestHouse({
    rateLimits: { checks: { points: 2, seconds: 60 }, captchas: { points: 2, seconds: 60 } },
  } as never);
  try {
    const browser = other.visitor();
    const free = async (userName: string, solved: object = {}): Promise<unknown> => {
      const { body } = await browser.call("userNameCheck", { userName, ...solved });
      const { results, code } = body as { results?: { free: number }; code?: string };
      return results?.free ?? code;
    };
    expect([await free("Alice"), await free("dariush")]).toEqual([0, 1]);
    expect(await free("alice")).toBe("captcha_wrong");
    expect(await free("alice", await solve(browser))).toBe(0);
    expect(await free("alice", await solve(browser))).toBe(0);
    expect((await browser.call("getCaptcha", {})).body).toMatchObject({ code: "rate_limited" });
  } finally {
    await other.close();
  }
});

test("checks, registrations and sounds of security codes are rate limited per address", async () => {
  const few = { points: 3, seconds: 60 };
  const other = await startTestHouse({ rateLimits: { checks: few, registrations: few, sounds: few } });
  try {
    const browser = other.visitor();
    const checks = [
      ["emailCheck", { email: "looked@example.com" }],
      ["mobileCheck", { mobile: "+34611111112" }],
      ["idNumberCheck", { idNumber: "CHK-11112" }],
    ] as const;
    for (const [key, given] of checks) expect((await browser.call(key, given as never)).status).toBe(200);
    for (const [key, given] of checks)
      expect(codeOf(await browser.call(key, given as never))).toEqual([422, "captcha_wrong", "captchaId"]);
    const solved = await solve(browser);
    for (const code of ["captcha_wrong", "captcha_wrong", "captcha_wrong", "rate_limited"])
      expect(codeOf(await register(browser, { ...solved, captchaId: "x".repeat(32) }))[1]).toBe(code);
    for (const status of [200, 200, 429])
      expect((await browser.call("getCaptcha", { kind: "sound" })).status).toBe(status);
    expect((await browser.call("getCaptcha", { kind: "picture" })).status).toBe(200);
  } finally {
    await other.close();
  }
});

test.each([
  ["emailCheck", { email: "checked@example.com" }],
  ["mobileCheck", { mobile: "+34611111111" }],
  ["idNumberCheck", { idNumber: "CHK-11111" }],
] as const)("%s reports whether the value is free", async (key, given) => {
  const check = async (): Promise<unknown> =>
    ((await house.visitor().call(key, given as never)).body as { results: { free: number } }).results.free;
  expect(await check()).toBe(1);
  await register(house.visitor(), { ...given, userName: `checked${key.slice(0, 5)}` });
  expect(await check()).toBe(0);
});
