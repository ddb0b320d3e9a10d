import { expect } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { houseOfPlayer, pageOf, refuse } from "../../../testing/fake-house.ts";
import { couponDetail, couponSummary } from "../../../testing/fixtures.ts";
import type { Ground } from "../../../testing/walks/ground.ts";
import { use } from "../../../testing/walks/use.ts";

interface State {
  readonly filter: "won" | "lost" | null;
  readonly page: 1 | 2;
  /** The first coupon is open. */
  readonly open: boolean;
}

const start: State = { filter: null, page: 1, open: false };
const inList = ({ open }: State): boolean => !open;

/** The coupon number of the fake server for a filter and a page: each has its own. */
const numberAt = ({ filter, page }: Pick<State, "filter" | "page">): string =>
  `K7QX2M9PL${filter === "won" ? "W" : filter === "lost" ? "Z" : "R"}${page}T`;

function house() {
  return houseOfPlayer({
    getCoupons: ({ status, page }) => {
      const at = { filter: (status ?? null) as State["filter"], page: page as State["page"] };
      const row = couponSummary({ couponNumber: numberAt(at), ...(at.filter && { status: at.filter }) });
      return pageOf(at.filter === "lost" ? [] : [row], at.filter === null ? 21 : 1);
    },
    getCoupon: ({ couponNumber }) => couponDetail({ couponNumber }),
  });
}

export const ground: Ground<State> = {
  start,
  site: () => ({ path: "/coupons", house: house() }),
  moves: {
    won: {
      from: (state) => inList(state) && state.filter !== "won",
      to: () => ({ filter: "won", page: 1, open: false }),
      walk: (walker) => use(walker, "Won", { roles: ["button"] }),
    },
    "none of them": {
      from: (state) => inList(state) && state.filter !== "lost",
      to: () => ({ filter: "lost", page: 1, open: false }),
      walk: (walker) => use(walker, "Lost", { roles: ["button"] }),
    },
    all: {
      from: (state) => inList(state) && state.filter !== null,
      to: () => start,
      walk: (walker) => use(walker, "All", { roles: ["button"] }),
    },
    "leaf on": {
      from: (state) => inList(state) && state.filter === null && state.page === 1,
      to: (state) => ({ ...state, page: 2 }),
      walk: (walker) => use(walker, "Next page"),
    },
    "leaf back": {
      from: (state) => inList(state) && state.page === 2,
      to: (state) => ({ ...state, page: 1 }),
      walk: (walker) => use(walker, "Previous page"),
    },
    "read the first": {
      from: (state) => inList(state) && state.filter !== "lost",
      to: (state) => ({ ...state, open: true }),
      walk: (walker) => use(walker, /^K7QX2M9PL/, { roles: ["link"] }),
    },
    back: {
      from: ({ open }) => open,
      to: (state) => ({ ...state, open: false }),
      walk: ({ site }) => Promise.resolve(site.app.router.history.back()),
    },
    "look again after a failure": {
      from: (state) => inList(state) && state.filter !== "lost",
      to: (state) => state,
      walk: async (walker) => {
        const { app, house: server, screen } = walker.site;
        const answer = server.answers.getCoupons!;
        server.answers.getCoupons = refuse("technical");
        await app.services.queries.refetchQueries({ queryKey: ["getCoupons"] });
        await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
        server.answers.getCoupons = answer;
        await use(walker, "Try again");
        await expect.element(screen.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
      },
    },
  },
  check: async (state, { path, screen }) => {
    const main = screen.getByRole("main");
    if (state.open) {
      await eventually(path).toBe(`/en/coupons/${numberAt(state)}`);
      return;
    }
    const search = new URLSearchParams();
    if (state.filter !== null) search.set("status", state.filter);
    if (state.page > 1) search.set("page", String(state.page));
    await eventually(path).toBe(`/en/coupons${search.size > 0 ? `?${search.toString()}` : ""}`);
    const chosen = state.filter === "won" ? "Won" : state.filter === "lost" ? "Lost" : "All";
    await expect.element(main.getByRole("button", { name: chosen })).toHaveAttribute("aria-pressed", "true");
    if (state.filter === "lost") await expect.element(main.getByText("No coupons with this status")).toBeVisible();
    else await expect.element(main.getByRole("link", { name: new RegExp(`^${numberAt(state)}`) })).toBeVisible();
  },
};
