/** The default info pages by their specification ids (D48), with the initial text until an operator writes their own. */
export const pageIds = {
  dictionary: 5,
  faq: 6,
  about: 7,
  privacy: 8,
  terms: 9,
  responsible: 10,
  customerService: 11,
  payments: 12,
  betRules: 13,
} as const;

export type PageName = keyof typeof pageIds;

export interface PageText {
  readonly title: string;
  /** `{brand}` stands for the site's title, as its settings have it when the page is read. */
  readonly html: string;
}

export type PageTexts = Readonly<Record<PageName, PageText>>;
