import { bannerPicture, longWord, never, pageOf, paymentMethods } from "@livery/site/testing";
import { pseudoLanguage } from "@livery/i18n";
import { userEvent, within } from "storybook/test";
import { bonusCalls } from "../site/bonuses.ts";
import { define, type SiteState } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const player: SiteState = { path: "/sports", shows: (t) => t("frame:balance.label") };

const messages = ["Your coupon was paid", "The terms change on 1 December", longWord].map((title, index) => ({
  notificationId: index + 1,
  title,
  createdAt: "2026-11-19T18:30:00Z",
  read: index === 1,
  paymentId: null,
  amount: null,
  currency: null,
  bonusId: null,
}));

export const header = define(
  "blocks",
  "header",
  "What stands over every page: the brand, the sections that this player may enter, balance and account, languages and the clock. Players find their way and their money here.",
  {
    Visitor: like(player, { session: "visitor", shows: (t) => t("frame:menu.signIn") }),
    Player: player,
    Unknown: like(player, {
      calls: { getUserData: never },
      starts: false,
      shows: (_, title) => title,
      note: "Nobody knows yet whether somebody is signed in: the place of the account stays free.",
    }),
    WithoutService: like(player, { session: "withoutService" }),
    LongWords: like(player, { session: "long", lang: pseudoLanguage.code }),
    Banners: like(player, {
      settings: {
        specialone_file: bannerPicture,
        specialone_link: "https://www.shop.example/autumn",
        specialtwo_file: bannerPicture,
        specialtwo_link: "mailto:desk@harbour.example",
      },
    }),
    Notifications: like(player, {
      calls: { getNotification: messages },
      play: async ({ canvas, site, t }) => {
        if (site.boot.blocks.header.variant === "terminal") {
          for (const name of [t("frame:menu.open"), t("frame:menu.accountShort")])
            await userEvent.click(await within(canvas).findByRole("button", { name }));
          return;
        }
        const bell = await within(canvas).findByRole("button", { name: new RegExp(t("announce:notifications.title")) });
        await userEvent.click(bell);
      },
      shows: (t) => t("announce:notifications.all"),
    }),
    Promotions: like(player, { calls: bonusCalls }),
    BonusPopup: like(player, {
      calls: bonusCalls,
      play: async ({ site }) => site.app.services.bonusPopup.set(true),
      shows: (t) => t("bonus:popup.all"),
    }),
    Payments: like(player, { settings: { payway: "page" }, shows: (t) => t("frame:balance.label") }),
    PaymentsHidden: like(player, {
      settings: { login_screen: 1 },
      note: "Where one signs in first, the header has neither deposit nor withdraw nor register.",
    }),
    PaymentPopup: like(player, {
      calls: { getPaymentBanks: paymentMethods, getTransfers: pageOf([]) },
      settings: { payway: "popup" },
      play: async ({ site }) => site.app.services.cashier.set({ direction: "deposit" }),
      shows: (t) => t("payment:title"),
    }),
    Phone: like(player, { window: "phone", shows: (_, title) => title }),
    Menu: like(player, {
      window: "phone",
      play: async ({ canvas, t }) => {
        await userEvent.click(await within(canvas).findByRole("button", { name: t("frame:menu.open") }));
      },
      shows: (t) => t("frame:menu.signOut"),
    }),
  },
);
