import type { OddsFormat } from "@livery/betting";
import type { FeedPosition, TopicStore } from "@livery/feed";
import type { OddsWriter } from "@livery/i18n";
import type { LiveLinkState, LoadedSlip, SlipEvent, SlipPhase, SlipView, UpdateEvent } from "@livery/machines";
import type { LoadedKind, LoadedName, VariantKind, VariantNames } from "@livery/skin";
import type { DeferredActor } from "./deferred-actor.ts";
import type { Store } from "@livery/browser-app";

/*
 * The interfaces of the features in `Services`. The folder of a feature implements its own, so that `core` imports none of them.
 */

/** The chosen variants of one brand (`variants/`), and its plugins. A loaded one is available at once. */
export interface VariantStore {
  readonly load: <Kind extends LoadedKind>(kind: Kind, name: LoadedName<Kind>) => Promise<unknown>;
  /** Returns the component; undefined until it is loaded. */
  readonly loaded: <Kind extends VariantKind>(kind: Kind, name: keyof VariantNames[Kind] & string) => unknown;
}

/** The live feed (`live/`): available at once, though its code is loaded with the first subscription. */
export interface LiveAccess {
  readonly link: Store<LiveLinkState>;
  /** Subscribes to a topic until the returned function is called; `ready` receives its store once the feed's code is loaded. */
  readonly subscribe: (topic: string, ready: (store: TopicStore) => void) => () => void;
  readonly position: (topic: string) => FeedPosition | null;
  readonly serverNow: () => number | null;
  /** Connects at once. */
  readonly tryNow: () => void;
  /** Reports that a maintenance begins or is over: meanwhile the link is retried silently. */
  readonly maintenance: (on: boolean) => void;
}

/** Whether events in live matches are read out, and the function to choose it: once a browser, for all tabs of the site. */
export interface LiveRegionChoice {
  readonly on: boolean;
  readonly choose: (on: boolean) => void;
}

/** The current odds format. */
export interface ShownOdds {
  readonly format: OddsFormat;
  /** Null for decimal odds (§9), which need no extra code. */
  readonly writer: OddsWriter | null;
}

/** The format of a prerendered document: it holds no prices (D58), and is hydrated as it is. */
export const prerenderedOdds: ShownOdds = { format: "decimal", writer: null };

/** The odds format of one app (`odds-format/`, D32): the visitor's choice over the brand's settings (D51). */
export interface OddsFormatAccess {
  readonly shown: Store<ShownOdds>;
  /** Chooses a format for the visitor; null until the first view is shown. */
  readonly choose: Store<((format: OddsFormat) => void) | null>;
  /** Applies a choice; null is none. Resolves when odds are written in it, or the format's code could not be loaded. */
  readonly follow: (chosen: OddsFormat | null) => Promise<void>;
  /** Resolves when the odds of a first view can be written. */
  readonly ready: () => Promise<void>;
}

/** The slip's state for pages and variants. */
export interface SlipState {
  /** Null until the slip's own code is loaded, after the first view. */
  readonly view: SlipView | null;
  readonly phase: SlipPhase;
  /** `selectionKey` of every selection. */
  readonly selected: ReadonlySet<string>;
}

/** A slip that was loaded by a code. */
export interface LoadedByCode {
  /** The number of its selections. */
  readonly count: number;
  /** Whether the slip has been shown to the player. */
  readonly reached: boolean;
}

/** The slip (`slip/`): available at once, though its machine is loaded later. */
export interface SlipAccess extends DeferredActor<SlipState, SlipEvent> {
  /** Whether the slip is open over the page, where it does not stand beside it. */
  readonly isOpen: Store<boolean>;
  /** Replaces the slip with one of a code (D22). */
  readonly load: (slip: LoadedSlip) => void;
  /** The slip that was loaded last; null for none. */
  readonly loaded: Store<LoadedByCode | null>;
}

/** The state of newer builds and of a maintenance (§2). */
export interface UpdateState {
  /** A newer build is available, and the player has not postponed it. */
  readonly offered: boolean;
  readonly maintenance: boolean;
}

/** The update banner (`update/`). */
export interface UpdateAccess extends Pick<DeferredActor<UpdateState, UpdateEvent>, "state" | "send"> {
  /** Starts to check for newer builds. */
  readonly begin: () => void;
}

/** The site's chat once it has been opened: its frame keeps running while it is closed, and from page to page. */
export interface ChatState {
  readonly isOpen: boolean;
  /** Messages that were received while it was closed, as the chat counts them. */
  readonly unread: number;
  /** A text that is prepared for the player and not handed to the chat yet. */
  readonly message: string | null;
}
