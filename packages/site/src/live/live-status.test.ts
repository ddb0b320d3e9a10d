import { matchPhase } from "@livery/feed";
import { initI18n, loadMessages, messageLanguages } from "@livery/i18n";
import { expect, test } from "vitest";
import { liveStatus } from "./match-clock.tsx";

/** The statuses of §4 and their plain continuations. */
const statuses = [
  ..."not_started delayed 1p 2p 3p 4p 5p 6p 7p 8p 9p 1set 2set 3set 4set 5set ot 1p_ot 2p_ot penalties".split(" "),
  ..."pause pause1 pause2 pause3 pause4 awaiting_ot pause_ot awaiting_penalties suspended".split(" "),
  ..."ended interrupted retired walkover after_ot after_penalties cancelled postponed abandoned".split(" "),
];

test.each(messageLanguages)(
  "every status has its own text in %s, and an unknown one is in play (D26)",
  async (lang) => {
    const i18n = initI18n({ lang: { bcp47: lang, dir: "ltr" }, messages: await loadMessages(lang) });
    const unknown = liveStatus(i18n, "sunspots");
    const names = statuses.map((status) => liveStatus(i18n, status));
    expect(new Set([...names, unknown]).size).toBe(statuses.length + 1);
    expect(statuses.filter((status) => matchPhase(status) === "unknown")).toEqual([]);
    const football = statuses.map((status) => liveStatus(i18n, status, 1));
    expect(statuses.filter((_, at) => football[at] !== names[at])).toEqual(["1p", "2p"]);
    expect(new Set(football).size).toBe(statuses.length);
  },
);
