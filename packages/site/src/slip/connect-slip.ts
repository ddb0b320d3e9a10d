import { currencyRecord } from "@livery/i18n";
import type { SlipEmitted, SlipSelection, SlipStorage } from "@livery/machines";
import { parseOdds } from "@livery/betting";
import {
  CallError,
  type CouponDetail,
  type ErrorParams,
  type MatchSummary,
  type Page,
  type PlacedCoupon,
  type UserInfo,
} from "@livery/contract";
import type { QueryKey } from "@tanstack/react-query";
import type { SiteCall } from "../core/client.ts";
import { couponsChanged } from "../core/private-queries.ts";
import type { KnownUser, Services } from "../core/services.ts";
import { userOf } from "../core/user.ts";
import { followBookingLink } from "./booking-link.ts";
import { followLiveSelections } from "./live-selections.ts";
import { awaitDecision, resumeDecision, type Decided } from "./pending-bet.ts";
import { changesOf, goneMatch } from "./price-bridge.ts";
import { startSlip, type SlipActor } from "./slip-actor.ts";

/** Starts the slip and connects it to session, network, prices and overlay. Called once, in a browser, after the first view. */
export function connectSlip(services: Services, environment: SlipStorage & { readonly window: Window }): void {
  const { client, connection, session, settings, slip } = services;
  const user = known(userOf(session.state.get()));
  const { actor, running } = startSlip(
    {
      place: (request, key, signal) => client.call("createcoupon", request, { idempotencyKey: key, signal }),
      newKey: () => crypto.randomUUID(),
      minorDigits: (currency) => currencyRecord(currency).digits,
      defaultCurrency: settings.get().defaultCurrency,
      quickStakes: settings.get().quickStakes,
      user,
      online: connection.online.get(),
      feedPosition: ({ matchId }) => services.live.position(`match:${matchId}`),
    },
    environment,
  );
  followSession(actor, services);
  connection.online.subscribe(() => actor.send({ type: connection.online.get() ? "ONLINE" : "OFFLINE" }));
  followPrices(actor, services);
  followLiveSelections(
    {
      selections: () => actor.getSnapshot().context.selections,
      subscribe: (changed) => void actor.subscribe(changed),
      send: (changes) => actor.send({ type: "SELECTION_CHANGED", changes }),
    },
    services.live,
    (run) => void requestAnimationFrame(run),
  );
  notifyOthers(actor, services);
  void resumeWhenKnown(actor, services);
  slip.attach(running);
  void followBookingLink(services, environment.window);
}

function known(user: KnownUser) {
  return user === "unknown" ? null : user;
}

function followSession(actor: SlipActor, { session }: Services): void {
  let last = userOf(session.state.get());
  session.state.subscribe(() => {
    const user = userOf(session.state.get());
    if (user === last || user === "unknown") return;
    last = user;
    actor.send({ type: "USER", user });
  });
}

/** The one bridge from the answers of calls to the slip (D56). */
function followPrices(actor: SlipActor, { queries, now }: Services): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const selections = actor.getSnapshot().context.selections;
    if (selections.length === 0) return;
    const { queryKey } = event.query;
    if (event.action.type === "success") {
      const changes = matchesIn(queryKey, event.action.data).flatMap((match) =>
        changesOf(selections, match, queryKey[0] === "apiOdds"),
      );
      if (changes.length > 0) actor.send({ type: "SELECTION_CHANGED", changes });
    } else if (event.action.type === "error") {
      const changes = gone(selections, queryKey, event.action.error, now());
      if (changes.length > 0) actor.send({ type: "SELECTION_CHANGED", changes });
    }
  });
}

function matchesIn([key]: QueryKey, data: unknown): readonly MatchSummary[] {
  if (key === ("apiOdds" satisfies SiteCall)) return [data as MatchSummary];
  return key === ("matches" satisfies SiteCall) ? (data as Page<MatchSummary>).rows : [];
}

