import { pluginSlots, type PluginSlot } from "@livery/skin";
import { expect, onTestFinished, test } from "vitest";
import { fakeHouse, houseOfPlayer, refuse } from "../testing/fake-house.ts";
import { couponDetail, couponSale, openCoupon, placed, player, testNow } from "../testing/fixtures.ts";
import { openSite, type OpenSite } from "../testing/open-site.tsx";
import { definePlugin, type SlotProps } from "./site-plugin.ts";

/** Shows what it is given. */
const Given = (props: SlotProps) => <p>{JSON.stringify(props)}</p>;

const slotNames = Object.keys(pluginSlots) as readonly PluginSlot[];
const shownIn = (slot: PluginSlot) => document.querySelector(`[data-slot="${slot}"]`)?.textContent ?? "";

/** The errors that reached the browser, which would end the test otherwise. */
function reportedErrors(): readonly string[] {
  const messages: string[] = [];
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  window.addEventListener(
    "error",
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      messages.push((event.error as Error).message);
    },
    { signal: stop.signal, capture: true },
  );
  return messages;
}

/** A plugin that keeps what it receives. */
function listener() {
  const received: (readonly [string, object])[] = [];
  const keep = (type: string) => (detail: object) => void received.push([type, detail]);
  const plugin = definePlugin({
    on: {
      pageViewed: keep("pageViewed"),
      signedIn: keep("signedIn"),
      signedOut: keep("signedOut"),
      betPlaced: keep("betPlaced"),
      betRefused: keep("betRefused"),
      couponCashedOut: keep("couponCashedOut"),
    },
  });
  return {
    plugin,
    received,
    of: (type: string) => received.filter(([each]) => each === type).map(([, detail]) => detail),
  };
}

async function bet({ screen }: OpenSite): Promise<void> {
  await screen
    .getByRole("button", { name: /Arsenal 1, ?\d/ })
    .first()
    .click();
  const slip = screen.getByRole("complementary", { name: "Bet slip" });
  await slip.getByRole("textbox", { name: "Stake" }).fill("10");
  await slip.getByRole("button", { name: /Place bet/ }).click();
}

test("a plugin fills every place, and is given language, page, session and slip", async () => {
  const slots = Object.fromEntries(slotNames.map((slot) => [slot, Given]));
  const { screen } = await openSite({ house: houseOfPlayer(), plugins: { promo: definePlugin({ slots }) } });
  const first = { lang: "en", dir: "ltr", shell: "desktop", page: "home", signedIn: true, selections: 0 };
  for (const slot of slotNames) await expect.poll(() => shownIn(slot)).toBe(JSON.stringify(first));
  const above = document.querySelector('[data-slot="page.before"]')!;
  const { bottom } = above.getBoundingClientRect();
  expect(above.nextElementSibling!.getBoundingClientRect().top, "it stands apart from the page").toBeGreaterThan(
    bottom,
  );
  await screen
    .getByRole("button", { name: /Arsenal 1, ?\d/ })
    .first()
    .click();
  await expect.poll(() => shownIn("slip.after")).toBe(JSON.stringify({ ...first, selections: 1 }));
  await screen.getByRole("banner").getByRole("link", { name: "Results" }).click();
  await expect.poll(() => shownIn("page.before")).toContain('"page":"results"');
});

test("a plugin that throws is left out and reported, and the page and the other plugins stay", async () => {
  const errors = reportedErrors();
  const broken = definePlugin({
    slots: {
      "page.before": () => {
        throw new Error("no offer");
      },
    },
    on: { pageViewed: () => Promise.reject(new Error("no measure")) },
  });
  const { screen } = await openSite({
    plugins: { broken, whole: definePlugin({ slots: { "page.before": () => <p>Whole</p> } }) },
  });
  await expect.element(screen.getByText("Whole")).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => errors.join("\n")).toContain("plugin broken: its slot page.before failed: no offer");
  await expect.poll(() => errors.join("\n")).toContain("plugin broken: its function for pageViewed failed: no measure");
});

