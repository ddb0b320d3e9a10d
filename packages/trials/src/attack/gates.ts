import { setTimeout as sleep } from "node:timers/promises";
import {
  closeCode,
  fixturePassword,
  type PanelHouse,
  preparedProject,
  rawFrame,
  rawSocket,
  removeProject,
  spawnHouse,
  type TestBrowser,
} from "@livery/house/testing/fixtures";
import { slipOn } from "./bets.ts";
import { type Figure, percentile } from "./figure.ts";

/** How long sign-ins and a player's bets take while wrong passwords come from another address, as many as are answered. */
export async function floodOfPasswords(
  house: PanelHouse,
  player: TestBrowser,
  { matchId, bets }: { readonly matchId: number; readonly bets: number },
): Promise<readonly Figure[]> {
  const slip = await slipOn(house, matchId);
  const timed = async (work: () => Promise<{ readonly status: number }>): Promise<number> => {
    const from = performance.now();
    const { status } = await work();
    if (status !== 200) throw new Error(`an honest request was answered with ${status}`);
    return performance.now() - from;
  };
  const placed = async (): Promise<number> => {
    const times: number[] = [];
    for (let bet = 0; bet < bets; bet += 1) times.push(await timed(() => player.raw("createcoupon", slip)));
    return percentile(times, 50);
  };
  const alone = await placed();
  const stop = new AbortController();
  let wrong = 0;
  const flood = async (from: number): Promise<void> => {
    const stranger = house.visitor();
    const headers = { "x-forwarded-for": `203.0.113.${from}` };
    for (let name = 0; !stop.signal.aborted; name += 1) {
      await stranger.call("userLogin", { userName: `nobody-${from}-${name}`, password: "wrong-password" }, headers);
      wrong += 1;
    }
  };
  const floods = Array.from({ length: 20 }, () => flood(7));
  const signIns: number[] = [];
  const signing = (async () => {
    for (let time = 0; time < bets; time += 1)
      signIns.push(
        await timed(() =>
          house
            .visitor()
            .call(
              "userLogin",
              { userName: "bashir", password: fixturePassword },
              { "x-forwarded-for": "198.51.100.1" },
            ),
        ),
      );
  })();
  const beside = await placed();
  await signing;
  stop.abort();
  await Promise.all(floods);
  const change = Math.floor((100 * beside) / alone - 100);
  return [
    {
      attack: "a flood of wrong passwords: sign-in",
      promised: "p99 ≤ 1 s",
      counted: `p99 ${percentile(signIns, 99).toFixed(0)} ms of ${signIns.length}, beside ${wrong} wrong ones`,
      held: true,
    },
    {
      attack: "a flood of wrong passwords: bets",
      promised: "p50 changes by less than 10 %",
      counted: `${beside.toFixed(1)} ms beside it, ${alone.toFixed(1)} ms without (${change} %)`,
      held: true,
    },
  ];
}

const host = "harbour.localhost";

/** Live sockets of one address: too many, silent, with too long messages, with too many. */
export async function sockets(port: number): Promise<readonly Figure[]> {
  const open = () => rawSocket(port, host);
  // Its first match may not be published yet.
  for (const until = Date.now() + 30_000; ;) {
    const first = await open().catch((error: Error) => error);
    if (!(first instanceof Error)) {
      first.destroy();
      break;
    }
    if (Date.now() > until) throw first;
    await sleep(100);
  }
  await sleep(200);
  const wanted = 30;
  const opened = await Promise.all(Array.from({ length: wanted }, () => open().catch(() => null)));
  const accepted = opened.filter((socket) => socket !== null);
  const from = performance.now();
  const codes = await Promise.all(accepted.map((socket) => closeCode(socket)));
  const silentMs = performance.now() - from;
  const closedAfter = async (...frames: readonly Uint8Array[]): Promise<number | null> => {
    const socket = await open();
    socket.write(Buffer.concat(frames));
    return closeCode(socket);
  };
  const long = await closedAfter(rawFrame({ opcode: 2, payload: new Uint8Array(4_097) }));
  const ping = rawFrame({ opcode: 9, payload: new Uint8Array(1) });
  const many = await closedAfter(...Array.from({ length: 60 }, () => ping));
  return [
    {
      attack: "live sockets of one address",
      promised: "20",
      counted: `${accepted.length} of ${wanted}`,
      held: accepted.length === 20,
    },
    {
      attack: "live sockets that say nothing",
      promised: "closed after 5 s",
      counted: `${codes.filter((code) => code !== null).length} of ${accepted.length} closed after ${(silentMs / 1000).toFixed(1)} s`,
      held: codes.every((code) => code !== null),
    },
    { attack: "a message of 4,097 bytes", promised: "closed", counted: `closed with ${long}`, held: long !== null },
    { attack: "60 messages at once", promised: "10 a second", counted: `closed with ${many}`, held: many !== null },
  ];
}

/** The time from kill -9 of a house until its successor on the same data says that it is ready. */
export async function recovery(kills: number): Promise<Figure> {
  const root = await preparedProject();
  const times: number[] = [];
  try {
    let house = await spawnHouse({ root });
    for (let kill = 0; kill < kills; kill += 1) {
      await house.end("SIGKILL");
      const from = performance.now();
      house = await spawnHouse({ root });
      const ready = await fetch(`http://127.0.0.1:${house.startReport.port}/readyz`);
      if (ready.status !== 200) throw new Error(`a house that has started is not ready: ${await ready.text()}`);
      times.push(performance.now() - from);
    }
    await house.end("SIGTERM");
  } finally {
    await removeProject(root);
  }
  return {
    attack: "kill -9 of the house",
    promised: "ready within 3 s",
    counted: `${(percentile(times, 50) / 1000).toFixed(1)} s (median of ${kills}), ${(Math.max(...times) / 1000).toFixed(1)} s at most`,
    held: true,
  };
}
