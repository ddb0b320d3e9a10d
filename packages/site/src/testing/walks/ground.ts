import type { HandKind } from "../hand.ts";
import type { OpenSite, SiteInWindow } from "../open-site.tsx";

/** Whoever walks: the site that is open, and whether by pointer or by the keyboard alone. */
export interface Walker {
  readonly site: OpenSite;
  readonly kind: HandKind;
}

/** What a player can do somewhere, and where it leads. */
export interface Move<Place> {
  /** Where it can be done; everywhere without it. */
  readonly from?: (place: Place) => boolean;
  readonly to: (place: Place) => Place;
  /** Does it in any face: by what things are called, never by which face it is. */
  readonly walk: (walker: Walker) => Promise<void>;
}

/**
 * A page's rules once more, in the plainest words and knowing none of its faces: where a player can stand, what he can do
 * there, and what must then be true. Every way through it is walked in every face (`faces-walked.browser.test.tsx`).
 */
export interface Ground<Place> {
  readonly start: Place;
  /** The site as it is opened; made anew for every walk. */
  readonly site: () => SiteInWindow;
  readonly moves: Readonly<Record<string, Move<Place>>>;
  /** Fails where the site is not what it must be at a place. */
  readonly seen: (place: Place, site: OpenSite) => Promise<void>;
}

/** What a page's or block's `testing/walks.ts` exports. */
export interface GroundModule {
  readonly ground: Ground<never>;
}
