import { Heading, Source } from "@storybook/addon-docs/blocks";
import { Frame, type FrameProps } from "../frame/frame.tsx";
import { frameWindows } from "../frame/frame-windows.ts";
import { VariantFrame } from "../frame/variant-frame.tsx";
import { docsId } from "../list/shown.ts";
import { firstState, type GalleryVariant, variantsOf } from "../list/variants.ts";
import type { Subject } from "./open.ts";
import { skinCode } from "./skin-code.ts";
import * as css from "./choose-variant.css.ts";

interface ChooseVariantProps {
  readonly subject: Subject;
  /** The toolbar's choices. */
  readonly globals: FrameProps;
}

/** How a brand chooses a variant, and its siblings as small pictures that lead to their pages. */
export function ChooseVariant({ globals, subject }: ChooseVariantProps) {
  const { kind, name, variant } = subject;
  const code = skinCode(subject);
  if (code === null || kind === "screens") return null;
  const siblings = variantsOf(kind, name).filter((sibling) => sibling.variant !== variant);
  return (
    <>
      <Heading>Choose it</Heading>
      <Source code={code} language="typescript" />
      {siblings.length > 0 && (
        <>
          <Heading>Other variants</Heading>
          <div className="sb-unstyled">
            <Frame {...globals} documented>
              <ul className={css.siblings}>
                {siblings.map((sibling) => (
                  <Sibling key={sibling.variant} {...sibling} globals={globals} />
                ))}
              </ul>
            </Frame>
          </div>
        </>
      )}
    </>
  );
}

interface SiblingProps extends GalleryVariant {
  readonly globals: FrameProps;
}

/** A variant as it stands now, drawn once it is near the screen, over a link to its page. */
function Sibling({ globals, kind, name, stories, variant, when }: SiblingProps) {
  const story = stories.get(firstState([...stories.keys()])) ?? "";
  const address = `skin:${globals.skin};mode:${globals.mode}`;
  const page = docsId({ kind, name, variant, states: [] });
  return (
    <li className={css.sibling}>
      <VariantFrame
        key={address}
        title={variant}
        globals={address}
        fits={kind === "blocks"}
        story={story}
        window={frameWindows[kind][name === "navigation" ? "phone" : "wide"]}
      />
      <a className={css.link} href={`./?path=/docs/${page}`} target="_top">
        {variant}
      </a>
      <p className={css.when}>{when}</p>
    </li>
  );
}
