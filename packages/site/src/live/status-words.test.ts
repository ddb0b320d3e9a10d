import { matchPhase } from "@livery/feed";
import { initI18n, loadWords, wordLanguages } from "@livery/i18n";
import { expect, test } from "vitest";
import { liveStatus } from "./match-clock.tsx";

/** §4 and their plain continuations. */
const statuses = [
  ..."not_started delayed 1p 2p 3p 4p 5p 6p 7p 8p 9p 1set 2set 3set 4set 5set ot 1p_ot 2p_ot penalties".split(" "),
  ..."pause pause1 pause2 pause3 pause4 awaiting_ot pause_ot awaiting_penalties suspended".split(" "),
  ..."ended interrupted retired walkover after_ot after_penalties cancelled postponed abandoned".split(" "),
];

test.each(wordLanguages)(
  "every status is said in its own words in %s, and one that nobody knows is in play (D26)",
  async (lang) => {
    const words = initI18n({ lang: { bcp47: lang, dir: "ltr" }, words: await loadWords(lang) });
    const unknown = liveStatus(words, "sunspots");
    const said = statuses.map((status) => liveStatus(words, status));
    expect(new Set([...said, unknown]).size).toBe(statuses.length + 1);
    expect(statuses.filter((status) => matchPhase(status) === "unknown")).toEqual([]);
    const football = statuses.map((status) => liveStatus(words, status, 1));
    expect(statuses.filter((_, at) => football[at] !== said[at])).toEqual(["1p", "2p"]);
    expect(new Set(football).size).toBe(statuses.length);
  },
);