test("a plugin that cannot be loaded is reported, and the site does without it", async () => {
  const errors = reportedErrors();
  const whole = definePlugin({ slots: { "page.after": () => <p>Whole</p> } });
  const { screen } = await openSite({ plugins: { gone: undefined as never, whole } });
  await expect.element(screen.getByText("Whole")).toBeVisible();
  expect(errors.join("\n")).toContain("plugin gone: it could not be loaded");
});

test("a plugin is notified of pages, sessions and bets, without a name or a password", async () => {
  const { plugin, received, of } = listener();
  const site = await openSite({ house: houseOfPlayer({ createcoupon: () => placed }), plugins: { measure: plugin } });
  await expect.poll(() => of("signedIn")).toEqual([{ userId: player.userId }]);
  await bet(site);
  await expect
    .poll(() => of("betPlaced"))
    .toEqual([
      {
        couponId: 41,
        couponNumber: "K7QX2M9PLR4T",
        selections: 1,
        stake: placed.totalStake,
        maxReturn: placed.maxReturn,
        currency: "EUR",
      },
    ]);
  await site.app.router.navigate({ to: "/en/results" });
  await expect
    .poll(() => of("pageViewed"))
    .toEqual([
      { page: "home", route: "Home" },
      { page: "results", route: "Results" },
    ]);
  site.app.services.session.send({ type: "SIGN_OUT" });
  await expect.poll(() => of("signedOut")).toEqual([{ reason: "self" }]);
  expect(
    JSON.stringify(received, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
  ).not.toContain(player.userName);
});

test("a plugin learns why a bet was refused", async () => {
  const { plugin, of } = listener();
  const house = houseOfPlayer({ createcoupon: refuse("insufficient_credit") });
  await bet(await openSite({ house, plugins: { measure: plugin } }));
  await expect.poll(() => of("betRefused")).toEqual([{ code: "insufficient_credit" }]);
});

test.each([
  ["confirmed", "open", ["betPlaced"]],
  ["rejected", "rejected", ["betRefused"]],
] as const)("a plugin is notified of a delayed bet once it is %s, and not before", async (_what, status, expected) => {
  const { plugin, received } = listener();
  const house = houseOfPlayer({
    createcoupon: () => ({ ...placed, status: "pending", pendingUntil: new Date(testNow).toISOString() }),
    getCoupon: () => couponDetail({ status }),
  });
  await bet(await openSite({ house, plugins: { measure: plugin } }));
  await expect.poll(() => received.map(([type]) => type).filter((type) => type.startsWith("bet"))).toEqual(expected);
});

test("a plugin learns what a coupon was cashed out for", async () => {
  const { plugin, of } = listener();
  const house = houseOfPlayer({
    getCoupon: () => openCoupon(),
    sellCoupon: ({ quote }) =>
      quote === undefined ? couponSale({ validMs: 120_000 }) : couponSale({ sold: true, validMs: 0 }),
  });
  const { screen } = await openSite({ house, path: "/coupons/K7QX2M9PLR4T", plugins: { measure: plugin } });
  await screen.getByRole("button", { name: "Get an offer" }).click();
  await screen.getByRole("button", { name: /^Cash out €/ }).click();
  const { price, remainingStake, stake } = couponSale();
  await expect
    .poll(() => of("couponCashedOut"))
    .toEqual([{ couponId: 41, stake, price, remainingStake, currency: "EUR" }]);
});

test("a brand without plugins has no place for them", async () => {
  const { screen, app } = await openSite({ house: fakeHouse() });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(document.querySelector("[data-slot]")).toBeNull();
  expect(app.services.events).toBeNull();
});

test("a slot in which nothing is shown takes no space", async () => {
  await openSite({ plugins: { quiet: definePlugin({ slots: { "page.before": () => null } }) } });
  await expect.poll(() => document.querySelector('[data-slot="page.before"]')).not.toBeNull();
  expect(getComputedStyle(document.querySelector('[data-slot="page.before"]')!).marginBlockEnd).toBe("0px");
});
