import { never, panelCoupon, panelUser, refuse, staffOf } from "@livery/panel/testing";
import { panelStory } from "./panel-stories.tsx";

const meta = { title: "Panel/Pages" };
export default meta;

export const SignIn = panelStory({ path: "/", staff: null, shows: (t) => t("signIn.codeHint") });
export const SignInWrong = panelStory({
  path: "/",
  staff: null,
  calls: { panelSignIn: refuse("wrong_credentials") },
  play: async ({ press, type }) => {
    await type("signIn.name", "quay");
    await type("signIn.password", "tidal-lantern-40");
    await type("signIn.code", "123456");
    await press("signIn.submit");
  },
  shows: (t) => t("signIn.wrong"),
});
export const Dealers = panelStory({ path: "/dealers?dealer=22", shows: () => "Capstan Yard" });
export const DealersPhone = panelStory({ path: "/dealers?dealer=22", window: "phone", shows: () => "Capstan Yard" });
export const User = panelStory({ path: "/users/7", shows: () => "marina@example.org" });
export const UserMasked = panelStory({
  path: "/users/7",
  staff: staffOf("partner"),
  calls: {
    panelUser: () => panelUser(7, { firstName: "…", lastName: "…", email: "…", mobile: "…", may: ["user.view"] }),
  },
  shows: () => "marina",
});
export const UserLoading = panelStory({ path: "/users/7", calls: { panelUser: never }, shows: "busy" });
export const UserMissing = panelStory({
  path: "/users/7",
  calls: { panelUser: refuse("user_not_found") },
  shows: (t) => t("missing.title"),
});
export const UserServices = panelStory({ path: "/users/7?tab=services", shows: (t) => t("field.casino") });
export const UserLimits = panelStory({ path: "/users/7?tab=limits", shows: (t) => t("field.combine") });
export const CreateUser = panelStory({ path: "/users/new", shows: (t) => t("create.passwordHint") });
export const Coupon = panelStory({ path: "/coupons/41", shows: () => "Arsenal 2" });
export const CouponCancelled = panelStory({
  path: "/coupons/41",
  calls: {
    panelCoupon: () => panelCoupon(41, { status: "cancelled", cancellableUntil: null, reason: "Typed twice" }),
  },
  shows: () => "Typed twice",
});
export const Password = panelStory({ path: "/password", shows: (t) => t("password.text") });
export const Forbidden = panelStory({
  path: "/audit",
  staff: staffOf("sub-dealer"),
  shows: (t) => t("forbidden.title"),
});
export const Missing = panelStory({ path: "/nowhere", shows: (t) => t("missing.title") });
export const Unreachable = panelStory({
  path: "/",
  calls: { panelMe: refuse("maintenance") },
  shows: (t) => t("error:maintenance"),
});
