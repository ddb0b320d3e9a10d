import { errorText } from "@livery/i18n";
import { bookingPhase, loadedSlip, slipBookingMachine, type BookableSlip, type BookingPhase } from "@livery/machines";
import type { BookedSlip } from "@livery/contract";
import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { useServices } from "../../../core/services.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";

export interface SlipBooking {
  readonly phase: BookingPhase;
  readonly booked: BookedSlip | null;
  /** Why there is no code, or no slip for a code, as translated text. */
  readonly problem: string | null;
  readonly book: (slip: BookableSlip) => void;
  /** Replaces this slip with the one of a code. */
  readonly load: (code: string) => void;
  /** Called when the slip has changed. */
  readonly changed: () => void;
}

/** Creates a booking code for a slip, or loads a slip by one (D22). */
export function useSlipBooking(): SlipBooking {
  const t = useTranslate();
  const formats = useFormats();
  const { client, i18n, slip } = useServices();
  const [snapshot, send, actor] = useMachine(slipBookingMachine, {
    input: {
      book: ({ selections, sizes }, signal) => client.call("bookSlip", { selections, sizes: [...sizes] }, { signal }),
      load: (code, signal) => client.call("loadBooking", { code }, { signal }),
    },
  });
  useEffect(() => {
    const loaded = actor.on("loaded", ({ booking }) => slip.load(loadedSlip(booking)));
    return () => loaded.unsubscribe();
  }, [actor, slip]);
  const { booked, problem } = snapshot.context;
  const isUnknown = problem?.code === "not_found" || problem?.code === "invalid_field";
  return {
    phase: bookingPhase(snapshot),
    booked,
    problem: problem === null ? null : isUnknown ? t("slip:booking.unknown") : errorText(problem, { i18n, formats }),
    book: (bookable) => send({ type: "BOOK", slip: bookable }),
    load: (code) => send({ type: "LOAD", code }),
    changed: () => send({ type: "CHANGED" }),
  };
}
