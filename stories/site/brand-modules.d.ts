/** The brands of `skins/`, each loaded when it is asked for (`.storybook/brand-modules.ts`). */
declare module "virtual:livery-brands" {
  export const brands: Readonly<Record<string, () => Promise<BrandModule>>>;

  export interface BrandModule {
    readonly config: import("@livery/skin").SkinConfig;
    /** Where its pictures lie, by their path in the brand's folder. */
    readonly pictures: Readonly<Record<string, string>>;
  }
}
