import { illustration, near } from "./empty-state.css.ts";

/** A calm sea under a low sun: the UI kit's illustration of an empty state. */
export function EmptyIllustration() {
  return (
    <svg viewBox="0 0 160 72" className={illustration} aria-hidden>
      <path d="M56 44a24 24 0 0 1 48 0" />
      <path d="M80 8v6M107.5 16.5l-4 4.5M52.5 16.5l4 4.5M119 38h-6M47 38h-6" />
      <g className={near}>
        <path d="M20 50c7 0 7-4.5 15-4.500S43 50 50 50s7-4.5 15-4.500S73 50 80 50s7-4.5 15-4.500S103 50 110 50s7-4.5 15-4.500S133 50 140 50" />
        <path d="M38 59c6 0 6-4 12-4s6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4" />
        <path d="M56 67.500c5 0 5-3.5 10-3.500s5 3.5 10 3.5 5-3.5 10-3.5 5 3.5 10 3.5" />
      </g>
    </svg>
  );
}
