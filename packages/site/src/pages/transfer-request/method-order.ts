import type { PaymentMethod } from "@livery/contract";

export const methodOrders = ["title", "kind", "min", "max", "time"] as const;

/** By what the methods of a table stand. */
export interface MethodOrder {
  readonly by: (typeof methodOrders)[number];
  readonly descending: boolean;
}

/** As the operator has put them: category by category. */
export const asOffered: MethodOrder = { by: "kind", descending: false };

type Comparison = (a: PaymentMethod, b: PaymentMethod) => number;

const compare = <Figure extends bigint | number>(a: Figure, b: Figure): number => (a < b ? -1 : a > b ? 1 : 0);

/** Names are compared as the page's language does it, categories by which the operator has put first. */
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

/** Methods in an order; how long nobody knows stands last either way, equals stay as the operator has put them. */
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
