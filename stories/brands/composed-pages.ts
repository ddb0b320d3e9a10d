import type { PageName, Shell } from "@livery/skin";
import { brands } from "../gallery/brands.ts";
import { storyId, titleOf } from "../list/shown.ts";

/** The pages that show a brand, and what a reader calls them. */
const principal = {
  home: "Home",
  sports: "Sports",
  liveBets: "Live",
  transferRequest: "Deposit and withdraw",
} as const satisfies Partial<Record<PageName, string>>;

/** A page of a brand in one of its windows. */
export interface ComposedPicture {
  readonly shell: Shell;
  readonly variant: string;
  readonly story: string;
  /** Null: the mode that the brand opens in. */
  readonly mode: "light" | "dark" | null;
}

export interface ComposedPage {
  readonly title: string;
  readonly pictures: readonly ComposedPicture[];
}

/** The pages of a brand in the variants that it has chosen: light, dark, and on a phone. Throws where there is no such brand. */
export function composedPages(brand: string): readonly ComposedPage[] {
  const chosen = brands.find(({ name }) => name === brand)?.chosen;
  if (chosen?.desktop === undefined) throw new RangeError(`there is no brand ${brand}`);
  const { desktop, mobile = desktop } = chosen;
  return Object.entries(principal).map(([name, title]) => {
    const picture = (shell: Shell, state: string, mode: ComposedPicture["mode"]): ComposedPicture => {
      const variant = (shell === "desktop" ? desktop : mobile).pages[name] ?? "";
      const story = storyId(titleOf({ kind: "pages", name, variant, states: [] }), state);
      return { shell, variant, story, mode };
    };
    const pictures = [
      picture("desktop", "Full", "light"),
      picture("desktop", "Full", "dark"),
      picture("mobile", "Phone", null),
    ];
    return { title, pictures };
  });
}
