import { CallError, type PlayerBonus } from "@livery/contract";
import { variantNames } from "@livery/skin";
import { axeViolations } from "@livery/ui/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { inRotation } from "../../testing/by-day.ts";
import { eventually } from "../../testing/eventually.ts";
import { fakeHouse, type FakeHouse, houseOfPlayer, refuse } from "../../testing/fake-house.ts";
import { bonusMeta, playerBonus } from "../../testing/fixtures.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { bannerPicture } from "../../testing/pictures.ts";

const requestedBonus = { requested: true, requestable: false, requestedAt: "2026-11-19T18:30:00Z" } as const;
const second = { bonusId: 2, title: "Monday back" };
const metas = [bonusMeta(), bonusMeta({ ...second, html: "<p>A tenth comes back.</p>", terms: "", percent: 10 })];

/** A house that keeps what is asked for, as the real one does. */
function bonusHouse(changes: Partial<PlayerBonus> = {}, answers: FakeHouse["answers"] = {}): FakeHouse {
  let playerBonuses = [playerBonus(changes), playerBonus(second)];
  return houseOfPlayer({
    getBonus: () => playerBonuses,
    getBonusMeta: () => metas,
    bonusRequest: ({ bonusId }) => {
      playerBonuses = playerBonuses.map((bonus) =>
        bonus.bonusId === bonusId ? { ...bonus, ...requestedBonus } : bonus,
      );
      return {};
    },
    ...answers,
  });
}
const requests = ({ calls }: FakeHouse) => calls.filter(({ key }) => key === "bonusRequest");

function leftOfLetter({ firstChild }: Node, at: number): number {
  const range = document.createRange();
  range.setStart(firstChild as Text, at);
  range.setEnd(firstChild as Text, at + 1);
  return range.getBoundingClientRect().left;
}

