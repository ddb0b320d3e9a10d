import type { Booking, SharedPick } from "@livery/contract";
import { outcomeRef, type OfferedPick } from "../pick.ts";
import type { BookableSlip } from "./machine.ts";
import type { SlipView } from "../view.ts";

/** A slip that came for a code: what of it is still on offer, at the prices of now, and the matches of what is not. */
export interface LoadedSlip {
  readonly picks: readonly (OfferedPick & { readonly banker: boolean })[];
  readonly sizes: readonly number[];
  /** `Home – Away` of each pick that is gone. */
  readonly gone: readonly string[];
}

/** What of a slip is put down under a code. */
export function bookableSlip({ legs, sizes }: Pick<SlipView, "legs" | "sizes">): BookableSlip {
  return {
    picks: legs.map(({ banker, pick }) => ({ ...outcomeRef(pick), banker })),
    sizes,
  };
}

/** A booking as the slip takes it. */
export function loadedSlip({ picks, sizes }: Pick<Booking, "picks" | "sizes">): LoadedSlip {
  return {
    picks: picks.flatMap((pick) => offered(pick) ?? []),
    sizes,
    gone: picks.filter(({ odds }) => odds === null).map(({ home, away }) => `${home} – ${away}`),
  };
}

function offered({ odds, ...pick }: SharedPick): LoadedSlip["picks"][number] | null {
  return odds === null ? null : { ...pick, odds };
}
