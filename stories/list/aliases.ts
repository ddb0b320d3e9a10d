/**
 * What people call a page, block or screen beside its name. Storybook's search knows the titles of stories and nothing else of them, so
 * these words are in the titles; the sidebar leaves them out (`.storybook/readable.ts`).
 */
export const aliases: Readonly<Record<"pages" | "blocks" | "screens", Readonly<Record<string, string>>>> = {
  pages: {
    home: "start page, landing, front page",
    sports: "prematch, fixtures, odds, league",
    match: "event, markets, game",
    liveBets: "in-play, inplay, live betting",
    liveMatch: "in-play, scoreboard, match tracker",
    login: "sign in, log in, password",
    register: "sign up, create account, onboarding",
    coupons: "my bets, bet history, tickets",
    coupon: "bet, ticket, receipt, cash out, cashout",
    transferRequest: "deposit, withdraw, withdrawal, payment, cashier, wallet",
    promotions: "bonus, offers, campaigns",
    sharedCoupon: "share a bet, copy bet",
    ticketCheck: "check a ticket, shop",
    transactions: "account statement, balance, history",
    results: "scores, finished",
    notifications: "messages, inbox, bell",
    userInformation: "profile, my account, settings",
    changePassword: "security",
    info: "terms, rules, help, static page",
  },
  blocks: {
    header: "top bar, menu, balance, language",
    footer: "licence, imprint, contact",
    betSlip: "bet slip, betslip, stake, place bet, booking code",
    navigation: "tab bar, bottom bar, mobile menu",
  },
  screens: {
    start: "splash, loading",
    broken: "crash, error page",
    maintenance: "down, service",
    update: "new version, reload",
    announcements: "pop-up, modal, news",
    chat: "support, live help",
    unknownPath: "404, not found",
    guarded: "no access, blocked, locked",
  },
};
