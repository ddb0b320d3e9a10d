/** The brands of the Storybook, each loaded when it is asked for (`.storybook/brand-modules.ts`). */
declare module "virtual:livery-brands" {
  export const brands: Readonly<Record<string, () => Promise<BrandModule>>>;

  export interface BrandModule {
    readonly config: import("@livery/skin").SkinConfig;
    /** Where its pictures lie, by their path in the brand's folder. */
    readonly pictures: Readonly<Record<string, string>>;
  }
}

/** The tokens of every skin, by its folder: what each `tokens.ts` exports. */
declare module "virtual:livery-brand-tokens" {
  export const tokenFiles: Readonly<Record<string, Readonly<Record<string, import("@livery/ui/tokens").SkinTokens>>>>;
}

/** What the brands' files say, by their folders. */
declare module "virtual:livery-brand-configs" {
  export const configs: Readonly<Record<string, import("@livery/skin").SkinConfig>>;
}
