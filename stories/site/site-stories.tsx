import { type MadeSite, SiteInBrand, applyBrand, createTranslate } from "@livery/site/testing";
import type { BlockName, BlockVariant } from "@livery/skin";
import type { Decorator, Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { FlowsBeside, flowsOf } from "../flows/flows-beside.tsx";
import { useOutfit } from "../frame/outfit.ts";
import { useBrand, type SelectedBrand } from "./brands.ts";
import { argsOf, argTypesOf, type ControlArgs, controlsOf } from "./controls/story-args.ts";
import { useControls } from "./controls/use-controls.ts";
import type { Control } from "./controls/control.ts";
import { described, modelOf } from "./described.ts";
import { BehindSlip } from "./page-behind.tsx";
import { openStory, runStory, type Reading, type Subject } from "./open.ts";
import { isSession } from "./sessions.ts";
import { isBusy, isIdle, hasText, until } from "./sight.ts";
import { SiteDocs } from "./site-docs.tsx";
import { skinCode } from "./skin-code.ts";
import type { ShownSite, SiteState, Stage } from "./state.ts";
import { defaultSurroundings, type Surroundings } from "./surroundings.ts";

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
        subject,
        source: { code: skinCode(subject) ?? "There is no variant to choose: every brand has this one." },
      },
    },
  } satisfies Meta & { decorators?: Decorator[] };
  const of = (name: string): StoryObj => {
    const state = shown.states[name];
    if (state === undefined) throw new RangeError(`${subject.name} has no state ${name}`);
    const controls = controlsOf(subject, state);
    return {
      args: argsOf(controls, state),
      argTypes: argTypesOf(controls),
      render: (args, { canvasElement, globals }) => {
        const { lang, dir, skin, ...around } = globalsOf(globals);
        const reading = { ...around, lang, dir: dir === "auto" ? null : dir };
        return (
          <>
            <Site {...{ args, controls, state, subject, reading, skin, canvas: canvasElement }} />
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
  readonly skin: string;
  readonly lang: string;
  readonly dir: "auto" | "ltr" | "rtl";
}

function globalsOf(globals: Readonly<Record<string, unknown>>): Tools {
  const { lang, dir, network, odds, role, skin } = { ...defaultSurroundings, ...globals } as unknown as Tools;
  return { lang, dir, network, odds, role, skin };
}

interface SiteProps {
  readonly args: ControlArgs;
  readonly controls: Readonly<Record<string, Control>>;
  readonly state: SiteState;
  readonly subject: Subject;
  readonly reading: Reading;
  readonly canvas: HTMLElement;
}

/** The site in the brand of the toolbar's skin. */
function Site({ skin: chosen, ...props }: SiteProps & { readonly skin: string }) {
  const { lang, skin } = useOutfit({ skin: chosen, lang: props.reading.lang });
  // The same while nothing of it changes: with another one the player's steps are taken again.
  const reading = useMemo(() => ({ ...props.reading, lang }), [lang, props.reading]);
  const selected = useBrand(skin);
  const wasDrawnRef = useRef(false);
  return (
    selected && <SiteOf key={Object.values(reading).join("/")} {...props} {...{ reading, selected, wasDrawnRef }} />
  );
}

interface DrawnSite extends SiteProps {
  readonly selected: SelectedBrand;
  /** Whether the story has drawn a site before, in another language: Storybook has run its steps in that one. */
  readonly wasDrawnRef: RefObject<boolean>;
}

function SiteOf({ args, canvas, controls, reading, state, subject, selected, wasDrawnRef }: DrawnSite) {
  const [{ site, live }] = useState(() => openStory(state, subject, reading, selected.brand));
  const [isReady, setReady] = useState(state.prerendered !== true);
  const services = useBrandServices(site, selected);
  useEffect(() => {
    if (!isReady) void site.app.prepare().then(() => setReady(true));
  }, [isReady, site]);
  useEffect(() => {
    if (!isReady) return undefined;
    stages.set(canvas, { site, live, t: createTranslate(services.i18n), canvas });
    // The next story in this canvas waits for a site of its own, and takes no steps in this one.
    return () => void stages.delete(canvas);
  }, [canvas, isReady, live, services, site]);
  useControls({ args, controls, live, services, site, state });
  useEffect(() => (isReady ? runStory(site, live, state) : undefined), [isReady, live, site, state]);
  useEffect(() => {
    const stage = stages.get(canvas);
    if (!isReady || stage?.site !== site) return;
    if (wasDrawnRef.current && isStoryOwn(reading)) void takeSteps(state, stage);
    wasDrawnRef.current = true;
  }, [canvas, isReady, reading, site, state, wasDrawnRef]);
  if (!isReady) return null;
  if (subject.kind !== "blocks") return <SiteInBrand site={site} services={services} />;
  const block = <SiteInBrand site={site} services={services} block={subject.name as BlockName} />;
  if (subject.name !== "betSlip") return block;
  return <BehindSlip variant={subject.variant as BlockVariant<"betSlip">}>{block}</BehindSlip>;
}

/** What the site is drawn with as the brand is another one: its words and pictures change, and nothing that goes on in it. */
function useBrandServices(site: MadeSite, { brand, skin }: SelectedBrand): MadeSite["app"]["services"] {
  const [drawn, setDrawn] = useState({ brand, skin, services: site.app.services });
  useEffect(() => {
    if (skin === drawn.skin) return undefined;
    let isCurrent = true;
    void (async () => {
      const services = brand === drawn.brand ? drawn.services : await applyBrand(site, brand);
      if (isCurrent) setDrawn({ brand, skin, services });
    })();
    return () => {
      isCurrent = false;
    };
  }, [brand, drawn, site, skin]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // Who changes the skin waits for this (`setTheme` of packages/tools, `untilDressed`).
    dataset["brand"] = drawn.skin;
    return () => void delete dataset["brand"];
  }, [drawn.skin]);
  return drawn.services;
}

/** Another player or a bad line makes another state of a story: its steps are not taken, and there is nothing to hold it to. */
function isStoryOwn({ network, role }: Surroundings): boolean {
  return network === defaultSurroundings.network && !isSession(role);
}

/** Takes the player's steps once the site has started. Throws what `sound` throws, and where a step is not possible. */
async function takeSteps(state: SiteState, stage: Stage, sound?: () => void): Promise<void> {
  const { slip, start } = stage.site.app.services;
  const stands = (): boolean => start.state.get().destination !== null && slip.state.get().view !== null;
  if (state.starts !== false) await until(stands, "the site has started", sound);
  await state.play?.(stage);
}

/** Waits for the site to stand, takes the player's steps, and looks whether it is the state that the story says. */
async function show(state: SiteState, { canvasElement, globals }: StoryContext): Promise<void> {
  await until(() => stages.has(canvasElement), "the site is drawn");
  if (!isStoryOwn(globalsOf(globals))) return;
  const stage = stages.get(canvasElement) as Stage;
  const { site, t } = stage;
  const sound = (): void => {
    if (site.house.faults.length > 0) throw new Error(site.house.faults.join("; "));
  };
  await takeSteps(state, stage, sound);
  const { shows } = state;
  const { title } = site.app.services.settings.get();
  if (shows === "busy") await until(() => isBusy(canvasElement), "something says that it is busy", sound);
  else {
    await until(() => hasText(canvasElement, shows(t, title)), `the page says “${shows(t, title)}”`, sound);
    if (state.rests !== false) await until(() => isIdle(canvasElement), "nothing is busy any more", sound);
  }
  sound();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`something runs out of the page: ${scrollWidth} of ${clientWidth} px`);
}
