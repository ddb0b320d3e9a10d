import { startView } from "@livery/machines";
import { blockAlone } from "@livery/site/testing";
import type { BlockName } from "@livery/skin";
import type { Decorator, Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { FlowsBeside, flowsOf } from "../flows/FlowsBeside.tsx";
import { described, modelOf } from "./described.ts";
import { openStory, runStory, type Reading, type Subject } from "./open.ts";
import * as css from "./site-stories.css.ts";
import { isSession } from "./sessions.ts";
import { isBusy, rests, says, until } from "./sight.ts";
import { SiteDocs } from "./site-docs.tsx";
import type { ShownSite, SiteState, Stage } from "./state.ts";
import { asTold, type Surroundings } from "./surroundings.ts";

/** The site that stands in a canvas. */
const stages = new WeakMap<HTMLElement, Stage>();

/** The stories of a page, block or screen in one variant: its states over calls that are answered in the page itself. */
export function siteStories(shown: ShownSite, subject: Subject) {
  const meta = {
    parameters: {
      bare: true,
      docs: {
        page: SiteDocs,
        story: { inline: false, iframeHeight: 640 },
        description: { component: described(shown, subject) },
        model: modelOf(subject),
        flows: flowsOf(subject.name),
      },
    },
  } satisfies Meta & { decorators?: Decorator[] };
  const of = (name: string): StoryObj => {
    const state = shown.states[name];
    if (state === undefined) throw new RangeError(`${subject.name} has no state ${name}`);
    return {
      render: (_, { canvasElement, globals }) => {
        const { lang, dir, ...around } = globalsOf(globals);
        const reading = { ...around, lang, dir: dir === "auto" ? null : dir };
        return (
          <>
            <Site key={Object.values(reading).join("/")} {...{ state, subject, reading, canvas: canvasElement }} />
            {globals["flow"] === "shown" && <FlowsBeside of={flowsOf(subject.name)} />}
          </>
        );
      },
      globals: {
        ...(state.lang !== undefined && { lang: state.lang }),
        ...(state.window && { viewport: { value: state.window, isRotated: false } }),
      },
      ...(state.note !== undefined && { parameters: { docs: { description: { story: state.note } } } }),
      play: (context) => show(state, context),
    };
  };
  return { meta, of };
}

interface Tools extends Surroundings {
  readonly lang: string;
  readonly dir: "auto" | "ltr" | "rtl";
}

function globalsOf(globals: Readonly<Record<string, unknown>>): Tools {
  const { lang, dir, network, odds, role } = { ...asTold, ...globals } as unknown as Tools;
  return { lang, dir, network, odds, role };
}

interface SiteProps {
  readonly state: SiteState;
  readonly subject: Subject;
  readonly reading: Reading;
  readonly canvas: HTMLElement;
}

function Site({ canvas, reading, state, subject }: SiteProps) {
  const [{ site, live, t }] = useState(() => openStory(state, subject, reading));
  const [isReady, setReady] = useState(state.prerendered !== true);
  useEffect(() => {
    if (!isReady) void site.app.prepare().then(() => setReady(true));
  }, [isReady, site]);
  useEffect(() => {
    if (!isReady) return undefined;
    stages.set(canvas, { site, live, t, canvas });
    return runStory(site, live, state);
  }, [canvas, isReady, live, site, state, t]);
  if (!isReady) return null;
  if (subject.kind !== "blocks") return site.app.element;
  const block = blockAlone(site.app, subject.name as BlockName);
  return subject.name === "betSlip" ? <div className={css.rail}>{block}</div> : block;
}

/** Waits for the site to stand, takes the player's steps, and looks whether it is the state that the story says. */
async function show(state: SiteState, { canvasElement, globals }: StoryContext): Promise<void> {
  await until(() => stages.has(canvasElement), "the site is drawn");
  const { network, role } = globalsOf(globals);
  // Another player or a bad line makes another state of it: there is nothing to hold it to.
  if (network !== asTold.network || isSession(role)) return;
  const stage = stages.get(canvasElement) as Stage;
  const { site, t } = stage;
  const { slip, start } = site.app.services;
  const stands = (): boolean => startView(start.getSnapshot()).destination !== null && slip.state.get().view !== null;
  const sound = (): void => {
    if (site.house.faults.length > 0) throw new Error(site.house.faults.join("; "));
  };
  if (state.starts !== false) await until(stands, "the site has started", sound);
  await state.play?.(stage);
  const { shows } = state;
  if (shows === "busy") await until(() => isBusy(canvasElement), "something says that it is busy", sound);
  else {
    await until(() => says(canvasElement, shows(t)), `the page says “${shows(t)}”`, sound);
    if (state.rests !== false) await until(() => rests(canvasElement), "nothing is busy any more", sound);
  }
  sound();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`something runs out of the page: ${scrollWidth} of ${clientWidth} px`);
}
