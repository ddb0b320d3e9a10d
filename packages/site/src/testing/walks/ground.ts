import type { InputKind } from "../user-input.ts";
import type { OpenSite, SiteInWindow } from "../open-site.tsx";

/** Whoever walks: the site that is open, and whether by pointer or by the keyboard alone. */
export interface Walker {
  readonly site: OpenSite;
  readonly kind: InputKind;
}

/** What a player can do somewhere, and where it leads. */
export interface Move<State> {
  /** Where it can be done; everywhere without it. */
  readonly from?: (state: State) => boolean;
  readonly to: (state: State) => State;
  /** Does it in any variant: by what things are called, never by which variant it is. */
  readonly walk: (walker: Walker) => Promise<void>;
}

/**
 * A page's rules once more, in the plainest words and knowing none of its variants: where a player can stand, what he can do
 * there, and what must then be true. Every way through it is walked in every variant (`variants-walked.browser.test.tsx`).
 */
export interface Ground<State> {
  readonly start: State;
  /** The site as it is opened; made anew for every walk. */
  readonly site: () => SiteInWindow;
  readonly moves: Readonly<Record<string, Move<State>>>;
  /** Fails where the site is not what it must be at a place. */
  readonly check: (state: State, site: OpenSite) => Promise<void>;
}

/** What a page's or block's `testing/walks.ts` exports. */
export interface GroundModule {
  readonly ground: Ground<never>;
}
