import {
  bonusRequestRow,
  bonusRow,
  longWord,
  never,
  pageOf,
  panelBonus,
  panelBonusRequest,
  refuse,
  staffOf,
} from "@livery/panel/testing";
import { until } from "../site/sight.ts";
import { panelStory, type PanelStage } from "./panel-stories.tsx";

const meta = { title: "Panel/Bonuses" };
export default meta;

const staff = staffOf("operator");
const requestPath = "/bonus-requests/60";

export const List = panelStory({ path: "/bonuses", staff, shows: () => "Welcome bonus" });
export const ListNarrowed = panelStory({ path: "/bonuses?category=loss", staff, shows: () => "Monday back" });
export const ListLoading = panelStory({ path: "/bonuses", staff, calls: { panelBonuses: never }, shows: "busy" });
export const ListEmpty = panelStory({
  path: "/bonuses",
  staff,
  calls: { panelBonuses: () => pageOf([]) },
  shows: (t) => t("bonuses.emptyTitle"),
});
export const ListFailed = panelStory({
  path: "/bonuses",
  staff,
  calls: { panelBonuses: refuse("technical") },
  shows: (t) => t("feedback:problem.title"),
});
export const ListLongText = panelStory({
  path: "/bonuses",
  staff,
  calls: { panelBonuses: () => pageOf([bonusRow(1, { title: longWord })]) },
  shows: () => longWord,
});
export const ListPhone = panelStory({ path: "/bonuses", staff, window: "phone", shows: () => "Welcome bonus" });
export const Change = panelStory({ path: "/bonuses/1", staff, shows: (t) => t("bonuses.multiplierHint") });
export const ChangePhone = panelStory({
  path: "/bonuses/1",
  staff,
  window: "phone",
  shows: (t) => t("bonuses.multiplierHint"),
});
export const ChangeWrong = panelStory({
  path: "/bonuses/1",
  staff,
  calls: { panelBonus: () => panelBonus(1, { percent: null, texts: [] }) },
  play: ({ press }) => press("form.save"),
  shows: (t) => t("form.required"),
});
/** Chooses a picture in the form, as the system's dialog hands it over. */
async function choosePicture({ canvas }: Pick<PanelStage, "canvas">): Promise<void> {
  const chooser = () => canvas.querySelector<HTMLInputElement>("input[type=file]");
  await until(() => chooser() !== null, "a picture can be chosen");
  const chosen = new DataTransfer();
  chosen.items.add(new File(["picture"], "banner.png", { type: "image/png" }));
  const input = chooser() as HTMLInputElement;
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

export const Upload = panelStory({
  path: "/bonuses/1",
  staff,
  calls: { panelPictureUpload: never },
  rests: false,
  play: async (stage) => {
    const { house } = stage.made;
    await choosePicture(stage);
    await until(() => house.calls.some(({ key }) => key === "panelPictureUpload"), "the picture is on its way");
    house.received(0.4);
  },
  shows: (t) => t("picture.sending"),
});
export const UploadFailed = panelStory({
  path: "/bonuses/1",
  staff,
  calls: { panelPictureUpload: refuse("technical") },
  play: choosePicture,
  shows: (t) => t("feedback:retry"),
});
export const UploadRefused = panelStory({
  path: "/bonuses/1",
  staff,
  calls: { panelPictureUpload: refuse("picture_unreadable") },
  play: choosePicture,
  shows: (t) => t("error:picture_unreadable"),
});
export const Create = panelStory({ path: "/bonuses/new", staff, shows: (t) => t("form.textLanguageHint") });
export const Withdraw = panelStory({
  path: "/bonuses/1",
  staff,
  play: ({ press }) => press("methods.withdraw"),
  shows: (t) => t("form.reasonHint"),
});
export const Missing = panelStory({
  path: "/bonuses/1",
  staff,
  calls: { panelBonus: refuse("not_found") },
  shows: (t) => t("missing.title"),
});
export const Requests = panelStory({ path: "/bonus-requests", staff, shows: () => "Five and more" });
export const RequestsEmpty = panelStory({
  path: "/bonus-requests",
  staff,
  calls: { panelBonusRequests: () => pageOf([]) },
  shows: (t) => t("bonusRequests.emptyTitle"),
});
export const RequestsFailed = panelStory({
  path: "/bonus-requests",
  staff,
  calls: { panelBonusRequests: refuse("technical") },
  shows: (t) => t("feedback:problem.title"),
});
export const RequestsLongText = panelStory({
  path: "/bonus-requests",
  staff,
  calls: { panelBonusRequests: () => pageOf([bonusRequestRow(1, { userName: longWord, bonusTitle: longWord })]) },
  shows: () => longWord,
});
export const RequestsPhone = panelStory({
  path: "/bonus-requests",
  staff,
  window: "phone",
  shows: () => "Five and more",
});
export const Request = panelStory({ path: requestPath, staff, shows: (t) => t("bonusRequests.asAsked") });
export const RequestPhone = panelStory({
  path: requestPath,
  staff,
  window: "phone",
  shows: (t) => t("bonusRequests.asAsked"),
});
export const RequestLoading = panelStory({
  path: requestPath,
  staff,
  calls: { panelBonusRequest: never },
  shows: "busy",
});
export const RequestDenied = panelStory({
  path: requestPath,
  staff,
  calls: { panelBonusRequest: () => panelBonusRequest(60, { status: "cancelled", earlier: [] }) },
  shows: (t) => t("bonusRequests.noEarlier"),
});
export const RequestNotMine = panelStory({
  path: requestPath,
  staff: staffOf("dealer"),
  calls: { panelBonusRequest: () => panelBonusRequest(60, { may: [] }) },
  shows: (t) => t("bonusRequests.asAsked"),
});
export const Confirm = panelStory({
  path: requestPath,
  staff,
  play: ({ press }) => press("bonusRequests.confirm"),
  shows: (t) => t("payments.noteRead"),
});
export const Deny = panelStory({
  path: requestPath,
  staff,
  play: async ({ press, canvas }) => {
    await press("bonusRequests.deny");
    canvas.querySelector<HTMLButtonElement>("[role=dialog] button[type=submit]")?.click();
  },
  shows: (t) => t("form.reasonShort"),
});
