import { eventually } from "./eventually.ts";
import type { OpenSite, SiteInWindow } from "./open-site.tsx";

/**
 * Opens a state of a page's or block's model and brings a variant to show it: any variant, at any width, by the names of the
 * controls.
 */
export type OpenState = (open: (site?: SiteInWindow) => Promise<OpenSite>) => Promise<OpenSite>;

/** States of a model by name: a page's or block's `testing/<name>.states.ts` holds them. */
export type VariantStates = Readonly<Record<string, OpenState>>;

/** The exports of a page's or block's `testing/<name>.states.ts`. */
export interface VariantStatesModule {
  /** Selector of its container: everything around it is the same in all of its variants. */
  readonly rootSelector: string;
  readonly states: VariantStates;
}

export const expectText = (text: string) => eventually(() => document.body.textContent).toContain(text);

/** Opens a site whose state is reached once a text is shown. */
export function shows(text: string, site: () => SiteInWindow): OpenState {
  return async (open) => {
    const opened = await open(site());
    await expectText(text);
    return opened;
  };
}
