import type { StoredResult } from "../../db/tables/catalogue.ts";
import { drawGoals, type ExpectedGoals, firstHalfShare } from "./goals-model.ts";
import { seededRandom } from "./seeded.ts";

/** The result of a simulated match: drawn from the model that priced it, and the same whenever it is drawn. */
export function drawResult(expected: ExpectedGoals, seed: string): StoredResult {
  const random = seededRandom(`result/${seed}`);
  const ft = [drawGoals(expected.home, random()), drawGoals(expected.away, random())] as const;
  const beforeHalf = (goals: number): number =>
    Array.from({ length: goals }, random).filter((at) => at < firstHalfShare).length;
  return { ft, ht: [beforeHalf(ft[0]), beforeHalf(ft[1])], et: null, p: null, goals: [], source: "model" };
}
