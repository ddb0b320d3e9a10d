export { betSlipMachine, placementTimeout, slipPhase, type SlipPhase } from "./slip/slip.machine.ts";
export { slipView, type BonusProgress, type LegView, type SlipProblem, type SlipView } from "./slip/slip.view.ts";
export { bookableSlip, loadedSlip, type LoadedSlip } from "./slip/booking/booked-slip.ts";
export {
  bookingPhase,
  slipBookingMachine,
  type BookableSlip,
  type BookingInput,
  type BookingPhase,
} from "./slip/booking/booking.machine.ts";
export type { SizeChoice, SystemView } from "./slip/system-view.ts";
export {
  offeredSelection,
  outcomeRef,
  sameLimits,
  type ClosedReason,
  type OfferedSelection,
  type SelectionChange,
  type SlipSelection,
} from "./slip/selection.ts";
export type { PricedSystem } from "./slip/coupon.ts";
export type { PlacedForm } from "./slip/placement/receipt.ts";
export type { Attempt } from "./slip/attempt.ts";
export type { SlipContext, SlipInput, SlipRefusal } from "./slip/slip.context.ts";
export type { EditEvent, SlipEmitted, SlipEvent, SlipNotice, EnvironmentEvent } from "./slip/events.ts";
export type { SlipRecord } from "./slip/storage/record.ts";
export { limitsOfUser, limitsOfVisitor } from "./slip/limits.ts";
export { persistSlip, readSlip, slipStorageKey, type SlipStorage } from "./slip/storage/persist.ts";
export { parseSlip, writeSlip } from "./slip/storage/record.ts";
export {
  couponSaleMachine,
  couponSalePhase,
  untilOf,
  type CouponSaleInput,
  type CouponSalePhase,
} from "./coupon-sale/coupon-sale.machine.ts";
export {
  appStartMachine,
  startView,
  type AppStartContext,
  type AppStartEvent,
  type AppStartInput,
} from "./app-start/app-start.machine.ts";
export { beforeStart, startSteps, type StartStep, type StartView } from "./app-start/app-start.view.ts";
export {
  sessionMachine,
  sessionView,
  type Credentials,
  type SessionContext,
  type SessionEmitted,
  type SessionEvent,
  type SessionInput,
} from "./session/session.machine.ts";
export { beforeSession, type SessionProblem, type SessionView } from "./session/session.view.ts";
export {
  signedInFlagKey,
  signedInUserKey,
  storedFlag,
  type FlagEnvironment,
  type SignedInFlag,
} from "./session/flag.ts";
export {
  notifyOverlayMachine,
  overlayNotice,
  overlayStatus,
  type OverlayEvent,
  type OverlayNotice,
  type OverlayStatus,
} from "./notify/notify.machine.ts";
export {
  popupShownFor,
  popupsMachine,
  popupsView,
  type PopupHold,
  type PopupsContext,
  type PopupsEvent,
  type PopupsInput,
  type PopupsView,
} from "./popups/popups.machine.ts";
export { popupsStoppedKey, storedStopped, type StoppedChoice, type StoppedEnvironment } from "./popups/stopped.ts";
export {
  updateBannerMachine,
  updateOffered,
  type ReleaseAnswer,
  type UpdateContext,
  type UpdateEmitted,
  type UpdateEvent,
  type UpdateInput,
} from "./update/update.machine.ts";
export { registrationMachine } from "./registration/registration.machine.ts";
export type { NewAccount } from "./registration/account.ts";
export type {
  CaptchaKind,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
} from "./registration/registration.context.ts";
export {
  checkedFields,
  registrationFields,
  registrationParts,
  type CheckedField,
  type RegistrationField,
  type RegistrationPart,
  type RegistrationValues,
} from "./registration/fields.ts";
export type { FieldProblem } from "./registration/rules.ts";
export {
  firstWrong,
  isPartDone,
  registrationView,
  type FieldView,
  type RegistrationView,
  type ShownProblem,
} from "./registration/registration.view.ts";
export {
  handOffMachine,
  type HandOffContext,
  type HandOffEmitted,
  type HandOffInput,
} from "./hand-off/hand-off.machine.ts";
export { handedSlipKey, storedHandedSlip, type HandedEnvironment, type HandedSlip } from "./hand-off/handed.ts";
export { mobileAddress, mobileBelow, type Arrival } from "./hand-off/mobile-address.ts";
export { housePaths, type HousePaths, type HousePathsOptions } from "./house-paths/house-paths.ts";
export {
  liveLinkState,
  liveSocketMachine,
  liveSocketTimes,
  type LinkListener,
  type LiveLinkState,
  type LiveRole,
  type LiveSocketInput,
} from "./live-socket/live-socket.machine.ts";
export {
  paymentRequestMachine,
  paymentRequestPhase,
  type SentPayment,
  type PaymentRequestInput,
  type PaymentRequestPhase,
} from "./payment-request/payment-request.machine.ts";
export {
  accepts,
  methodOf,
  pendingOf,
  problemsOf,
  questionsOf,
  widestRange,
  type AmountRange,
  type PaymentProblem,
  type PaymentQuestion,
  type PaymentRefusal,
} from "./payment-request/draft.ts";
export {
  forgetPaymentAttempt,
  storePaymentAttempt,
  storedPaymentAttempt,
  paymentAttemptKey,
  type AttemptEnvironment,
  type PaymentAttempt,
  type PaymentOrder,
} from "./payment-request/attempt.ts";
export { quickAmounts } from "./payment-request/quick-amounts.ts";
