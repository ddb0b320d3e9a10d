import type { OddsFormat } from "@livery/betting";
import { CallError } from "@livery/contract";
import { initialGlobals } from "../frame/tools.ts";

/** What the toolbar puts around every story of the site and the panel: how calls fare, who sits before it, what he likes. */
export interface Surroundings {
  readonly network: "ok" | "slow" | "offline" | "error";
  /** `story`: who the story says; so is somebody of the other side. */
  readonly role: string;
  readonly odds: OddsFormat;
}

const { network, odds, role } = initialGlobals;
/** The toolbar's own. */
export const defaultSurroundings = { network, odds, role } as Surroundings;

/** Without these there is no page to look at. */
const start: ReadonlySet<string> = new Set(["settings", "getUserData", "panelMe"]);
/** Long enough to look at what waits. */
const slowMs = 3_000;

const refused = (error: CallError) => (): never => {
  throw error;
};

/** What calls are answered as they fare on such a network: what starts a page comes as ever. */
export function overNetwork<Calls extends object>(calls: Calls, network: Surroundings["network"]): Calls {
  if (network === "ok") return calls;
  const fares = {
    slow: (answer: unknown) => async (payload: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return typeof answer === "function" ? (answer as (payload: unknown) => unknown)(payload) : answer;
    },
    offline: () => refused(new CallError("offline")),
    error: () => refused(new CallError("technical", { params: { requestId: "7f3a-11" } })),
  }[network];
  const worse = Object.entries(calls).map(([key, answer]) => [key, start.has(key) ? answer : fares(answer)]);
  return Object.fromEntries(worse) as Calls;
}
