import fc from "fast-check";

/** What a person enters about a match: a result, a void, a rollback, or a market's own result. */
export type Step =
  | { readonly kind: "result"; readonly home: number; readonly away: number; readonly sure: boolean }
  | { readonly kind: "void" }
  | { readonly kind: "roll_back" }
  | { readonly kind: "market"; readonly won: number }
  | { readonly kind: "dead_heat"; readonly lost: number; readonly share: string }
  | { readonly kind: "market_back" };
/** A step on one of `matches` matches; `work`: the due settlements run after it. */
export const anyStep = (matches: number): fc.Arbitrary<{ at: number; work: boolean; step: Step }> =>
  fc.record({
    at: fc.nat(matches - 1),
    work: fc.constantFrom(true, true, true, false),
    step: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant("result" as const),
          home: fc.nat(3),
          away: fc.nat(3),
          sure: fc.constantFrom(true, true, true, false),
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("void" as const, "roll_back" as const) }) },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant("market" as const), won: fc.integer({ min: 1, max: 3 }) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant("dead_heat" as const),
          lost: fc.integer({ min: 1, max: 3 }),
          share: fc.constantFrom("1/2", "2/3"),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("market_back" as const) }) },
    ),
  });
