import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { pricePoints } from "../../prices/points.ts";
import { Calibration } from "../../testing/calibration.ts";
import { matchStateOf } from "../match-state.ts";
import { drawScript } from "./draw-script.ts";
import { simulatePoints } from "./points.ts";

describe("prices of a generic sport", () => {
  it("match the observed frequencies, whatever the lead and the time", () => {
    const calibration = new Calibration();
    const random = seededRandom("moments");
    for (let at = 0; at < 6_000; at += 1) {
      const script = drawScript("points", `p${at}`);
      calibration.add(script, Math.floor(random() * 3_720_000));
    }
    expect(calibration.uneven).toEqual([]);
    expect(calibration.off(0.008)).toEqual([]);
    expect(calibration.offered.get(219)).toBeGreaterThan(2_000);
    expect(calibration.tenths.size).toBeGreaterThan(18);
  });

  it("are neither too certain nor too cautious for the side that leads", () => {
    const random = seededRandom("sure");
    let [sum, variance] = [0, 0];
    for (let seed = 0; seed < 6_000; seed += 1) {
      const { events, match } = drawScript("points", `s${seed}`);
      if (match.model?.kind !== "points") throw new Error("no model of points");
      const at = Math.floor(random() * 3_720_000);
      const state = matchStateOf(events.filter((event) => event.at <= at));
      const chance = pricePoints(state, match.model, at)[0]?.outcomes[0]?.chance ?? Number.NaN;
      const [home, away] = matchStateOf(events).score;
      sum += ((home > away ? 1 : 0) - chance) * (chance - 0.5);
      variance += chance * (1 - chance) * (chance - 0.5) ** 2;
    }
    expect(Math.abs(sum) / Math.sqrt(variance)).toBeLessThan(3);
  });

  it("give the chance of the next point for a level match", () => {
    const sport = { sportId: 6, periods: 2, periodLength: 30 };
    const model = { kind: "points", home: 31, away: 26, lengthMs: 3_600_000 } as const;
    let [level, won] = [0, 0];
    for (let seed = 0; seed < 6_000; seed += 1) {
      const events = simulatePoints(sport, model, seededRandom(`ot${seed}`));
      const begun = events.findIndex(({ event }) => event.kind === "phase" && event.status === "ot");
      if (begun < 0) continue;
      const state = matchStateOf(events.slice(0, begun + 1));
      expect(pricePoints(state, model, state.phaseAt)[0]?.outcomes[0]?.chance).toBeCloseTo(31 / 57, 9);
      const [home, away] = matchStateOf(events).score;
      level += 1;
      won += home > away ? 1 : 0;
    }
    expect(level).toBeGreaterThan(100);
    expect(Math.abs(won / level - 31 / 57)).toBeLessThan(3.5 * Math.sqrt(0.25 / level));
  });
});
