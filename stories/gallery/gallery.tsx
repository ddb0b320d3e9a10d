import { variantComment } from "@livery/site/testing";
import { Badge, Field, linkClass, Segmented, Select } from "@livery/ui";
import type { VariantKind, Shell } from "@livery/skin";
import { type ReactNode, useEffect, useState } from "react";
import { contracts } from "virtual:livery-contracts";
import { titled } from "../list/shown.ts";
import { brandsWith, type Choice } from "./brands.ts";
import { measuringCommand, variantWeights, type VariantWeight } from "./bytes.ts";
import { type Device, frameWindows } from "../frame/frame-windows.ts";
import { type ChangedArgs, type FrameWindow, VariantFrame } from "../frame/variant-frame.tsx";
import { variantsOf, firstState, type GalleryVariant } from "../list/variants.ts";
import { notDrawn } from "../frame/variant-frame.css.ts";
import * as css from "./gallery.css.ts";

export interface GalleryProps {
  readonly kind: VariantKind;
  readonly name: string;
  /** What it is for, as its stories say it. */
  readonly about: string;
  /** The toolbar's choices, as an address has them: `skin:arcade;mode:dark`. */
  readonly globals: string;
  /** Values of the Controls panel that are not those of the stories. */
  readonly changedArgs: ChangedArgs;
  /** Whether the variants are drawn: not where all stories are walked through, for each of them is one of these. */
  readonly draws: boolean;
}

/** All variants of a page or block side by side, each in the same state and window, with what a brand asks before it chooses. */
export function Gallery({ about, changedArgs, draws, globals, kind, name }: GalleryProps) {
  const shown = variantsOf(kind, name);
  const states = [...(shown[0]?.stories.keys() ?? [])];
  const [state, setState] = useState(firstState(states));
  const [device, setDevice] = useState<Device>("wide");
  const weights = useWeights(draws);
  return (
    <article className={css.gallery}>
      <header className={css.head}>
        <h1 className={css.title}>{titled(name)}</h1>
        <p>
          <EnglishText>{about}</EnglishText>
        </p>
      </header>
      <div className={css.choosing}>
        <Field label="State">
          <Select
            value={state}
            options={states.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setState(target.value)}
          />
        </Field>
        <Segmented<Device>
          label="Window"
          value={device}
          options={[
            { value: "wide", label: "Wide" },
            { value: "phone", label: "Phone" },
          ]}
          onChange={setDevice}
        />
      </div>
      <ul className={css.walls[kind][device]}>
        {shown.map((entry, index) => (
          <li key={entry.variant} className={css.entry} data-variant={entry.variant}>
            <h2 className={css.name}>
              {entry.variant}
              {index === 0 && <Badge>default</Badge>}
            </h2>
            <Picture
              {...{ changedArgs, draws, entry, state, globals }}
              fits={kind === "blocks"}
              window={frameWindows[kind][device]}
            />
            <Facts entry={entry} state={state} weights={weights} />
          </li>
        ))}
      </ul>
      <ContractOf kind={kind} name={name} />
    </article>
  );
}

/** The gallery's own words, which are English whatever the page's language: they read from their own side, and stand where a line begins. */
function EnglishText({ children }: { readonly children: ReactNode }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}

/** Whether this is a document of Storybook's: others, like a test's, serve none for a frame. */
const hasFrames = location.pathname.endsWith("/iframe.html");

interface PictureProps extends Pick<GalleryProps, "changedArgs" | "draws" | "globals"> {
  readonly entry: GalleryVariant;
  readonly state: string;
  readonly fits: boolean;
  readonly window: FrameWindow;
}

function Picture({ changedArgs, draws, entry, fits, globals, state, window }: PictureProps) {
  if (!draws || !hasFrames) return <p className={notDrawn}>Drawn where it is looked at in Storybook.</p>;
  const story = entry.stories.get(state) ?? "";
  return (
    <VariantFrame
      key={`${story};${globals}`}
      title={`${entry.variant}: ${state}`}
      {...{ changedArgs, fits, globals, story, window }}
    />
  );
}

interface FactsProps {
  readonly entry: GalleryVariant;
  readonly state: string;
  readonly weights: Weights;
}

function Facts({ entry, state, weights }: FactsProps) {
  const { kind, name, stories, variant, when } = entry;
  const comment = variantComment(kind, name, variant);
  const chosenBy = brandsWith(kind, name, variant);
  return (
    <>
      <p>
        <EnglishText>{when}</EnglishText>
      </p>
      {comment !== null && (
        <p>
          <EnglishText>{comment}</EnglishText>
        </p>
      )}
      <dl className={css.facts}>
        <div>
          <dt>Bytes beside the site’s entry, brotli</dt>
          <dd>
            <EnglishText>{weightText(weights, entry)}</EnglishText>
          </dd>
        </div>
        <div>
          <dt>Brands that choose it</dt>
          <dd>
            {chosenBy.length === 0 ? (
              <EnglishText>None of those that come with Livery.</EnglishText>
            ) : (
              <Chosen by={chosenBy} />
            )}
          </dd>
        </div>
        <div>
          <dt>Its stories</dt>
          <dd>
            <ul className={css.chips}>
              {[...stories].map(([each, id]) => (
                <li key={each}>
                  <a
                    className={linkClass()}
                    href={`./?path=/story/${id}`}
                    target="_top"
                    aria-current={each === state ? "true" : undefined}
                  >
                    {each}
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </>
  );
}

const hosts: Readonly<Record<Shell, string>> = { desktop: "on its desktop host", mobile: "on its mobile host" };

function Chosen({ by }: { readonly by: readonly Choice[] }) {
  return (
    <ul className={css.chips}>
      {by.map(({ name, only }) => (
        <li key={name}>
          <Badge>{only === null ? name : `${name}, ${hosts[only]}`}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** "asked" until the build has been read: for ever where a picture is taken, for the figures are others after each change of a source. */
type Weights = "asked" | Awaited<ReturnType<typeof variantWeights>>;

function useWeights(isEnabled: boolean): Weights {
  const [weights, setWeights] = useState<Weights>("asked");
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isThere = true;
    void variantWeights().then((read) => isThere && setWeights(read));
    return () => {
      isThere = false;
    };
  }, [isEnabled]);
  return weights;
}

function weightText(weights: Weights, { kind, name, variant }: GalleryVariant) {
  if (weights === "asked") return "…";
  const found = weights?.find((each) => each.kind === kind && each.name === name && each.variant === variant);
  if (found !== undefined) return weighed(found);
  return (
    <>
      Not measured: there is no build of these sources. Run <code>{measuringCommand}</code>.
    </>
  );
}

const figures = new Intl.NumberFormat("en");

function weighed({ atOnce, later }: VariantWeight): string {
  const [js, css] = [figures.format(atOnce.js.brotli), figures.format(atOnce.css.brotli)];
  const more = later.js.brotli + later.css.brotli;
  return `${js} js, ${css} css${more === 0 ? "" : `; ${figures.format(more)} more when it is opened`}`;
}

function ContractOf({ kind, name }: Pick<GalleryProps, "kind" | "name">) {
  const contract = contracts[`${kind}/${name}`];
  if (contract === undefined) return null;
  return (
    <section className={css.contract} aria-labelledby="contract">
      <h2 id="contract" className={css.name}>
        What each variant gets, and nothing else
      </h2>
      <p>
        <EnglishText>
          Actions: {contract.actions.map((action, index) => [index > 0 && ", ", <code key={action}>{action}</code>])}
        </EnglishText>
      </p>
      <pre className={css.code} dir="ltr">
        {contract.text}
      </pre>
    </section>
  );
}
