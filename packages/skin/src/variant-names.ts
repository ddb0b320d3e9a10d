/**
 * The closed list of a skin's choices: every page and block with its variants, the first of each being the product's default. The
 * site implements exactly these; any other name is invalid. A brand's own file can replace each of them, also the only one of a
 * page.
 */
export const variantNames = {
  pages: {
    home: ["lobby", "promo", "sports", "compact"],
    sports: ["threeColumn", "cards", "oddsTable"],
    liveBets: ["list", "split", "multiview"],
    login: ["popup", "page", "keypad"],
    register: ["single", "stepper", "columns"],
    coupons: ["tickets", "table", "timeline"],
    transferRequest: [
      "classic",
      "stepper",
      "cards",
      "tabs",
      "accordion",
      "split",
      "table",
      "receipt",
      "express",
      "keypad",
      "sheet",
      "chat",
      "terminal",
      "handoff",
    ],
    promotions: ["cards", "list", "story"],
    match: ["standard"],
    liveMatch: ["standard"],
    results: ["standard"],
    coupon: ["standard"],
    sharedCoupon: ["standard"],
    ticketCheck: ["standard"],
    transactions: ["standard"],
    notifications: ["standard"],
    userInformation: ["standard"],
    changePassword: ["standard"],
    info: ["standard"],
  },
  blocks: {
    header: ["bar", "double", "centered", "terminal"],
    footer: ["columns", "compact", "licence"],
    betSlip: ["rail", "sheet", "drawer"],
    navigation: ["tabs"],
  },
} as const;

/** The blocks around a page in each shell: the mobile shell has a navigation at the bottom (D49). */
export const shellBlocks = {
  desktop: ["header", "footer", "betSlip"],
  mobile: ["header", "footer", "betSlip", "navigation"],
} as const satisfies Readonly<Record<string, readonly (keyof (typeof variantNames)["blocks"])[]>>;

/** The shell of a document: the site host's or the mobile host's. */
export type Shell = keyof typeof shellBlocks;

export type VariantNames = typeof variantNames;
export type VariantKind = keyof VariantNames;
export type PageName = keyof VariantNames["pages"];
export type BlockName = keyof VariantNames["blocks"];
export type PageVariant<P extends PageName = PageName> = VariantNames["pages"][P][number];
export type BlockVariant<B extends BlockName = BlockName> = VariantNames["blocks"][B][number];

/** One variant for every page. */
export type PageChoices = { readonly [P in PageName]: PageVariant<P> };
/** One variant for every block of a shell. */
export type BlockChoices<S extends Shell> = {
  readonly [B in (typeof shellBlocks)[S][number]]: BlockVariant<B>;
};

export const pageNames = Object.keys(variantNames.pages) as readonly PageName[];

/** The parts of a prerendered document that stay as they are until their code has loaded, after the shell's: page and blocks. */
export const deferredParts: readonly (BlockName | PageName)[] = ["betSlip", "footer", "home"];

/** `threeColumn` → `three-column`: folders and files are written in kebab case. */
export function variantSlug(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The path of a variant in the site's source folder: `pages/sports/variants/three-column.tsx`. */
export function variantFile(kind: VariantKind, name: string, variant: string): string {
  return `${kind}/${variantSlug(name)}/variants/${variantSlug(variant)}.tsx`;
}

/** The path of the model of a page or block in the site's source folder: `pages/sports/sports.model.ts`. */
export function modelFile(kind: VariantKind, name: string): string {
  return `${kind}/${variantSlug(name)}/${variantSlug(name)}.model.ts`;
}

/** Every variant of every page and block, in the order of the list. */
export function allVariants(): readonly {
  readonly kind: VariantKind;
  readonly name: string;
  readonly variant: string;
}[] {
  return (["pages", "blocks"] as const).flatMap((kind) =>
    Object.entries(variantNames[kind]).flatMap(([name, variants]) =>
      (variants as readonly string[]).map((variant) => ({ kind, name, variant })),
    ),
  );
}
