import * as css from "./horizon.css.ts";

/** A low sun over three lines of sea. Purely decorative; it does not move with reduced motion. */
export function Horizon() {
  return (
    <svg className={css.scene} viewBox="0 0 1200 180" preserveAspectRatio="xMaxYMax slice" aria-hidden>
      <circle className={css.glow} cx="1104" cy="96" r="156" />
      <circle className={css.halo} cx="1104" cy="96" r="104" />
      <circle className={css.sun} cx="1104" cy="96" r="64" />
      <path
        className={css.far}
        d="M-400 100c50 0 50-13 100-13s50 13 100 13s50-13 100-13s50 13 100 13s50-13 100-13s50 13 100 13s50-13 100-13s50 13 100 13s50-13 100-13s50 13 100 13s50-13 100-13s50 13 100 13s50-13 100-13s50 13 100 13s50-13 100-13s50 13 100 13s50-13 100-13s50 13 100 13s50-13 100-13s50 13 100 13s50-13 100-13V280H-400Z"
      />
      <path
        className={css.middle}
        d="M-480 124c60 0 60-15 120-15s60 15 120 15s60-15 120-15s60 15 120 15s60-15 120-15s60 15 120 15s60-15 120-15s60 15 120 15s60-15 120-15s60 15 120 15s60-15 120-15s60 15 120 15s60-15 120-15s60 15 120 15s60-15 120-15s60 15 120 15s60-15 120-15s60 15 120 15s60-15 120-15V280H-480Z"
      />
      <path
        className={css.near}
        d="M-600 150c75 0 75-17 150-17s75 17 150 17s75-17 150-17s75 17 150 17s75-17 150-17s75 17 150 17s75-17 150-17s75 17 150 17s75-17 150-17s75 17 150 17s75-17 150-17s75 17 150 17s75-17 150-17s75 17 150 17s75-17 150-17s75 17 150 17s75-17 150-17V280H-600Z"
      />
    </svg>
  );
}
