import type { KeyboardEvent } from "react";
import { restByKey } from "./sheet-rest.ts";
import * as css from "./sheet-grip.css.ts";

/** Resting heights of a sheet from the foot. */
export interface SheetSnap {
  /** Ascending, as fractions of the screen's height (0.4, 0.9), each with its label ("half of the screen"). */
  readonly rests: readonly { readonly size: number; readonly label: string }[];
  /** Index of the current rest, from 0. */
  readonly value: number;
  /** Called with the index of the height at which the sheet comes to rest. */
  readonly onChange: (value: number) => void;
  /** Accessible name of the grip: "Height of the sheet". */
  readonly label: string;
}

/**
 * The grip of a sheet, for dragging. If the sheet has several heights, it is also a button: a press selects the next height,
 * arrows, Home and End select any.
 */
export function SheetGrip({ snap }: { readonly snap: SheetSnap | undefined }) {
  if (snap === undefined || snap.rests.length < 2) return <div className={css.grip} aria-hidden />;
  const { label, onChange, rests, value } = snap;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = restByKey(event.key, value, rests.length);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <button
      type="button"
      className={css.gripButton}
      aria-label={`${label}: ${rests[value]?.label ?? ""}`}
      onClick={() => onChange((value + 1) % rests.length)}
      onKeyDown={onKeyDown}
    />
  );
}
