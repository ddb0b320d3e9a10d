export { dismissedKey } from "../announcements/dismissed-popups.ts";
export type { SiteCall } from "../core/client.ts";
export { runApp } from "../app/run-app.ts";
export { oneTab } from "./one-tab.ts";
export { createTranslate, type Translate } from "../core/translate.ts";
export { slipPositions } from "../variants/slip-positions.ts";
export { noRail } from "../styles/rule.ts";
export { openChat } from "../contacts/open-chat.ts";
export { chatFrameOf, sendFromChat } from "./chat-frame.ts";
export { houseOf, never, pageOf, refuse } from "./fake-house.ts";
export { fakeLive, footballInput, type FakeLive } from "./fake-live.ts";
export * from "./fixtures.ts";
export type { Answers } from "./answers.ts";
export { liveTimeline } from "./live-timeline.ts";
export {
  makeSite,
  plainBrand,
  type ChosenVariants,
  type MadeSite,
  type TestBrand,
  type TestSite,
} from "./make-site.ts";
export { scoreMarkets } from "./market-fixtures.ts";
export { paymentMethod, paymentMethods, paymentRequest, paymentAnswer } from "./payment-fixtures.ts";
export { bannerPicture } from "./pictures.ts";
export { captchaPicture, captchaSound, countries, currencies, fill, fillVisible, control } from "./registration.ts";
export { SiteInBrand, applyBrand } from "./site-in-brand.tsx";
export { messagesIn } from "./messages.ts";
export { modelDeclaration, variantComment } from "./sources.ts";
