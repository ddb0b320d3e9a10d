import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import type { Announcing } from "./announcement.ts";
import { notify } from "./notifications.ts";
import { storePopup } from "./popups.ts";
import { seedAnnouncements } from "./seed.ts";
import { storeSlider } from "./sliders.ts";

let house: TestHouse;
beforeAll(async () => void (house = await startTestHouse()));
afterAll(() => house.close());

const site = (name = "harbour"): Announcing => ({
  siteId: house.seeded.siteIds[name]!,
  tenantId: house.seeded.tenantId,
  actor: "test",
});
const results = <Row>(answer: { body: unknown }): Row[] => (answer.body as { results: Row[] }).results;
const titles = (answer: { body: unknown }): string[] => results<{ title: string }>(answer).map((row) => row.title);
const english = (title: string) => ({ en: { title, html: `<p>${title}</p>` } });
const empty = async (): Promise<void> =>
  void (await sql`truncate popup, slider, notification cascade`.execute(house.test.db));
const at = async (hours: number): Promise<string> => {
  const { rows } = await sql<{ at: Date }>`select house_now() + make_interval(hours => ${hours}) as at`.execute(
    house.test.db,
  );
  return rows[0]!.at.toISOString();
};

describe("getPopups", () => {
  test("returns the announcements of the site in order, with type, type2 and autoClose", async () => {
    await empty();
    const second = await storePopup(house.test.db, site(), { name: "b", listOrder: 2, texts: english("Second") });
    const first = await storePopup(house.test.db, site(), {
      name: "a",
      listOrder: 1,
      type: "news",
      type2: "home",
      autoClose: true,
      texts: english("First"),
    });
    await storePopup(house.test.db, site("meadow"), { name: "a", texts: english("Another site's") });
    expect(results(await house.visitor().call("getPopups", {}))).toEqual([
      { id: first, title: "First", content: "<p>First</p>", type: "news", type2: "home", autoClose: 1 },
      { id: second, title: "Second", content: "<p>Second</p>", type: "", type2: "", autoClose: 0 },
    ]);
  });

  test("returns HTML that was sanitised when it was stored (D62)", async () => {
    await empty();
    const html = `<p onclick="x()" style="top:0">Hi <a href="javascript:x()">a</a><a href="/en/sports" target="_blank">b</a></p><script>x()</script><iframe src="//evil.example"></iframe>`;
    await storePopup(house.test.db, site(), { name: "a", texts: { en: { title: "A", html } } });
    const stored = await house.test.db.selectFrom("popup_text").select("html").executeTakeFirstOrThrow();
    expect(stored.html).toBe(`<p>Hi <a>a</a><a href="/en/sports" target="_blank" rel="noopener noreferrer">b</a></p>`);
    expect(results(await house.visitor().call("getPopups", {}))).toMatchObject([{ content: stored.html }]);
  });

  test("uses the caller's language, then the site's, then English; without any of them an announcement is left out", async () => {
    await empty();
    const html = "<p>x</p>";
    await storePopup(house.test.db, site("meadow"), {
      name: "all",
      texts: { en: { title: "en", html }, fa: { title: "fa", html }, tr: { title: "tr", html } },
    });
    await storePopup(house.test.db, site("meadow"), { name: "english", texts: { en: { title: "only en", html } } });
    await storePopup(house.test.db, site("meadow"), { name: "german", texts: { de: { title: "only de", html } } });
    const read = async (lang: string) => titles(await house.visitor("meadow").raw("getPopups", { lang }));
    expect(await read("tr")).toEqual(["tr", "only en"]);
    expect(await read("it")).toEqual(["fa", "only en"]);
    expect(await read("de")).toEqual(["fa", "only en", "only de"]);
  });

  test("shows an announcement from its start until just before its end", async () => {
    await empty();
    const [before, middle, later] = [await at(-2), await at(1), await at(3)];
    await storePopup(house.test.db, site(), { name: "now", startsAt: before, endsAt: middle, texts: english("now") });
    await storePopup(house.test.db, site(), { name: "next", startsAt: middle, endsAt: later, texts: english("next") });
    await storePopup(house.test.db, site(), { name: "over", endsAt: before, texts: english("over") });
    expect(titles(await house.visitor().call("getPopups", {}))).toEqual(["now"]);
    await sql`select house_advance(${middle}::timestamptz)`.execute(house.test.db);
    expect(titles(await house.visitor().call("getPopups", {}))).toEqual(["next"]);
  });

  test("storing an announcement again under its name replaces its data and its texts", async () => {
    await empty();
    const id = await storePopup(house.test.db, site(), { name: "a", texts: english("Old") });
    const changed = { name: "a", autoClose: true, texts: { de: { title: "Neu", html: "" } } };
    expect(await storePopup(house.test.db, site(), changed)).toBe(id);
    expect(results(await house.visitor().raw("getPopups", { lang: "de" }))).toMatchObject([
      { title: "Neu", autoClose: 1 },
    ]);
    expect(titles(await house.visitor().raw("getPopups", { lang: "en" }))).toEqual([]);
  });

  test("rejects an announcement with a wrong schedule and stores nothing of it", async () => {
    await empty();
    const [sooner, later] = [await at(1), await at(2)];
    await expect(
      storePopup(house.test.db, site(), { name: "a", startsAt: later, endsAt: sooner, texts: english("A") }),
    ).rejects.toThrow(/check/);
    await expect(
      storePopup(house.test.db, site(), { name: "a", texts: { xx: { title: "A", html: "" } } }),
    ).rejects.toThrow(/foreign key/);
    expect(await house.test.db.selectFrom("popup").selectAll().execute()).toEqual([]);
  });
});

