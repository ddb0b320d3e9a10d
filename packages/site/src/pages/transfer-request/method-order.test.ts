import { minor } from "@livery/betting";
import fc from "fast-check";
import { expect, test } from "vitest";
import { paymentMethod } from "../../testing/payment-fixtures.ts";
import { asOffered, methodOrders, orderMethods, titleWithCategory, type MethodOrder } from "./method-order.ts";

const method = fc
  .record({
    payId: fc.nat(),
    title: fc.constantFrom("Bank", "Äpfel", "Zebra", "bank"),
    categoryId: fc.nat(3),
    minAmount: fc.bigInt(0n, 5n).map(minor),
    maxAmount: fc.bigInt(5n, 9n).map(minor),
    processingMinutes: fc.option(fc.nat(3)),
  })
  .map(({ payId, ...changes }) => paymentMethod(payId, changes));
const order: fc.Arbitrary<MethodOrder> = fc.record({ by: fc.constantFrom(...methodOrders), descending: fc.boolean() });

const ids = (methods: readonly { readonly payId: number }[]) => methods.map(({ payId }) => payId);

test("an order loses no method, and keeps equal methods in the operator's order", () => {
  fc.assert(
    fc.property(fc.array(method), order, (methods, each) => {
      const ordered = orderMethods(methods, each, "en");
      expect(new Set(ordered)).toEqual(new Set(methods));
      expect(ordered).toHaveLength(methods.length);
      if (each.by !== "kind") expect(orderMethods(ordered, each, "en")).toEqual(ordered);
    }),
  );
});

test("the operator's order: categories by their first method, and within each its methods as they came", () => {
  fc.assert(
    fc.property(fc.array(method), (methods) => {
      const categories = [...new Set(methods.map(({ categoryId }) => categoryId))];
      const grouped = categories.flatMap((each) => methods.filter(({ categoryId }) => categoryId === each));
      expect(orderMethods(methods, asOffered, "en")).toEqual(grouped);
    }),
  );
});

test("figures sort both ways; an unknown processing time is last in both", () => {
  const methods = [
    paymentMethod(1, { minAmount: minor(500), processingMinutes: null }),
    paymentMethod(2, { minAmount: minor(100), processingMinutes: 120 }),
    paymentMethod(3, { minAmount: minor(1_000), processingMinutes: 5 }),
  ];
  const by = (field: MethodOrder["by"], descending: boolean) =>
    ids(orderMethods(methods, { by: field, descending }, "en"));
  expect(by("min", false)).toEqual([2, 1, 3]);
  expect(by("min", true)).toEqual([3, 1, 2]);
  expect(by("time", false)).toEqual([3, 2, 1]);
  expect(by("time", true)).toEqual([2, 3, 1]);
});

test("names are sorted as in the page's language", () => {
  const methods = ["Zebra", "Öl", "Ofen"].map((title, payId) => paymentMethod(payId, { title }));
  expect(ids(orderMethods(methods, { by: "title", descending: false }, "de"))).toEqual([2, 1, 0]);
});

test("a method that is called as its category is named once", () => {
  expect(titleWithCategory({ categoryTitle: "Bank transfer", title: "Bank transfer" })).toBe("Bank transfer");
  expect(titleWithCategory({ categoryTitle: "Cards", title: "Visa" })).toBe("Cards · Visa");
});
