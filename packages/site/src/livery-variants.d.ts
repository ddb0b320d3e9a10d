declare module "livery-variants" {
  export const loadVariant: import("@livery/skin").VariantLoader;
}
