import { eventually } from "./eventually.ts";
import type { OpenSite, SiteInWindow } from "./open-site.tsx";

/** Opens a state of a page's or block's model, and brings a face to where it shows it: any face, at any width, by what things are called. */
export type OpenState = (open: (site?: SiteInWindow) => Promise<OpenSite>) => Promise<OpenSite>;

/** States of a model by name: a page's or block's `testing/states.ts` holds them. */
export type FaceStates = Readonly<Record<string, OpenState>>;

/** What a page's or block's `testing/states.ts` exports. */
export interface FaceStatesModule {
  /** Selector of where it stands: what is around it is the same in all of its faces. */
  readonly place: string;
  readonly states: FaceStates;
}

export const said = (words: string) => eventually(() => document.body.textContent).toContain(words);

/** The state is there when its words are. */
export function shows(words: string, site: () => SiteInWindow): OpenState {
  return async (open) => {
    const opened = await open(site());
    await said(words);
    return opened;
  };
}
