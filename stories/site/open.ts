import type { BlockName, PageName } from "@livery/skin";
import {
  type Answers,
  fakeLive,
  houseOf,
  makeSite,
  type MadeSite,
  never,
  oneTab,
  runApp,
  dismissedKey,
  type FakeLive,
  type TestBrand,
} from "@livery/site/testing";
import type { ShownKind } from "../list/shown.ts";
import { callsOf, isSession } from "./sessions.ts";
import type { SiteState, Stage } from "./state.ts";
import type { StoryCalls } from "./story-calls.ts";
import { defaultSurroundings, overNetwork, type Surroundings } from "./surroundings.ts";

/** Which page, block or screen a story is of. */
export interface Subject {
  readonly kind: ShownKind;
  readonly name: PageName | BlockName | (string & {});
  readonly variant: string | null;
}

/** What a story follows in the toolbar. */
export interface Reading extends Surroundings {
  readonly lang: string;
  readonly dir: "ltr" | "rtl" | null;
}

/** Makes the site of a story, without drawing or running it. */
export function openStory(
  state: SiteState,
  { name, variant }: Subject,
  reading: Reading,
  brand: TestBrand,
): Pick<Stage, "site" | "live"> {
  const { lang, dir, network, odds, role } = reading;
  const { variants, live: liveOption, online, path, rows, settings, shell } = state;
  const session = isSession(role) ? role : (state.session ?? "player");
  const live = fakeLive(typeof liveOption === "object" ? liveOption.matches : []);
  if (liveOption === "cut") live.cut();
  // What was announced in another story of this tab has not been seen in this one.
  sessionStorage.removeItem(dismissedKey);
  const stored = new Map(state.announces ? [] : [["livery.popups.stopped", "1"]]);
  const site = makeSite(
    {
      brand,
      lang,
      ...(dir && { dir }),
      ...(path !== undefined && { path }),
      ...(rows && { rows }),
      ...(settings && { settings }),
      ...(shell && { shell }),
      ...(odds !== defaultSurroundings.odds && { oddsFormat: odds }),
      ...((online === false || network === "offline") && { online: false }),
      variants: { ...variants, ...(variant !== null && { [name]: variant }) },
      house: houseOf(answersOf(overNetwork({ ...callsOf(session), ...state.calls }, network))),
      stored,
      ...(state.files === "missing" && { loadVariant: () => Promise.reject(new Error("no such file")) }),
      live: liveOption === "never" ? { ...live.ports, openSocket: silentSocket, fetchSnapshot: never } : live.ports,
    },
    state.prerendered === true,
  );
  return { site, live };
}

const silentSocket = () => ({ send: () => undefined, close: () => undefined });

/** Sets a drawn site going; what it returns ends it. */
export function runStory(site: MadeSite, live: FakeLive, { selections = [] }: SiteState): () => void {
  const { services } = site.app;
  for (const selection of selections) services.slip.send({ type: "ADD", selection });
  void services.odds.ready();
  services.connection.watch();
  runApp(site.app, { flag: oneTab, storage: site.storage, window });
  return () => {
    live.end();
    services.queries.clear();
    const { dataset } = document.documentElement;
    delete dataset["shell"];
    delete dataset["section"];
  };
}

function answersOf(calls: StoryCalls): Answers {
  return Object.fromEntries(
    Object.entries(calls).map(([key, answer]) => [key, typeof answer === "function" ? answer : () => answer]),
  );
}
