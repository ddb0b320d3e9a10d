import { type Fault, faultNames, faultRow } from "@livery/chaos/faults";
import type { CommandRow, OptionRow } from "../program/command-definition.ts";
import { portOption } from "./options.ts";

/** A fault's option: its probability, and its amount if it has one. */
function faultOption(fault: Fault): OptionRow {
  const { description: summary, amount } = faultRow(fault);
  if (amount === undefined) return { name: fault, value: "P", summary };
  return { name: fault, value: "P:N", summary: `${summary} (N: ${amount.unit}; default: ${amount.defaultValue})` };
}

export const chaosCommand: CommandRow = {
  words: ["chaos"],
  summary: "Stand between a browser and a house and harm live frames and snapshots on their way, by a seed.",
  arguments: [],
  options: [
    {
      name: "target",
      value: "URL",
      summary: "the house that is harmed (default: http://127.0.0.1:4300)",
      suggest: () => "http://127.0.0.1:4300",
    },
    portOption("4400"),
    {
      name: "seed",
      value: "NUMBER",
      summary:
        "decides by connection, direction and the message's number, never by time (default: 1). Each fault below has its P, how likely it is, from 0 (never) to 1 (every message); of those that are drawn a message meets the first in this list. An N may be left out",
      suggest: () => "1",
    },
    ...faultNames.map(faultOption),
    {
      name: "direction",
      value: "WAY",
      offered: ["down", "up"],
      summary: "harm what goes down (to the browser) or up (to the house) alone",
    },
    { name: "topics", value: "NAMES", summary: "harm these topics alone, separated by commas: list, sports, match:*" },
    {
      name: "kinds",
      value: "NAMES",
      summary:
        "harm these kinds alone, separated by commas: tick, change, lock, settle, rollback, heartbeat, reset; hello, subscribe, unsubscribe; snapshot; other; close, ping, pong (spared unless named)",
    },
    { name: "json", summary: "say each fault as a line of JSON on stdout" },
  ],
  examples: [
    "livery chaos --drop 0.05 --delay 0.2:800   # then open http://harbour.localhost:4400/",
    "livery chaos --target http://127.0.0.1:4300 --port 4400 --seed 7 --flip 0.01:3 --json",
    "livery chaos --truncate 0.5 --stale 0.2 --kinds snapshot",
    "livery chaos --reorder 0.1 --topics match:* --direction down",
  ],
  load: async () => (await import("./chaos.ts")).chaos,
};
