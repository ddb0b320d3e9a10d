import type { OfferedSelection } from "@livery/machines";
import type { ChosenVariants, FakeLive, footballInput, MadeSite, TestSite, Translate } from "@livery/site/testing";
import type { Shown, ShownKind } from "../list/shown.ts";
import type { Session } from "./sessions.ts";
import type { StoryCalls } from "./story-calls.ts";

/** What a match that is played says of itself. */
export type LiveInput = ReturnType<typeof footballInput>;

/** What a story's steps are taken with. */
export interface Stage {
  readonly site: MadeSite;
  readonly live: FakeLive;
  /** The words that the story shows. */
  readonly t: Translate;
  readonly canvas: HTMLElement;
}

export interface SiteState {
  /** Below `/{lang}`. */
  readonly path?: string;
  readonly session?: Session;
  readonly calls?: StoryCalls;
  readonly settings?: TestSite["settings"];
  readonly rows?: TestSite["rows"];
  /** The document shows its first view before anything runs. */
  readonly prerendered?: true;
  /** Of other pages and blocks than the one that the story is of. */
  readonly variants?: ChosenVariants;
  readonly online?: false;
  /** In the slip from the start. */
  readonly selections?: readonly OfferedSelection[];
  /** The live house: one that stands (and what it says), one that never answers, or one that is cut off. */
  readonly live?: { readonly matches: readonly LiveInput[] } | "never" | "cut";
  /** A window of a phone, with the frame of the mobile host where `shell` says so. */
  readonly window?: "phone" | "tablet";
  readonly shell?: "mobile";
  /** In place of the toolbar's language. */
  readonly lang?: string;
  /** Announcements come by themselves; elsewhere the player has stopped them. */
  readonly announces?: true;
  /** The files of variants do not come. */
  readonly files?: "missing";
  /** The start does not come to its end. */
  readonly starts?: false;
  /** Steps of the player. */
  readonly play?: (stage: Stage) => Promise<void>;
  /** What must be seen at the end, a word or the brand's title; `busy` is anything that says so. */
  readonly shows: "busy" | ((t: Translate, title: string) => string);
  /** Whether it has ended only when nothing in it is busy any more, which is so if nothing is said; false: a part of it waits for ever. */
  readonly rests?: false;
  /** A sentence for the page of documentation. */
  readonly note?: string;
}

type StatesOf<
  Kind extends ShownKind,
  Name extends keyof Shown[Kind],
> = Shown[Kind][Name] extends readonly (infer State)[] ? State & string : never;

/** A page, block or screen with every state that the list has for it: one that is missing does not compile. */
export interface ShownSite {
  /** What it is, and who uses it when. */
  readonly about: string;
  readonly states: Readonly<Record<string, SiteState>>;
}

export function define<Kind extends ShownKind, Name extends keyof Shown[Kind] & string>(
  _kind: Kind,
  _name: Name,
  about: string,
  states: Readonly<Record<StatesOf<Kind, Name>, SiteState>>,
): ShownSite {
  return { about, states };
}
