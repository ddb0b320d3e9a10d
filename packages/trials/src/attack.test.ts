import { nightly } from "@livery/feed/testing";
import { simulatedSource } from "@livery/house";
import { type PanelHouse, startPanelHouse } from "@livery/house/testing/fixtures";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hourlyMatches, jumpOverKickOffs } from "./attack/bets.ts";
import { type Figure, tableOf } from "./attack/figure.ts";
import { floodOfPasswords, recovery, sockets } from "./attack/gates.ts";
import { badInput, randomFrames } from "./attack/requests.ts";
import { seededRandom } from "./seeded-random.ts";

const counts = nightly
  ? { jumps: 1_000, share: 1, frames: 5_000_000, bets: 300, kills: 20 }
  : { jumps: 3, share: 40, frames: 5_000, bets: 5, kills: 1 };
const seed = inject("seed");

let house: PanelHouse;
beforeAll(async () => {
  const matches = { football: 2, tennis: 0, basketball: 0, ice_hockey: 0, volleyball: 0, points: 0 };
  house = await startPanelHouse({ live: simulatedSource({ seed: "attack", matches }), trustProxy: "127.0.0.1" });
});
afterAll(() => house.close());

test(
  "a house under attack does what it promises",
  async () => {
    const figures: Figure[] = [];
    const player = await house.player("alice");
    const [later = 0, ...matchIds] = (await hourlyMatches(house, counts.jumps + 1)).toReversed();
    const dealer = await house.staff("high-street");
    await dealer.results("panelUserSend", { playerId: house.seeded.playerIds["alice"], amount: 500_000 });
    // Its times are never judged: by day it would only be work.
    if (nightly) figures.push(...(await floodOfPasswords(house, player, { matchId: later, bets: counts.bets })));
    figures.push(...(await jumpOverKickOffs(house, player, matchIds.toReversed())));
    const silent = sockets(house.port);
    const bad = await badInput({ site: house.visitor(), panel: dealer }, counts.share);
    const frames = randomFrames(seededRandom(seed), counts.frames);
    figures.push(bad, frames, ...(await silent), await recovery(counts.kills));
    console.log(`attacks (seed ${seed}):\n${tableOf(figures)}`);
    expect(figures.filter(({ held }) => !held)).toEqual([]);
  },
  nightly ? 7_200_000 : 300_000,
);
