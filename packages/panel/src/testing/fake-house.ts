import { houseFetch } from "@livery/browser-app/testing";
import { CallError } from "@livery/contract";
import { panelCalls, type SavedView, type Staff } from "@livery/contract/panel";
import * as dealers from "./dealer-fixtures.ts";
import { fakeBonuses } from "./fake-bonuses.ts";
import { fakePayments } from "./fake-payments.ts";
import * as fixtures from "./fixtures.ts";
import { namedResults } from "./named-results.ts";
import { pageOf, several } from "./paged.ts";
import type { Answers, RecordedCall } from "./answers.ts";

export { pageOf } from "./paged.ts";

export interface FakeHouse {
  /** The answer of each call; a test replaces those that it is about. */
  readonly answers: Answers;
  /** Calls in order of arrival. */
  readonly calls: RecordedCall[];
  /** Calls without an answer, and answers that do not fit their call, as text. */
  readonly faults: string[];
  readonly fetch: typeof globalThis.fetch;
  /** Tells how much of an upload it has received, from 0 to 1. */
  received: (share: number) => void;
}

/** A fake server that gives the configured answers, and no others. */
export function houseOf(answers: Answers): FakeHouse {
  const calls: RecordedCall[] = [];
  const faults: string[] = [];
  const recorder = { received: (call: RecordedCall) => calls.push(call), fault: (fault: string) => faults.push(fault) };
  const fetch = houseFetch({ rows: panelCalls, answers, named: namedResults }, recorder);
  return { answers, calls, faults, fetch, received: () => undefined };
}

/** A fake server with a signed-in account, a small branch, and some records of every kind. */
export function fakeHouse(changes: Answers = {}, staff: Staff | null = fixtures.staffOf()): FakeHouse {
  const signedIn = staff ?? fixtures.staffOf();
  let here = staff !== null;
  const users = several(120, (index) => fixtures.userRow(index));
  const coupons = several(64, (index) => fixtures.couponRow(index));
  const movements = several(40, (index) => fixtures.movementRow(index));
  const trail = several(12, (index) => fixtures.auditRow(index));
  const matches = several(30, (index) => fixtures.resultRow(index));
  const resultAnswer = { matchId: 31, version: 3, state: "done", requestId: null } as const;
  const views: SavedView[] = [];
  return houseOf({
    panelMe: () => {
      if (!here) throw new CallError("signed_out");
      return signedIn;
    },
    panelSignIn: () => {
      here = true;
      return signedIn;
    },
    panelSignOut: () => {
      here = false;
      return {};
    },
    panelConfirm: () => signedIn,
    panelDealers: ({ parentId }) =>
      parentId === undefined ? [dealers.quay] : parentId === 20 ? dealers.branches : dealers.breakwater,
    panelDealerSearch: ({ search }) => dealers.foundDealers(search),
    panelDealer: ({ dealerId }) => {
      const node = [dealers.quay, ...dealers.branches, ...dealers.breakwater].find(
        (each) => each.dealerId === dealerId,
      );
      if (node === undefined) throw new CallError("dealer_not_found");
      return dealers.dealerDetail(node, {
        may: dealerId === 20 ? ["user.create"] : ["user.view", "credit.down", "limit.raise", "role.edit"],
      });
    },
    panelDealerExposure: () => dealers.dealerExposure(),
    panelDealerLimits: () => dealers.dealerDetail(dealers.quay),
    panelDealerSale: () => dealers.dealerDetail(dealers.quay),
    panelUsers: ({ filter, sort, ...query }) => {
      const found = users
        .filter(({ userName }) => userName.includes(filter.search ?? ""))
        .filter(({ active }) => filter.active === undefined || active === filter.active);
      if (sort?.by === "balance") found.sort((one, other) => Number(one.balance - other.balance));
      return pageOf(sort?.descending === true ? found.toReversed() : found, query);
    },
    panelUsersExport: () => "Username,Balance\r\nplayer001,12.50\r\n",
    panelUser: ({ playerId }) => fixtures.panelUser(playerId),
    panelCoupons: (query) => pageOf(coupons, query),
    panelCouponsExport: () => "Number\r\nK7QX2M9P0001\r\n",
    panelCoupon: ({ couponId }) => fixtures.panelCoupon(couponId),
    panelMovements: (query) => pageOf(movements, query),
    panelMovementsExport: () => "Amount\r\n1.00\r\n",
    panelResults: (query) => pageOf(matches, query),
    panelResultsExport: () => "Match\r\n31\r\n",
    panelResult: ({ matchId }) => fixtures.matchResult(matchId),
    panelResultOutlook: () => ({ impact: [fixtures.impact], secondPerson: false }),
    panelResultEnter: () => resultAnswer,
    panelResultMarket: () => resultAnswer,
    panelResultVoid: () => resultAnswer,
    panelResultRollBack: () => resultAnswer,
    panelResultConfirm: () => resultAnswer,
    panelResultRefuse: () => ({ ...resultAnswer, state: "refused" }),
    ...fakePayments(),
    ...fakeBonuses(),
    panelAudit: (query) => pageOf(trail, query),
    panelAuditExport: () => "Action\r\nUser services changed\r\n",
    panelViews: ({ list }) => views.filter((view) => view.list === list),
    panelViewSave: ({ list, name, query, viewId }) => {
      const view = { viewId: viewId ?? views.length + 1, list, name, query };
      const at = views.findIndex((each) => each.viewId === viewId);
      if (at < 0) views.push(view);
      else views[at] = view;
      return view;
    },
    panelViewDelete: ({ viewId }) => {
      const left = views.filter((view) => view.viewId !== viewId);
      views.splice(0, views.length, ...left);
      return { left: left.length };
    },
    ...changes,
  });
}

export function refuse(code: CallError["code"], detail: ConstructorParameters<typeof CallError>[1] = {}): () => never {
  return () => {
    throw new CallError(code, detail);
  };
}

/** An answer that never arrives. */
export const never = (): Promise<never> => new Promise(() => undefined);
