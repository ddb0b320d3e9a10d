import type { CallError, CouponFilter, CouponSummary } from "@livery/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { couponsChanged } from "../../core/private-queries.ts";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useSettings } from "../../core/site-settings.ts";
import { pathOf, readSearch } from "../../routes/paths.ts";
import { idOf } from "../../routes/id-parameter.ts";
import { waitsForResult } from "../coupon/status.ts";
import { couponDays, type CouponDay } from "./by-day.ts";
import { orderCoupons, readOrder, writeOrder, type CouponOrder } from "./order.ts";

export const couponFilters = ["waiting", "won", "lost", "sold", "cancelled"] as const satisfies readonly CouponFilter[];

export interface CouponsModel {
  /** empty: there are no coupons at all; none: there are none with the chosen status. */
  readonly state: "loading" | "ready" | "empty" | "none" | "failed";
  readonly filter: CouponFilter | null;
  readonly choose: (filter: CouponFilter | null) => void;
  /** Coupons of the page, in `order`. */
  readonly coupons: readonly CouponSummary[];
  readonly order: CouponOrder;
  /** Sorts the coupons of the page; the server returns pages newest first. */
  readonly chooseOrder: (order: CouponOrder) => void;
  /** Coupons of the page by day, newest first, independent of `order`. */
  readonly days: readonly CouponDay[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly openPage: (page: number) => void;
  readonly error: CallError | null;
  readonly retry: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly coupons: CouponsModel;
  }
}

const pageSize = 20;
/** Milliseconds between requests while an open coupon is on the page. */
const openEvery = 5_000;

/** The player's coupons, by the status and page in the address. Open ones are requested again until they are settled. */
export function useCouponsModel(): CouponsModel {
  const { boot, client, queries, session } = useServices();
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const { filter, order, page } = useMemo(() => readFilter(readSearch(search)), [search]);
  const { timeZone } = useSettings();
  const answer = useQuery({
    ...callQuery(client, "getCoupons", { ...(filter !== null && { status: filter }), page, pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some(({ status }) => waitsForResult(status)) ? openEvery : false),
  });
  const rows = answer.data?.rows;
  useOnSettled(rows, () => {
    session.send({ type: "REFRESH" });
    couponsChanged(queries);
  });
  const pages = Math.max(1, Math.ceil((answer.data?.total ?? 0) / pageSize));
  const coupons = useMemo(() => orderCoupons(rows ?? [], order), [rows, order]);
  const days = useMemo(() => couponDays(rows ?? [], timeZone, { page, pages }), [rows, timeZone, page, pages]);
  const go = (next: CouponChoice, resetScroll = true): void => {
    const search = {
      status: next.filter ?? undefined,
      page: next.page > 1 ? next.page : undefined,
      sort: writeOrder(next.order),
    };
    void router.navigate({ to: pathOf(boot.lang, "Coupons"), search, resetScroll });
  };
  return {
    state: couponsState({ rows: rows?.length, filtered: filter !== null, failed: answer.isError }),
    filter,
    choose: (next) => go({ filter: next, order, page: 1 }),
    coupons,
    order,
    chooseOrder: (next) => go({ filter, order: next, page }, false),
    days,
    total: answer.data?.total ?? 0,
    page,
    pages,
    openPage: (next) => go({ filter, order, page: next }),
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}

interface CouponChoice {
  readonly filter: CouponFilter | null;
  readonly page: number;
  readonly order: CouponOrder;
}

/** Reads the choice of the address; an unknown status means no filter. */
export function readFilter(search: Readonly<Record<string, string | undefined>>): CouponChoice {
  return {
    filter: couponFilters.find((each) => each === search["status"]) ?? null,
    page: idOf(search["page"]) ?? 1,
    order: readOrder(search["sort"]),
  };
}

export function couponsState(facts: {
  readonly rows: number | undefined;
  readonly filtered: boolean;
  readonly failed: boolean;
}): CouponsModel["state"] {
  if (facts.rows === undefined) return facts.failed ? "failed" : "loading";
  if (facts.rows > 0) return "ready";
  return facts.filtered ? "none" : "empty";
}

/** Calls `onSettled` if a coupon that was open in the last response no longer is: balance and transactions have changed too. */
function useOnSettled(rows: readonly CouponSummary[] | undefined, onSettled: () => void): void {
  const open = useRef<ReadonlySet<number>>(new Set());
  const notify = useEffectEvent(onSettled);
  useEffect(() => {
    if (rows === undefined) return;
    const changed = newlySettled(open.current, rows);
    open.current = new Set(rows.flatMap(({ couponId, status }) => (waitsForResult(status) ? [couponId] : [])));
    if (changed) notify();
  }, [rows]);
}

/** Returns whether a coupon that was open is among the rows with another status. */
export function newlySettled(
  open: ReadonlySet<number>,
  rows: readonly Pick<CouponSummary, "couponId" | "status">[],
): boolean {
  return rows.some(({ couponId, status }) => open.has(couponId) && !waitsForResult(status));
}
