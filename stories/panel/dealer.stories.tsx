import { minor } from "@livery/betting";
import { dealerDetail, dealerExposure, longWord, never, panelUser, quay, refuse, staffOf } from "@livery/panel/testing";
import { panelStory } from "./panel-stories.tsx";

const meta = { title: "Panel/Dealer" };
export default meta;

const staff = staffOf("operator");
const path = "/dealers/20";
const exposure = `${path}?tab=exposure`;
const full = dealerDetail(quay, { exposure: minor(612_000) });

export const Limits = panelStory({ path, staff, shows: () => "€400.00" });
export const LimitsNotMine = panelStory({
  path,
  staff: staffOf("sub-dealer"),
  calls: {
    panelDealer: () =>
      dealerDetail(quay, {
        may: ["user.view"],
        couponSale: false,
        above: { ...dealerDetail(quay).above, couponSale: false },
      }),
  },
  shows: (t) => t("limits.saleAbove"),
});
export const Loading = panelStory({ path, staff, calls: { panelDealer: never }, shows: "busy" });
export const Missing = panelStory({
  path,
  staff,
  calls: { panelDealer: refuse("dealer_not_found") },
  shows: (t) => t("missing.title"),
});
export const Edit = panelStory({
  path,
  staff,
  calls: { panelDealer: () => dealerDetail(quay) },
  play: ({ press }) => press("form.change"),
  shows: (t) => t("form.reasonHint"),
});
export const BelowWhatIsOpen = panelStory({
  path,
  staff,
  calls: { panelDealer: () => dealerDetail(quay) },
  play: async ({ press, type }) => {
    await press("form.change");
    await type("field.exposureLimit", "100");
    await press("form.save");
  },
  shows: (t) => t("limits.confirmSubmit"),
});
export const StopTheSale = panelStory({
  path,
  staff,
  calls: { panelDealer: () => dealerDetail(quay) },
  play: ({ press }) => press("limits.saleOff"),
  shows: (t) => t("form.reasonHint"),
});
export const Exposure = panelStory({ path: exposure, staff, shows: () => "Everton 3" });
export const ExposureFull = panelStory({
  path: exposure,
  staff,
  calls: { panelDealer: () => full },
  shows: () => "122",
});
export const ExposureWithoutLimit = panelStory({
  path: exposure,
  staff,
  calls: { panelDealer: () => dealerDetail(quay, { exposureLimit: null }) },
  shows: (t) => t("limits.none"),
});
export const ExposureLoading = panelStory({
  path: exposure,
  staff,
  calls: { panelDealerExposure: never },
  shows: "busy",
});
export const ExposureEmpty = panelStory({
  path: exposure,
  staff,
  calls: { panelDealerExposure: () => dealerExposure({ coupons: 0, markets: 0, rows: [] }) },
  shows: (t) => t("limits.emptyTitle"),
});
export const ExposureFailed = panelStory({
  path: exposure,
  staff,
  calls: { panelDealerExposure: refuse("technical") },
  shows: (t) => t("feedback:problem.title"),
});
export const LongText = panelStory({
  path: exposure,
  staff,
  calls: {
    panelDealer: () => dealerDetail(quay, { name: longWord, exposure: minor(612_000) }),
    panelDealerExposure: () => {
      const { rows, ...whole } = dealerExposure();
      return { ...whole, markets: 60, rows: rows.map((row) => ({ ...row, home: longWord, away: longWord })) };
    },
  },
  shows: () => longWord,
});
export const Phone = panelStory({ path: exposure, staff, window: "phone", shows: () => "Everton 3" });
export const UserWithoutRoom = panelStory({
  path: "/users/7?tab=limits",
  calls: {
    panelUser: () =>
      panelUser(7, {
        binding: {
          ...panelUser(7).binding,
          room: { amount: minor(0), owner: { by: "above", dealerId: null, name: null } },
          saleStoppedBy: { by: "dealer", dealerId: 20, name: "Quay Street" },
        },
      }),
  },
  shows: (t) => t("limits.userNoRoom"),
});
