import { minor } from "@livery/betting";
import type { Movement } from "@livery/contract";
import { longWord, movement, pageOf } from "@livery/site/testing";
import { define } from "../site/state.ts";
import { standardStates } from "../site/site-states.ts";

const kinds: readonly Movement["kind"][] = [
  "win",
  "place",
  "bonus",
  "credit",
  "void",
  "cancel",
  "take_back",
  "resettle",
];

const movements = (count: number): readonly Movement[] =>
  Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? "place";
    return movement(count - index, {
      kind,
      amount: minor(kind === "place" || kind === "take_back" ? -2_500 : 6_240 + index),
      balanceAfter: minor(104_310 - index * 10),
      at: `2026-11-${20 - (index % 10)}T08:0${index % 10}:00Z`,
      couponNumber: kind === "credit" || kind === "take_back" ? null : "K7QX2M9PLR4T",
      note: kind === "credit" ? "Counter 3" : null,
    });
  });

export const transactions = define(
  "pages",
  "transactions",
  "Every movement of the player's account with its reason and the balance after it. For whoever asks where money went, or came from.",
  standardStates({
    full: {
      path: "/transactions",
      calls: { getTransactions: pageOf(movements(8)) },
      shows: (t) => t("account:transactions.kind.resettle"),
    },
    call: "getTransactions",
    empty: { calls: { getTransactions: pageOf([]) }, shows: (t) => t("account:transactions.emptyTitle") },
    long: {
      calls: {
        getTransactions: pageOf(
          movements(4).map((each) => ({ ...each, note: longWord, amount: minor(-98_765_432_100) })),
        ),
      },
      shows: (t) => t("account:transactions.kind.credit"),
    },
    many: {
      calls: { getTransactions: pageOf(movements(25), 1_240) },
      shows: (t) => t("feedback:pageOf", { page: 1, pages: 50 }),
    },
  }),
);
