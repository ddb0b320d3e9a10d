import { slipPositions } from "@livery/site/testing";
import type { BlockVariant } from "@livery/skin";
import { Odds } from "@livery/ui";
import { thousandths } from "@livery/betting";
import type { ReactNode } from "react";
import * as css from "./page-behind.css.ts";

/** Matches that no story of the slip has selected: what it says of its own cannot be found here. */
const matches = [
  ["Ajax", "Feyenoord", 1_850, 3_700, 4_100],
  ["Porto", "Sporting CP", 2_300, 3_300, 3_100],
  ["Celtic", "Hearts", 1_350, 5_000, 8_500],
  ["Roma", "Lazio", 2_450, 3_200, 2_950],
  ["Lyon", "Monaco", 2_600, 3_400, 2_650],
  ["Olympiacos", "AEK", 1_950, 3_350, 4_000],
  ["Club Brugge", "Anderlecht", 1_780, 3_600, 4_500],
  ["Rosenborg", "Molde", 2_750, 3_350, 2_500],
] as const;

interface BehindSlipProps {
  readonly variant: BlockVariant<"betSlip">;
  readonly children: ReactNode;
}

/** A slip where it is on a site: beside the matches of a page, or over them. */
export function BehindSlip({ children, variant }: BehindSlipProps) {
  return (
    <>
      <div className={css.head} data-region="header" aria-hidden />
      <div className={slipPositions[variant] === "beside" ? css.beside : undefined}>
        <div className={css.page} aria-hidden inert>
          <div className={css.rows}>
            {matches.map(([home, away, ...odds]) => (
              <div key={home} className={css.match}>
                <div className={css.teams}>
                  <span>{home}</span>
                  <span>{away}</span>
                </div>
                <div className={css.prices}>
                  {odds.map((value) => (
                    <span key={value} className={css.price}>
                      <Odds value={thousandths(value)} />
                    </span>
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
        <div>{children}</div>
      </div>
    </>
  );
}
