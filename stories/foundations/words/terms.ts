/** A term of the products' texts: where its message stands, what it names, and the words that it replaces in English. */
export interface Term {
  /** Key of a message that is the term in every language: `coupon:kind.system`. */
  readonly key: string;
  readonly meaning: string;
  /** English words that no text uses for it. */
  readonly not: readonly string[];
}

export const terms: readonly Term[] = [
  { key: "slip:title", meaning: "Selections that are collected and not placed yet", not: ["betslip", "basket"] },
  { key: "slip:legs", meaning: "Outcomes that a player chose", not: ["picks", "tips", "legs"] },
  { key: "coupon:number", meaning: "A placed bet, whatever its kind", not: ["ticket"] },
  { key: "coupon:kind.single", meaning: "One selection", not: [] },
  { key: "coupon:kind.accumulator", meaning: "Several matches, all of which have to win", not: ["combo", "parlay"] },
  { key: "coupon:kind.ways", meaning: "Several selections of one match, each a line of its own", not: ["permutation"] },
  { key: "coupon:kind.system", meaning: "Every combination of a size, each a line of its own", not: [] },
  { key: "coupon:banker", meaning: "A selection that is part of every line of a system", not: [] },
  {
    key: "slip:totalOdds",
    meaning: "What a selection pays; here of all selections together",
    not: ["price", "prices"],
  },
  { key: "slip:stakePerLine", meaning: "What is typed: the amount of each line", not: [] },
  { key: "slip:totalStake", meaning: "What leaves the balance: all lines together", not: [] },
  { key: "coupon:maxReturn", meaning: "The most that an open coupon can pay", not: ["possible return"] },
  { key: "coupon:payout", meaning: "What a settled coupon paid", not: [] },
  { key: "coupon:status.cashed_out", meaning: "The player took an offer before the end", not: ["sold", "sell"] },
  { key: "coupon:status.void", meaning: "The stake is returned by the rules", not: [] },
  { key: "live:suspended", meaning: "A market that takes no bets for now", not: ["betting paused"] },
  { key: "payment:direction.deposit", meaning: "Money that comes to the account", not: ["pay in"] },
  { key: "payment:direction.withdraw", meaning: "Money that leaves the account", not: ["pay out", "cash in"] },
  { key: "account:signIn.submit", meaning: "Into the account", not: ["log in", "login"] },
  { key: "frame:menu.signOut", meaning: "Out of the account", not: ["log out", "logout"] },
];

/** A rule of the tone: its best example is a message of the catalogue. */
export interface ToneRule {
  readonly rule: string;
  readonly key: string;
  readonly not: string;
}

export const toneRules: readonly ToneRule[] = [
  {
    rule: "An error says what happened, then what to do next.",
    key: "error:rate_limited_named_other",
    not: "That was too often in a short time.",
  },
  { rule: "A button says what it does.", key: "slip:place", not: "OK" },
  {
    rule: "A text promises nothing that the site cannot keep.",
    key: "account:register.text",
    not: "Three minutes, and you can play.",
  },
  {
    rule: "The operator is we, the player is you.",
    key: "payment:text",
    not: "Somebody here looks at every request.",
  },
  {
    rule: "Headings and buttons are in sentence case, without exclamation marks.",
    key: "account:register.title",
    not: "Open Your Account Now!",
  },
  {
    rule: "What is empty says what will be there, and how it gets there.",
    key: "coupon:list.emptyText",
    not: "Nothing here.",
  },
  {
    rule: "Money that moves is named with its amount.",
    key: "coupon:cancel.text",
    not: "Are you sure?",
  },
];
