import {
  appStartMachine,
  betSlipMachine,
  couponSaleMachine,
  handOffMachine,
  liveSocketMachine,
  notifyOverlayMachine,
  popupsMachine,
  registrationMachine,
  sessionMachine,
  slipBookingMachine,
  paymentRequestMachine,
  updateBannerMachine,
} from "@livery/machines";
import type { AnyStateMachine } from "xstate";

/** A flow of the site that is drawn. */
export interface Flow {
  readonly title: string;
  readonly machine: AnyStateMachine;
  /** What the player meets in it, with the specification's section. */
  readonly about: string;
}

export type FlowName =
  | "appStart"
  | "session"
  | "betSlip"
  | "slipBooking"
  | "couponSale"
  | "transferRequest"
  | "registration"
  | "liveSocket"
  | "notifyOverlay"
  | "popups"
  | "updateBanner"
  | "handOff";

/** Every flow of `@livery/machines`. */
export const flows: Readonly<Record<FlowName, Flow>> = {
  appStart: {
    title: "App start",
    machine: appStartMachine,
    about: "What has to be there before a page is shown, step by step; each can fail and be tried again (§4).",
  },
  session: {
    title: "Session",
    machine: sessionMachine,
    about: "Who sits before the page, in this tab and the others (§4, D30).",
  },
  betSlip: {
    title: "Bet slip",
    machine: betSlipMachine,
    about:
      "From the first selection to a placed coupon; a bet whose answer stays away is asked for until it is known (§4, §5, D60).",
  },
  slipBooking: {
    title: "Slip booking",
    machine: slipBookingMachine,
    about: "A slip is put down under a code, and loaded by one (D22).",
  },
  couponSale: {
    title: "Coupon sale",
    machine: couponSaleMachine,
    about: "A coupon is sold at a price that stands for some seconds (§9).",
  },
  transferRequest: {
    title: "Payment request",
    machine: paymentRequestMachine,
    about: "A deposit or withdrawal: filled in, reviewed, sent once under its key; one a direction waits (§4, I14).",
  },
  registration: {
    title: "Registration",
    machine: registrationMachine,
    about:
      "A visitor opens an account: what is typed is judged at once, what others have is asked for after a rest, and it is sent once (§5).",
  },
  liveSocket: {
    title: "Live link",
    machine: liveSocketMachine,
    about: "One socket a browser, visible retries, then quiet ones, rest in a maintenance (§4, D28, D29).",
  },
  notifyOverlay: {
    title: "Notices",
    machine: notifyOverlayMachine,
    about: "One notice over the page at a time, the others in turn (§4).",
  },
  popups: {
    title: "Announcements",
    machine: popupsMachine,
    about: "The carousel of announcements: it turns by itself while nobody is in it (§4).",
  },
  updateBanner: {
    title: "Update",
    machine: updateBannerMachine,
    about: "A newer build is offered, and a maintenance noticed (§2).",
  },
  handOff: {
    title: "Hand-off",
    machine: handOffMachine,
    about: "Crossing to the site's other host with session and slip (D49).",
  },
};
