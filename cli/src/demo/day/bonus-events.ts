import type { Day, DayEvent } from "@livery/house";
import type { DayAccount } from "./day-account.ts";
import { notes, textIn } from "../demo-notes.ts";
import { acting } from "./acting.ts";

/** A bonus that is requested, and what the operator decides; without a decision it waits. */
export function requestedBonus(
  key: string,
  at: number,
  bonus: string,
  decision?: (day: Day, requestId: number) => Promise<void>,
): readonly DayEvent[] {
  let requestId = 0;
  const request = acting(key, at, async (player) => void (requestId = await player.requestBonus(bonus)));
  return decision === undefined ? [request] : [request, { at: at - 1, run: (day) => decision(day, requestId) }];
}

const confirmed = async ({ staff }: Day, requestId: number): Promise<void> => {
  await (await staff("operator")).call("panelBonusRequestConfirm", { requestId });
};
const cancelledIn =
  (lang: string) =>
  async ({ staff }: Day, requestId: number): Promise<void> => {
    const reason = textIn(lang, notes.depositFirst);
    await (await staff("operator")).call("panelBonusRequestCancel", { requestId, reason });
  };

/** A request for the welcome bonus that is decided, one way or the other, and one for another bonus that waits. */
export const bonusEvents = ({ key, lang }: DayAccount, index: number): readonly DayEvent[] => [
  ...requestedBonus(key, 11.5, "welcome", index % 3 === 1 ? cancelledIn(lang) : confirmed),
  ...requestedBonus(key, 3.25, index % 2 === 0 ? "second-half" : "long-accumulator"),
];
