import type { LiveInput, SiteState } from "../state.ts";
import { control, type Control } from "./control.ts";

const matchesOf = ({ live }: SiteState): readonly LiveInput[] | null =>
  typeof live === "object" ? live.matches : null;

interface MatchControl {
  readonly field: "home" | "score";
  readonly label: string;
  readonly description: string;
  readonly isValid?: (value: string) => boolean;
}

/** A control of what is said of the first match that is played. */
function matchControl({ field, isValid = () => true, ...shown }: MatchControl): Control {
  const firstOf = (state: SiteState) => matchesOf(state)?.[0]?.matches?.[0];
  return control<string>({
    ...shown,
    input: { type: "text" },
    initial: (state) => firstOf(state)?.[field] ?? null,
    connect: ({ live, state }) => {
      const matchId = firstOf(state)?.matchId;
      return (value) => {
        if (matchId !== undefined && isValid(value)) live.change({ matches: [{ matchId, [field]: value }] });
      };
    },
  });
}

export const liveHome: Control = matchControl({
  field: "home",
  label: "Home team",
  description: "The name of the match’s first team.",
});

export const liveScore: Control = matchControl({
  field: "score",
  label: "Score",
  description: "Goals of both teams, such as 2:1.",
  isValid: (value) => /^\d{1,2}:\d{1,2}$/u.test(value),
});
