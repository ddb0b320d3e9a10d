/** When a brand chooses a variant of a page or block rather than its siblings. */
export const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  home: {
    lobby: "The default: for brands whose visitors come for the matches, and want to see all of them in order.",
    promo: "For brands that live by their campaigns: the operator's banners come first, a few prices after them.",
    sports: "For sportsbooks: what is played now and today, league by league in dense rows, beside a rail of sports.",
    compact: "For phones and brands that show one thing at a time: the next matches, of which one stands open.",
  },
  sports: {
    threeColumn: "The default: for wide screens and players who know their tournament.",
    cards: "For touch and for players who look around: bigger targets, fewer matches on a screen.",
    oddsTable:
      "For traders and keyboards: several markets of every match side by side, as many rows as a screen holds.",
  },
  liveBets: {
    list: "The default: for players who follow many matches at once.",
    split: "For wide screens and players who follow one match while they keep an eye on the others.",
    multiview:
      "For wide screens and players who watch several matches: up to six on a board, in the order and size they want.",
  },
  login: {
    popup: "The default: nobody loses sight of what was open, least of all a filled slip.",
    page: "For brands that greet before they let in, and for login-first.",
    keypad: "For shops and terminals: name, then password, on keys of the screen; no keyboard is needed.",
  },
  register: {
    single: "The default: one form, filled in from top to bottom, for people who know what is asked.",
    stepper:
      "For phones and for people who have never done it: few questions at a time, and a look at all before it is sent.",
    columns: "For wide screens: everything in sight, with a rail that says what is missing.",
  },
  coupons: {
    tickets: "The default: few coupons, each with what it is worth.",
    table: "For professionals with many coupons: a row each, ordered by any figure, opened by a press anywhere on it.",
    timeline: "For players who ask how a day went: what became of each coupon, and what each day came to.",
  },
  transferRequest: {
    classic: "The default: one form with selects, and beneath it what was asked for before.",
    stepper: "For players who do it the first time: one thing at a time, with a last look and the way back.",
    cards: "For sites with many wallets: methods as cards, the chosen one opens where it stands.",
    tabs: "For a desktop's habit: directions and categories as tabs, method and form side by side.",
    accordion: "For long lists of methods: categories fold open to their form.",
    split: "For wide screens: methods on a rail, the form beside it, and a summary in sight that is what one confirms.",
    table: "For professionals and keyboards: methods as rows of figures in any order, each opens its form in a dialog.",
    receipt: "Where most pay by bank: the account to copy and who sends come first, as a ticket; other ways after it.",
    express:
      "For regulars in a hurry: the last request once more, favourite methods first, amounts that go on at once.",
    keypad: "For touch: the amount first, on large keys, then only the methods that take it.",
    sheet: "For phones: a request is made in a sheet from below, within the thumb's reach.",
    chat: "For casual players and phones: one question at a time, answered as in a chat.",
    terminal: "For shops: large keys, no keyboard, four things a screen, and a slip to print.",
    handoff: "For sites whose team does it by messenger: what is chosen writes the message that it opens with.",
  },
  promotions: {
    cards: "The default: a few bonuses that are to be seen at once, each asked for where it stands.",
    list: "For many bonuses and players who read the terms: a line each, unfolded in its place.",
    story: "For phones and brands that live by pictures: one bonus fills the screen, and the next comes by itself.",
  },
  header: {
    bar: "The default: few sections, as much of the page as there can be.",
    double: "For many sections and brands that want them seen, and where players search more than they browse.",
    centered: "For quiet brands: the name in the middle, the first sections, and one menu for everything else.",
    terminal:
      "For a shop's machine: four large keys, nothing that drops down, keys on the screen for every text field, and a live list of a few large rows a page.",
  },
  footer: {
    columns: "The default: every page one press away, as search engines and regulators like it.",
    compact: "For pages that never seem to end, and brands that keep quiet at the foot.",
    licence: "For strict markets: age, help, licence and the genuine site first and large, all links folded.",
  },
  betSlip: {
    rail: "The default on a site's host: for wide screens, the slip always in sight.",
    drawer: "For brands that give the page the whole width, and open the slip when it is needed.",
    sheet: "The default on a mobile host: for phones, within the thumb's reach.",
  },
  navigation: { tabs: "The default of the mobile shell." },
};
