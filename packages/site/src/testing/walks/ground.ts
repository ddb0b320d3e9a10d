import type { InputKind } from "../user-input.ts";
import type { OpenSite, SiteInWindow } from "../open-site.tsx";

/** The open site of a walk, and whether it is used by pointer or by the keyboard alone. */
export interface Walker {
  readonly site: OpenSite;
  readonly kind: InputKind;
}

/** An action of a player in a state, and the resulting state. */
export interface Move<State> {
  /** Whether it is possible in a state; without it, in every state. */
  readonly from?: (state: State) => boolean;
  readonly to: (state: State) => State;
  /** Does it in any variant: by the names of the controls, never by the variant. */
  readonly walk: (walker: Walker) => Promise<void>;
}

/**
 * A second, plain description of a page's rules, independent of its variants: the states of a player, the actions in each, and
 * the conditions that must then hold. Every path through it is walked in every variant (`variants-walked.browser.test.tsx`).
 */
export interface Ground<State> {
  readonly start: State;
  /** Creates the site, separately for every walk. */
  readonly site: () => SiteInWindow;
  readonly moves: Readonly<Record<string, Move<State>>>;
  /** Fails if the site does not match the state. */
  readonly check: (state: State, site: OpenSite) => Promise<void>;
}

/** The exports of a page's or block's `testing/<name>.walks.ts`. */
export interface GroundModule {
  readonly ground: Ground<never>;
}