function gone(selections: readonly SlipSelection[], [key, payload]: QueryKey, error: unknown, now: number) {
  if (key !== "apiOdds" || !(error instanceof CallError) || error.code !== "not_found") return [];
  return goneMatch(selections, (payload as { readonly matchId: number }).matchId, new Date(now));
}

/** All notices about the placement share one overlay. */
const subject = "placing";

function decidedFor(actor: SlipActor, services: Services): Decided {
  return {
    confirmed: (coupon) => {
      actor.send({ type: "CONFIRMED", coupon });
      notifyPlaced(services, coupon, coupon.legs.length);
    },
    rejected: () => {
      actor.send({ type: "DISMISS" });
      services.events?.send({ type: "betRefused", detail: { code: "rejected" } });
    },
  };
}

/** Notifies the brand's plugins of an accepted bet. */
function notifyPlaced({ events, session }: Services, coupon: PlacedCoupon | CouponDetail, selections: number): void {
  const currency = known(userOf(session.state.get()))?.currency;
  if (currency === undefined) return;
  const { couponId, couponNumber, maxReturn, totalStake } = coupon;
  const detail = { couponId, couponNumber, selections, stake: totalStake, maxReturn, currency };
  events?.send({ type: "betPlaced", detail });
}

/** A bet that was pending when the page was left belongs to one player (D14). */
async function resumeWhenKnown(actor: SlipActor, services: Services): Promise<void> {
  const user = await knownUser(services);
  if (user !== null) await resumeDecision(services, subject, decidedFor(actor, services));
}

/** Waits until the session is known; resolves to the user, or null for a visitor. */
async function knownUser({ session: { state } }: Services): Promise<UserInfo | null> {
  return await new Promise((resolve) => {
    const check = (): void => {
      const user = userOf(state.get());
      if (user === "unknown") return;
      stop();
      resolve(user);
    };
    const stop = state.subscribe(check);
    check();
  });
}

/** Passes the slip's events on to the overlay, the balance, the lists of coupons and the sign-in form. */
function notifyOthers(actor: SlipActor, services: Services): void {
  const { overlay, queries, session, signIn } = services;
  const handlers: { readonly [Type in SlipEmitted["type"]]: (event: Extract<SlipEmitted, { type: Type }>) => void } = {
    placing: () =>
      overlay.send({
        type: "SHOW",
        notice: { status: "creatingCoupon", message: "feedback:overlay.creating", params: {}, subject },
      }),
    placed: ({ coupon }) => {
      session.send({ type: "BALANCE", balance: coupon.balance });
      couponsChanged(queries);
      if (coupon.status === "pending") return awaitDecision(services, coupon, subject, decidedFor(actor, services));
      notifyPlaced(services, coupon, coupon.odds.length);
      const params = { number: coupon.couponNumber };
      return overlay.send({
        type: "SHOW",
        notice: { status: "success", message: "slip:placed.title", params, subject },
      });
    },
    // The slip itself shows the error and what can be done; the overlay only closes.
    refused: ({ refusal }) => {
      overlay.send({ type: "END", subject });
      services.events?.send({ type: "betRefused", detail: { code: refusal.code } });
    },
    unknown: () => overlay.send({ type: "END", subject }),
    signInNeeded: () => signIn.set({ because: "place", returnTo: null }),
    notice: ({ notice }) =>
      overlay.send({
        type: "SHOW",
        notice: {
          status: "warning",
          message: notice.key.replace(".", ":"),
          params: shown(notice.params, services),
          subject: notice.key,
        },
      }),
  };
  for (const type of Object.keys(handlers) as SlipEmitted["type"][]) actor.on(type, handlers[type] as never);
}

/** Replaces a limit of the odds by its text in the player's odds format. */
function shown(params: ErrorParams, { formatsFor, odds, settings }: Services): ErrorParams {
  const limit = params["limit"];
  const formats = formatsFor(settings.get(), odds.shown.get());
  return typeof limit === "string" ? { ...params, limit: formats.odds(parseOdds(limit)) } : params;
}
