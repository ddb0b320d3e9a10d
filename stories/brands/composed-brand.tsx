import { Unstyled } from "@storybook/addon-docs/blocks";
import { languageOf } from "@livery/i18n";
import { Field, linkClass, Select } from "@livery/ui";
import { mergeTokens } from "@livery/ui/tokens";
import { useState } from "react";
import { Frame } from "../frame/frame.tsx";
import { skins } from "../frame/skins.ts";
import { brands } from "../gallery/brands.ts";
import { VariantFrame } from "../frame/variant-frame.tsx";
import { titled } from "../list/shown.ts";
import { composedPages, type ComposedPicture } from "./composed-pages.ts";
import * as css from "./composed-brand.css.ts";

const windows = { desktop: { width: 1280, height: 900 }, mobile: { width: 390, height: 844 } };
const shells = { desktop: "desktop", mobile: "phone" };

/** A brand as its site is composed: its own pages in its own frame, for the story of a page draws both as the skin has chosen. */
export function ComposedBrand({ name }: { readonly name: string }) {
  const { languages = [] } = brands.find((brand) => brand.name === name) ?? {};
  const [lang, setLang] = useState<string>(languages[0] ?? "en");
  const { modes } = mergeTokens(skins[name] ?? {});
  const hasMode = ({ mode }: ComposedPicture): boolean => mode === null || modes === "both" || modes === mode;
  return (
    <Unstyled>
      <Frame
        {...{ lang, skin: name }}
        mode="skin"
        dir="auto"
        contrast="normal"
        density="skin"
        section="none"
        odds="decimal"
        documented
      >
        <div className={css.page}>
          <p lang="en" dir="ltr">
            The pages of {titled(name)} in the variants that its skin.config.ts has chosen, in its own header, footer
            and slip. A name opens the story.
          </p>
          <Field label="Language">
            <Select
              value={lang}
              options={languages.map((code) => ({ value: code, label: languageOf(code)?.name ?? code }))}
              onChange={({ target }) => setLang(target.value)}
            />
          </Field>
          {composedPages(name).map(({ pictures, title }) => (
            <section key={title} aria-label={title}>
              <h2 className={css.title} lang="en" dir="ltr">
                {title}
              </h2>
              <div className={css.row} dir="ltr">
                {pictures.filter(hasMode).map((picture) => (
                  <Picture key={`${picture.story}/${picture.mode}`} {...{ picture, lang }} skin={name} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Frame>
    </Unstyled>
  );
}

interface PictureProps {
  readonly picture: ComposedPicture;
  readonly skin: string;
  readonly lang: string;
}

function Picture({ lang, picture: { mode, shell, story, variant }, skin }: PictureProps) {
  const globals = `skin:${skin};lang:${lang}${mode === null ? "" : `;mode:${mode}`}`;
  const { height, width } = windows[shell];
  return (
    <figure className={css.figure} style={{ flex: `${width / height} 1 0` }}>
      <VariantFrame key={globals} title={story} {...{ globals, story }} window={{ width, height }} fits={false} />
      <figcaption className={css.caption} lang="en">
        <a className={linkClass()} href={`./?path=/story/${story}&globals=${globals}`} target="_top">
          {variant}, {mode ?? shells[shell]}
        </a>
      </figcaption>
    </figure>
  );
}
