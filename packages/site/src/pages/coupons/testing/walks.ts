import { expect } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { houseOfPlayer, pageOf, refuse } from "../../../testing/fake-house.ts";
import { couponDetail, couponSummary } from "../../../testing/fixtures.ts";
import type { Ground } from "../../../testing/walks/ground.ts";
import { use } from "../../../testing/walks/use.ts";

interface Place {
  readonly filter: "won" | "lost" | null;
  readonly page: 1 | 2;
  /** The first coupon is open. */
  readonly open: boolean;
}

const start: Place = { filter: null, page: 1, open: false };
const inList = ({ open }: Place): boolean => !open;

/** What the house has at a place: a number of its own for each filter and page. */
const numberAt = ({ filter, page }: Pick<Place, "filter" | "page">): string =>
  `K7QX2M9PL${filter === "won" ? "W" : filter === "lost" ? "Z" : "R"}${page}T`;

function house() {
  return houseOfPlayer({
    getCoupons: ({ status, page }) => {
      const at = { filter: (status ?? null) as Place["filter"], page: page as Place["page"] };
      const row = couponSummary({ couponNumber: numberAt(at), ...(at.filter && { status: at.filter }) });
      return pageOf(at.filter === "lost" ? [] : [row], at.filter === null ? 21 : 1);
    },
    getCoupon: ({ couponNumber }) => couponDetail({ couponNumber }),
  });
}

export const ground: Ground<Place> = {
  start,
  site: () => ({ path: "/coupons", house: house() }),
  moves: {
    won: {
      from: (place) => inList(place) && place.filter !== "won",
      to: () => ({ filter: "won", page: 1, open: false }),
      walk: (walker) => use(walker, "Won", { roles: ["button"] }),
    },
    "none of them": {
      from: (place) => inList(place) && place.filter !== "lost",
      to: () => ({ filter: "lost", page: 1, open: false }),
      walk: (walker) => use(walker, "Lost", { roles: ["button"] }),
    },
    all: {
      from: (place) => inList(place) && place.filter !== null,
      to: () => start,
      walk: (walker) => use(walker, "All", { roles: ["button"] }),
    },
    "leaf on": {
      from: (place) => inList(place) && place.filter === null && place.page === 1,
      to: (place) => ({ ...place, page: 2 }),
      walk: (walker) => use(walker, "Next page"),
    },
    "leaf back": {
      from: (place) => inList(place) && place.page === 2,
      to: (place) => ({ ...place, page: 1 }),
      walk: (walker) => use(walker, "Previous page"),
    },
    "read the first": {
      from: (place) => inList(place) && place.filter !== "lost",
      to: (place) => ({ ...place, open: true }),
      walk: (walker) => use(walker, /^K7QX2M9PL/, { roles: ["link"] }),
    },
    back: {
      from: ({ open }) => open,
      to: (place) => ({ ...place, open: false }),
      walk: ({ site }) => Promise.resolve(site.app.router.history.back()),
    },
    "look again after a failure": {
      from: (place) => inList(place) && place.filter !== "lost",
      to: (place) => place,
      walk: async (walker) => {
        const { app, house: asked, screen } = walker.site;
        const answer = asked.answers.getCoupons!;
        asked.answers.getCoupons = refuse("technical");
        await app.services.queries.refetchQueries({ queryKey: ["getCoupons"] });
        await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
        asked.answers.getCoupons = answer;
        await use(walker, "Try again");
        await expect.element(screen.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
      },
    },
  },
  seen: async (place, { path, screen }) => {
    const main = screen.getByRole("main");
    if (place.open) {
      await eventually(path).toBe(`/en/coupons/${numberAt(place)}`);
      return;
    }
    const search = new URLSearchParams();
    if (place.filter !== null) search.set("status", place.filter);
    if (place.page > 1) search.set("page", String(place.page));
    await eventually(path).toBe(`/en/coupons${search.size > 0 ? `?${search.toString()}` : ""}`);
    const chosen = place.filter === "won" ? "Won" : place.filter === "lost" ? "Lost" : "All";
    await expect.element(main.getByRole("button", { name: chosen })).toHaveAttribute("aria-pressed", "true");
    if (place.filter === "lost") await expect.element(main.getByText("No coupons with this status")).toBeVisible();
    else await expect.element(main.getByRole("link", { name: new RegExp(`^${numberAt(place)}`) })).toBeVisible();
  },
};
