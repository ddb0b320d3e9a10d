import { panelUser, refuse, staffOf } from "@livery/panel/testing";
import { isIdle, until } from "../site/sight.ts";
import { panelStory, type PanelStage } from "./panel-stories.tsx";

const meta = { title: "Panel/Deeds" };
export default meta;

const sending = async ({ press, type }: PanelStage): Promise<void> => {
  await press("credit.send");
  await type("credit.amount", "25");
};

export const SendCredit = panelStory({ path: "/users/7", play: sending, shows: (t) => t("credit.moved") });
export const SendCreditRefused = panelStory({
  path: "/users/7",
  calls: { panelUserSend: refuse("insufficient_credit") },
  play: async (stage) => {
    await sending(stage);
    stage.canvas.querySelector<HTMLButtonElement>("[role=dialog] button[type=submit]")?.click();
  },
  shows: (t) => t("error:insufficient_credit"),
});
export const UnknownChecking = panelStory({
  path: "/users/7",
  calls: {
    panelUserSend: () => {
      throw new TypeError("the line broke");
    },
  },
  play: async (stage) => {
    await sending(stage);
    stage.canvas.querySelector<HTMLButtonElement>("[role=dialog] button[type=submit]")?.click();
  },
  shows: (t) => t("deed.checking"),
});
export const CancelCoupon = panelStory({
  path: "/coupons/41",
  play: async ({ press }) => {
    await press("cancel.title");
    await press("cancel.submit");
  },
  shows: (t) => t("form.reasonShort"),
});
export const SecondFactor = panelStory({
  path: "/coupons/41",
  staff: staffOf("admin"),
  calls: { panelCouponCancel: refuse("second_factor_needed") },
  play: async ({ press, type, canvas }) => {
    await press("cancel.title");
    await type("form.reason", "Typed twice");
    canvas.querySelector<HTMLButtonElement>("[role=dialog] button[type=submit]")?.click();
  },
  shows: (t) => t("factor.title"),
  rests: false,
});
export const EditServices = panelStory({
  path: "/users/7?tab=services",
  play: ({ press }) => press("form.change"),
  shows: (t) => t("form.reasonHint"),
});
export const EditLimits = panelStory({
  path: "/users/7?tab=limits",
  play: ({ press }) => press("form.change"),
  shows: (t) => t("form.reasonHint"),
});
let version = 4;
export const Conflict = panelStory({
  path: "/users/7?tab=services",
  calls: {
    panelUser: () => panelUser(7, { version, online: version > 4 }),
    panelUserServices: refuse("version_conflict"),
  },
  play: async ({ press, canvas }) => {
    version = 4;
    await press("form.change");
    canvas.querySelectorAll<HTMLInputElement>("fieldset input[type=checkbox]")[4]?.click();
    version = 5;
    await press("form.save");
  },
  shows: (t) => t("conflict.title"),
});
export const SessionEnded = panelStory({
  path: "/users/7?tab=services",
  calls: { panelUserServices: refuse("signed_out") },
  play: async ({ press, canvas }) => {
    await press("form.change");
    canvas.querySelectorAll<HTMLInputElement>("fieldset input[type=checkbox]")[4]?.click();
    await press("form.save");
  },
  shows: (t) => t("ended.title"),
});
export const IdleWarning = panelStory({
  path: "/users",
  play: async ({ canvas, made }) => {
    // An answer that is still out would be a sign of life after this.
    await until(() => canvas.querySelector("tbody td") !== null && isIdle(canvas), "the list is there");
    made.panel.reachedAt.set(made.panel.now() - 28.5 * 60_000);
  },
  shows: (t) => t("idle.title"),
});
export const SeveralCoupons = panelStory({
  path: "/coupons",
  play: async ({ canvas, press }) => {
    const box = (): HTMLInputElement | undefined =>
      [...canvas.querySelectorAll<HTMLInputElement>("tbody input[type=checkbox]")].find(({ disabled }) => !disabled);
    while (box() === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    box()?.click();
    await press("cancel.title");
  },
  shows: (t) => t("cancel.bulkText"),
});