describe("getSliders", () => {
  test("returns the banners of the site in order, with pictures and link", async () => {
    await empty();
    const low = { name: "b", image: "/b.webp", listOrder: 5, texts: { en: { title: "B" } } };
    const high = {
      name: "a",
      image: "https://pictures.example/a.webp",
      mobileImage: "/a-narrow.webp",
      link: "/{lang}/sports",
      listOrder: -1,
      texts: { en: { title: "A" }, fa: { title: "الف" } },
    };
    const ids = [await storeSlider(house.test.db, site(), low), await storeSlider(house.test.db, site(), high)];
    expect(results(await house.visitor().raw("getSliders", { lang: "fa" }))).toEqual([
      {
        id: ids[1],
        title: "الف",
        image: "https://pictures.example/a.webp",
        mobileImage: "/a-narrow.webp",
        link: "/fa/sports",
        listOrder: -1,
      },
      { id: ids[0], title: "B", image: "/b.webp", mobileImage: null, link: null, listOrder: 5 },
    ]);
    expect(results(await house.visitor("meadow").call("getSliders", {}))).toEqual([]);
  });

  test("rejects links that would run code or leave the site", async () => {
    for (const link of ["javascript:alert(1)", "//evil.example", "data:text/html,x"])
      await expect(
        storeSlider(house.test.db, site(), { name: "x", image: "/x.webp", link, texts: { en: { title: "X" } } }),
      ).rejects.toThrow(RangeError);
  });
});

