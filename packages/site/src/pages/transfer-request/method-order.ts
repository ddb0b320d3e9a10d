import type { PaymentMethod } from "@livery/contract";

/** Returns a method's title with its category, which is left out if it says the same. */
export function titleWithCategory({ categoryTitle, title }: Pick<PaymentMethod, "categoryTitle" | "title">): string {
  return categoryTitle === title ? title : `${categoryTitle} · ${title}`;
}

export const methodOrders = ["title", "kind", "min", "max", "time"] as const;

/** The sort order of a table of methods. */
export interface MethodOrder {
  readonly by: (typeof methodOrders)[number];
  readonly descending: boolean;
}

/** The operator's order: category by category. */
export const asOffered: MethodOrder = { by: "kind", descending: false };

type Comparison = (a: PaymentMethod, b: PaymentMethod) => number;

const compare = <Figure extends bigint | number>(a: Figure, b: Figure): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares names by the page's language, categories by the operator's order. */
function comparisons(methods: readonly PaymentMethod[], lang: string): Readonly<Record<MethodOrder["by"], Comparison>> {
  const names = new Intl.Collator(lang);
  const categories = [...new Set(methods.map(({ categoryId }) => categoryId))];
  return {
    title: (a, b) => names.compare(a.title, b.title),
    kind: (a, b) => compare(categories.indexOf(a.categoryId), categories.indexOf(b.categoryId)),
    min: (a, b) => compare(a.minAmount, b.minAmount),
    max: (a, b) => compare(a.maxAmount, b.maxAmount),
    time: (a, b) => compare(a.processingMinutes ?? 0, b.processingMinutes ?? 0),
  };
}

/** Sorts methods. An unknown duration comes last in both directions; equal ones stay in the operator's order. */
export function orderMethods<Method extends PaymentMethod>(
  methods: readonly Method[],
  { by, descending }: MethodOrder,
  lang: string,
): readonly Method[] {
  const comparison = comparisons(methods, lang)[by];
  return methods.toSorted((a, b) => {
    if (by === "time" && (a.processingMinutes === null || b.processingMinutes === null))
      return Number(a.processingMinutes === null) - Number(b.processingMinutes === null);
    return descending ? -comparison(a, b) : comparison(a, b);
  });
}
