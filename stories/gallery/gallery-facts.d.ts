/** What stands in the sources of every model, by `pages/home` (`.storybook/gallery-facts.ts`). */
declare module "virtual:livery-contracts" {
  export const contracts: Readonly<Record<string, import("./contract.ts").Contract>>;
}

/** What `livery bytes` says of the build of these very sources; null where there is none. */
declare module "virtual:livery-bytes" {
  export const bytes: readonly import("./bytes.ts").VariantWeight[] | null;
}