describe("getNotification", () => {
  test("returns the notifications of the caller and of the site, newest first, and no others", async () => {
    await empty();
    const { alice, bashir, dariush } = house.seeded.playerIds;
    const send = (title: string, userId: number | undefined, of = site()) =>
      notify(house.test.db, of, { texts: { en: { title } }, ...(userId !== undefined && { userId }) });
    const everyone = await send("To all", undefined);
    const own = await send("To Alice", alice);
    await send("To Bashir", bashir);
    await send("To Dariush", dariush, site("meadow"));
    await send("To all of Meadow", undefined, site("meadow"));
    const answer = await (await house.player("alice")).call("getNotification", {});
    expect(results(answer)).toMatchObject([
      { id: own, title: "To Alice", read: 0 },
      { id: everyone, title: "To all", read: 0 },
    ]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(new Date(results<{ date: string }>(answer)[0]!.date).getTime()).not.toBeNaN();
  });

  test("is refused for a visitor", async () => {
    const answer = await house.visitor().call("getNotification", {});
    expect([answer.status, answer.body]).toMatchObject([401, { code: "signed_out" }]);
  });
});

describe("POST /notifications/read", () => {
  const read = async (name: string): Promise<unknown[]> =>
    results<{ title: string; read: number }>(await (await house.player(name)).call("getNotification", {})).map(
      (row) => [row.title, row.read],
    );

  test("marks the notifications that the caller can see, for the caller only, and a second call changes nothing", async () => {
    await empty();
    const { bashir } = house.seeded.playerIds;
    const everyone = await notify(house.test.db, site(), { texts: { en: { title: "To all" } } });
    const foreign = await notify(house.test.db, site(), { userId: bashir!, texts: { en: { title: "To Bashir" } } });
    const alice = await house.player("alice");
    const body = { ids: [everyone, foreign, 999_999_999, Number.MAX_SAFE_INTEGER] };
    for (let time = 0; time < 2; time += 1) {
      const answer = await alice.post("/notifications/read?token=harbour-test-key", body);
      expect([answer.status, answer.body]).toEqual([200, {}]);
    }
    expect(await read("alice")).toEqual([["To all", 1]]);
    expect(await read("bashir")).toEqual([
      ["To Bashir", 0],
      ["To all", 0],
    ]);
  });

  test("is refused for a visitor, another site's key, another origin and a body of a wrong form", async () => {
    const alice = await house.player("alice");
    const path = "/notifications/read?token=harbour-test-key";
    const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      const { code, path } = body as { code: string; path?: string };
      return [status, code, ...(path === undefined ? [] : [path])];
    };
    expect(await refused(house.visitor().post(path, { ids: [1] }))).toEqual([401, "signed_out"]);
    expect(await refused(alice.post("/notifications/read?token=meadow-test-key", { ids: [1] }))).toMatchObject([
      404,
      "unknown_site",
      "token",
    ]);
    expect(await refused(alice.post(path, { ids: [1] }, { origin: "https://evil.example" }))).toMatchObject([
      403,
      "origin_refused",
    ]);
    for (const [body, at] of [
      [{}, "ids"],
      [{ ids: 1 }, "ids"],
      [{ ids: Array.from({ length: 201 }, (_, index) => index + 1) }, "ids"],
      [{ ids: [1, "2"] }, "ids.1"],
      [{ ids: [0] }, "ids.0"],
      [{ ids: [1.5] }, "ids.0"],
    ] as const)
      expect(await refused(alice.post(path, body))).toEqual([400, "invalid_field", at]);
    expect(await refused(alice.post(path, { ids: [], all: 1 }))).toEqual([400, "unknown_field", "all"]);
    expect(await refused(alice.post(path, []))).toMatchObject([400, "malformed_body"]);
    expect(
      await house.test.db.selectFrom("notification_read").where("notification_id", "=", 1).selectAll().execute(),
    ).toEqual([]);
  });
});

test("a banner's address that the call does not carry costs the banner its link, and no other banner its place", async () => {
  await empty();
  for (const name of ["first", "linked", "pictured"])
    await storeSlider(house.test.db, site(), { name, image: "/a.webp", texts: { en: { title: name } } });
  // Written past the function that stores banners.
  await sql`update slider set link = 'javascript:alert(1)' where name = 'linked'`.execute(house.test.db);
  await sql`update slider set image = 'data:text/html,x' where name = 'pictured'`.execute(house.test.db);
  const answer = await house.visitor().call("getSliders", {});
  expect([answer.status, titles(answer).toSorted()]).toEqual([200, ["first", "linked"]]);
  expect(answer.text).not.toContain("javascript");
});

test("a seed creates missing announcements and keeps the operator's changes", async () => {
  await empty();
  const announcements = {
    popups: [
      { name: "welcome", texts: english("Welcome") },
      { name: "rules", listOrder: 1, texts: english("Rules") },
    ],
    sliders: [{ name: "cup", image: "/cup.webp", texts: { en: { title: "Cup" } } }],
    notifications: [{ name: "hello", texts: { en: { title: "Hello" } } }],
  };
  await storePopup(house.test.db, site(), { name: "welcome", texts: english("By hand") });
  for (let run = 0; run < 2; run += 1) await seedAnnouncements(house.test.db, site(), announcements);
  const visitor = house.visitor();
  expect(titles(await visitor.call("getPopups", {}))).toEqual(["By hand", "Rules"]);
  expect(titles(await visitor.call("getSliders", {}))).toEqual(["Cup"]);
  expect(titles(await (await house.player("alice")).call("getNotification", {}))).toEqual(["Hello"]);
});
