import { longWord, never, panelUser, paymentMethod, paymentMethods, refuse, staffOf } from "@livery/panel/testing";
import { panelStory } from "./panel-stories.tsx";

const meta = { title: "Panel/Payment methods" };
export default meta;

const staff = staffOf("operator");
const path = "/methods/3";

export const List = panelStory({ path: "/methods", staff, shows: () => "To a bank account" });
export const ListPhone = panelStory({ path: "/methods", staff, window: "phone", shows: () => "To a bank account" });
export const ListLoading = panelStory({
  path: "/methods",
  staff,
  calls: { panelPaymentMethods: never },
  shows: "busy",
});
export const ListEmpty = panelStory({
  path: "/methods",
  staff,
  calls: { panelPaymentCategories: () => [], panelPaymentMethods: () => [] },
  shows: (t) => t("methods.emptyTitle"),
});
export const ListFailed = panelStory({
  path: "/methods",
  staff,
  calls: { panelPaymentMethods: refuse("technical") },
  shows: (t) => t("feedback:problem.title"),
});
export const ListNotMine = panelStory({
  path: "/methods",
  staff: staffOf("operator", { may: ["catalogue.edit"] }),
  shows: (t) => t("methods.isWithdrawn"),
});
export const CategoryChanged = panelStory({
  path: "/methods",
  staff,
  play: ({ press }) => press("form.change"),
  shows: (t) => t("methods.changeCategory"),
});
export const Withdraw = panelStory({
  path: "/methods",
  staff,
  play: ({ press }) => press("methods.withdraw"),
  shows: (t) => t("form.reasonHint"),
});
export const Edit = panelStory({ path, staff, shows: (t) => t("methods.preview") });
export const EditPhone = panelStory({ path, staff, window: "phone", shows: (t) => t("methods.preview") });
export const EditLongText = panelStory({
  path,
  staff,
  calls: {
    panelPaymentMethods: () => [
      paymentMethod(3, {
        accountValues: [longWord],
        fields: [],
        texts: [{ lang: "en", title: longWord, instructions: longWord, accountLabels: [longWord], fields: [] }],
      }),
    ],
  },
  shows: () => longWord,
});
let version = 3;
export const Conflict = panelStory({
  path,
  staff,
  calls: {
    panelPaymentMethods: () => [
      paymentMethod(3, { version, ...(version > 3 && { processingMinutes: 30 }) }),
      ...paymentMethods.slice(1),
    ],
    panelPaymentMethodChange: refuse("version_conflict"),
  },
  play: async ({ press, type }) => {
    version = 3;
    await type("methods.minutes", "45");
    version = 4;
    await press("form.save");
  },
  shows: (t) => t("conflict.title"),
});
export const Create = panelStory({ path: "/methods/new", staff, shows: (t) => t("methods.forGood") });
export const CreateFirstField = panelStory({
  path: "/methods/new",
  staff,
  play: ({ press }) => press("methods.addField"),
  shows: (t) => t("methods.fieldNameHint"),
});
export const Missing = panelStory({ path: "/methods/404", staff, shows: (t) => t("missing.title") });
export const UserPayments = panelStory({
  path: "/users/7?tab=payments",
  calls: { panelUser: () => panelUser(7, { paymentsBlocked: true }) },
  shows: (t) => t("user.paymentsBlocked"),
});
export const UserBlocked = panelStory({
  path: "/users/7?tab=payments",
  play: ({ press }) => press("user.blockPayments"),
  shows: (t) => t("form.reasonHint"),
});
