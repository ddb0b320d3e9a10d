import { plainSettings } from "@livery/contract/settings";
import {
  mergeMessages,
  type Boot,
  type BootLanguage,
  type BootRow,
  type Shell,
  type Skin,
  type Messages,
} from "@livery/skin";
import { productMessages } from "../words/product-messages.ts";
import type { BakedSettings } from "./baked.ts";
import type { BrandPictures } from "./pictures.ts";
import type { BrandThemes } from "./themes.ts";

export interface BootInput {
  readonly skin: Skin;
  readonly baked: BakedSettings;
  readonly shell: Shell;
  readonly variants: Pick<Boot, "pages" | "blocks" | "plugins">;
  readonly pictures: Omit<BrandPictures, "files">;
  readonly themes: Pick<BrandThemes, "of">;
  readonly languages: readonly BootLanguage[];
  readonly rows: Readonly<Record<string, readonly BootRow[]>>;
  readonly release: string;
  /** Removes messages that only variants outside the brand use. */
  readonly used: (messages: Messages) => Messages;
}

/** The boot object of each language in one shell; the document fills in `inlined`. */
export async function bootObjects(input: BootInput): Promise<Readonly<Record<string, Boot>>> {
  const { skin, baked, variants, pictures, themes, languages, release, shell } = input;
  const boots = languages.map(async (language): Promise<readonly [string, Boot]> => {
    const boot: Boot = {
      brand: {
        name: skin.name,
        title: baked.settings.title,
        logo: pictures.logo,
        pattern: pictures.pattern,
        edge: pictures.edge,
        scene: pictures.scene,
        empty: pictures.empty,
        marks: pictures.marks,
        themes: themes.of(language),
      },
      shell,
      lang: language.code,
      dir: language.dir,
      languages,
      settings: baked.merged.document,
      firstSettings: plainSettings(baked.settings),
      settingOrigins: baked.merged.origins,
      messages: input.used(mergeMessages(await productMessages(language.code), skin.messages[language.code])),
      pages: variants.pages,
      blocks: variants.blocks,
      ...(variants.plugins && { plugins: variants.plugins }),
      inlined: [],
      rows: input.rows[language.code] ?? [],
      siteKey: skin.siteKey,
      ...(baked.trust && { signedSettings: baked.trust }),
      release,
    };
    return [language.code, boot];
  });
  return Object.fromEntries(await Promise.all(boots));
}
