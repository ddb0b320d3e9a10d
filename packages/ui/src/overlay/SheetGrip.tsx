import type { KeyboardEvent } from "react";
import { restByKey } from "./sheet-rest.ts";
import * as css from "./SheetGrip.css.ts";

/** Heights at which a sheet from the foot comes to rest. */
export interface SheetSnap {
  /** Rising, as parts of the screen's height (0.4, 0.9), each with the words for it ("half of the screen"). */
  readonly rests: readonly { readonly size: number; readonly label: string }[];
  /** Which of them it is at, from 0. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Names the grip: "Height of the sheet". */
  readonly label: string;
}

/**
 * The grip of a sheet: what the hand draws. Where the sheet has several heights it is a button for all who do not draw:
 * a press leads to the next height, arrows, Home and End to any.
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