describe.each(variantNames.pages.promotions)("Promotions %s", (promotions) => {
  const shared = inRotation(variantNames.pages.promotions, promotions, 2);
  const open = (site: SiteInWindow = {}) => openSite({ path: "/promotions", variants: { promotions }, ...site });

  /** Brings a variant to where a bonus is asked for. */
  async function showRequest({ screen }: OpenSite, title = "Welcome bonus"): Promise<void> {
    if (promotions === "cards") return;
    await screen
      .getByRole("main")
      .getByRole("button", { name: new RegExp(title) })
      .first()
      .click();
  }
  const button = ({ screen }: OpenSite, label: string, title = "Welcome bonus") =>
    screen.getByRole("button", { name: `${label} ${title}` });

  test("a title in another script keeps its own order on a page from right to left", async () => {
    const title = "10% back on losses";
    const house = bonusHouse(
      {},
      { getBonus: () => [playerBonus({ title })], getBonusMeta: () => [bonusMeta({ title })] },
    );
    const { screen } = await open({ house, lang: "fa", width: 1280 });
    const shown = screen.getByRole("main").getByText(title, { exact: true }).first();
    await expect.element(shown).toBeVisible();
    const [number, word] = [0, 4].map((at) => leftOfLetter(shown.element(), at));
    expect(number).toBeLessThan(word ?? 0);
  });

  test.runIf(promotions === "cards")("each row of cards is full, however many there are", async () => {
    const titles = Array.from({ length: 7 }, (_, nth) => ({ bonusId: nth + 1, title: `Bonus ${nth + 1}` }));
    const house = bonusHouse(
      {},
      { getBonus: () => titles.map(playerBonus), getBonusMeta: () => titles.map(bonusMeta) },
    );
    const { screen } = await open({ house, width: 1280 });
    await expect.element(screen.getByRole("heading", { name: "Bonus 7" })).toBeVisible();
    const main = screen.getByRole("main").element() as HTMLElement;
    const drawn = main.querySelector("ul:has(h2)")!;
    // React keeps the list that it has drawn.
    const list = drawn.cloneNode(true) as HTMLElement;
    drawn.replaceWith(list);
    onTestFinished(() => list.replaceWith(drawn));
    const ends = (): readonly number[] => {
      const ofRows = new Map(
        [...list.children].map((card) => card.getBoundingClientRect()).map((box) => [box.top, box.right]),
      );
      return [...ofRows.values()].map((right) => Math.round(list.getBoundingClientRect().right - right));
    };
    for (; list.lastElementChild !== null; list.lastElementChild.remove()) {
      for (const width of [1200, 800, 500]) {
        main.style.inlineSize = `${width}px`;
        expect(ends(), `${list.childElementCount} cards in ${width} px`).toEqual(ends().map(() => 0));
      }
    }
  });

  // A card's tile stands in for its picture.
  test.runIf(promotions !== "cards")("a picture that cannot be loaded leaves a bonus with one figure", async () => {
    const image = "/no-such-picture.webp";
    const { screen } = await open({ house: bonusHouse({}, { getBonusMeta: () => [bonusMeta({ image }), metas[1]!] }) });
    await expect.element(screen.getByRole("main").getByText("Welcome bonus").first()).toBeVisible();
    const main = screen.getByRole("main").element();
    for (const picture of main.querySelectorAll("img")) picture.scrollIntoView();
    await eventually(() => main.querySelector(`img[src="${image}"]`)).toBeNull();
    expect(main.textContent?.match(/100%/g)).toHaveLength(1);
  });

  test.runIf(shared())(
    "§4 a bonus without a request has a request button; after a success the list reloads without the button",
    async () => {
      const site = await open({ house: bonusHouse() });
      await showRequest(site);
      await button(site, "Request this bonus").click();
      await expect.element(site.screen.getByText(/^on 19\.11\.2026.*The answer will be shown here/)).toBeVisible();
      await expect.element(button(site, "Request this bonus")).not.toBeInTheDocument();
      expect(requests(site.house).map(({ payload }) => payload)).toEqual([{ bonusId: 1 }]);
    },
  );

  test.runIf(shared())("two presses at once send one request, and the focus moves to its result", async () => {
    let answer: () => void = () => undefined;
    const house = bonusHouse();
    const send = house.answers.bonusRequest!;
    house.answers.bonusRequest = async (payload) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return send(payload as never);
    };
    const site = await open({ house });
    await showRequest(site);
    const requestButton = button(site, "Request this bonus");
    await expect.element(requestButton).toBeVisible();
    (requestButton.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(requestButton).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Enter}");
    expect(requests(house)).toHaveLength(1);
    answer();
    await expect.element(site.screen.getByText(/^on 19/)).toBeVisible();
    await eventually(() => document.activeElement?.textContent).toContain("Sent on 19");
  });

  test.runIf(shared())(
    "a request that did not reach the server is repeated with the same key; a refused one has another key",
    async () => {
      const house = bonusHouse({}, { bonusRequest: refuse("offline") });
      const site = await open({ house });
      await showRequest(site);
      await button(site, "Request this bonus").click();
      await button(site, "Try again").click();
      await eventually(() => requests(house).length).toBe(2);
      house.answers.bonusRequest = refuse("technical");
      await button(site, "Try again").click();
      await eventually(() => requests(house).length).toBe(3);
      await button(site, "Try again").click();
      await eventually(() => requests(house).length).toBe(4);
      const keys = requests(house).map(({ idempotencyKey }) => idempotencyKey);
      expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3]]).toEqual([true, true, false]);
    },
  );

  test.runIf(shared())(
    "§4 confirmed, cancelled with its reason, and used up are shown; a bonus that is available again can be requested again",
    async () => {
      const decided = { requested: true, resolvedAt: "2026-11-20T08:00:00Z" } as const;
      const house = bonusHouse({ ...decided, status: "confirmed", requestable: false });
      const site = await open({ house });
      await showRequest(site);
      await expect.element(site.screen.getByText("This bonus is available only once.")).toBeVisible();
      await expect.element(button(site, "Request again")).not.toBeInTheDocument();
      house.answers.getBonus = () => [
        playerBonus({ ...decided, status: "cancelled", reason: "No deposit yet" }),
        playerBonus(second),
      ];
      await site.app.services.queries.invalidateQueries({ queryKey: ["getBonus"] });
      await expect.element(site.screen.getByText("No deposit yet")).toBeVisible();
      await button(site, "Request again").click();
      await eventually(() => requests(house).length).toBe(1);
    },
  );

  test.runIf(shared())("a visitor can read everything, and is asked to sign in before a request", async () => {
    const house = fakeHouse({ getBonus: () => [playerBonus(), playerBonus(second)], getBonusMeta: () => metas });
    const site = await open({ house });
    await showRequest(site);
    await button(site, "Sign in to request").click();
    await expect.element(site.screen.getByText("Sign in to request a bonus.")).toBeVisible();
    expect(requests(house)).toEqual([]);
  });

  test.runIf(shared())("§8 a bonus fetch that fails empties the list; loading again fills it", async () => {
    const house = bonusHouse({}, { getBonus: refuse("technical") });
    const { screen } = await open({ house });
    await expect.element(screen.getByText("No bonuses available")).toBeVisible();
    house.answers.getBonus = () => [playerBonus()];
    await screen.getByRole("button", { name: "Check again" }).click();
    await expect.element(screen.getByText("No bonuses available")).not.toBeInTheDocument();
    await eventually(() => screen.getByRole("main").element().textContent).toContain("Welcome bonus");
  });

  test.runIf(shared())("without their descriptions bonuses are shown with their titles", async () => {
    const { screen } = await open({ house: bonusHouse({}, { getBonusMeta: refuse("technical") }) });
    await eventually(() => screen.getByRole("main").element().textContent).toContain("Monday back");
  });

  test.runIf(shared())("the address opens one, with its terms; the back button closes it", async () => {
    const site = await open({ house: bonusHouse() });
    if (promotions === "cards") await site.screen.getByRole("button", { name: "Read more Welcome bonus" }).click();
    else await showRequest(site);
    await expect.element(site.screen.getByText("Once per player, at odds of 1.50 or more.")).toBeVisible();
    expect(site.path()).toBe("/en/promotions?bonus=1");
    site.app.router.history.back();
    await eventually(site.path).toBe("/en/promotions");
    if (promotions !== "list") await eventually(() => site.screen.getByRole("dialog").query()).toBeNull();
  });

  test.each([1, 3, 12])("fills the page with %i bonuses, and shows the whole of a picture", async (count) => {
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    const house = fakeHouse({
      getBonus: () => ids.map((bonusId) => playerBonus({ bonusId, title: `Bonus ${bonusId}` })),
      getBonusMeta: () => ids.map((bonusId) => bonusMeta({ bonusId, image: bonusId === 1 ? bannerPicture : null })),
    });
    const { screen } = await open({ house, ...(promotions === "list" && { path: "/promotions?bonus=1" }) });
    await expect.element(screen.getByText(`Bonus ${count}`, { exact: true }).first()).toBeVisible();
    const main = screen.getByRole("main").element();
    const head = main.querySelector("[data-region=promo]:has(h1)")!.getBoundingClientRect();
    const items = [...main.querySelectorAll(promotions === "list" ? "h2" : "li:has(button)")].map((item) =>
      item.getBoundingClientRect(),
    );
    expect(items).toHaveLength(count);
    const picture = () => main.querySelector(`img[src="${bannerPicture}"]`);
    // The first and the last line of the page have the same two edges.
    const right = Math.max(head.right, items[0]!.right);
    expect(Math.round(Math.max(...items.map((item) => item.right)))).toBe(Math.round(right));
    expect(Math.round(items.at(-1)!.right)).toBe(Math.round(right));
    // The head fills the height beside a few rows.
    if (promotions === "list") expect(head.height).toBeGreaterThan(450);
    await eventually(() => picture()?.getBoundingClientRect().width ?? 0).toBeGreaterThan(0);
    expect(getComputedStyle(picture()!).objectFit).toBe("contain");
    const { height, width } = picture()!.getBoundingClientRect();
    if (promotions !== "story" || count > 1) expect(width / height).toBeCloseTo(1200 / 360, 1);
  });

  test.runIf(shared())("a request of one player is not shown to the next", async () => {
    const house = bonusHouse({}, { bonusRequest: refuse("technical") });
    const site = await open({ house });
    await showRequest(site);
    await button(site, "Request this bonus").click();
    await expect.element(button(site, "Try again")).toBeVisible();
    site.app.services.session.send({ type: "EXPIRED" });
    await eventually(() => document.body.textContent).toContain("Sign in to request");
    expect(document.body.textContent).not.toContain("Try again");
  });

  test.runIf(shared()).each(["", "?bonus=1"])("passes axe at %s", async (search) => {
    const { screen } = await open({ path: `/promotions${search}`, house: bonusHouse() });
    await eventually(() => document.body.textContent).toContain("Monday back");
    if (search !== "")
      await expect.element(screen.getByText("Once per player, at odds of 1.50 or more.")).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

test("a bonus that is withdrawn during the request leaves the list, with a notice", async () => {
  const house = bonusHouse();
  const site = await openSite({ path: "/promotions", house });
  const requestButton = site.screen.getByRole("button", { name: "Request this bonus Welcome bonus" });
  await expect.element(requestButton).toBeVisible();
  house.answers.getBonus = () => [playerBonus(second)];
  house.answers.bonusRequest = () => {
    throw new CallError("bonus_withdrawn");
  };
  await requestButton.click();
  await expect.element(site.screen.getByText("This bonus is no longer available.")).toBeVisible();
  await expect.element(requestButton).not.toBeInTheDocument();
});
