import { classes, Dialog, IconButton, useScrollStop, VisuallyHidden } from "@livery/ui";
import { useId } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { Bonus } from "../../../bonuses/bonus.ts";
import { BonusFacts } from "../../../bonuses/bonus-facts.tsx";
import { BonusHead } from "../../../bonuses/bonus-head.tsx";
import { BonusPicture, BonusTile } from "../../../bonuses/bonus-picture.tsx";
import { BonusRequest } from "../../../bonuses/bonus-request.tsx";
import { BonusText } from "../../../bonuses/bonus-text.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { PromotionsModel } from "../promotions.model.ts";
import { type StoryPlayback, useStoryPlayback } from "./story-playback.ts";
import * as css from "./story-viewer.css.ts";

/** One bonus in the whole window, then the next. A press, a pointer over the text, or focus in the text holds it. */
export function StoryViewer({ bonus, model }: VariantProps<PromotionsModel> & { readonly bonus: Bonus }) {
  const t = useTranslate();
  const id = useId();
  const playback = useStoryPlayback(model);
  const stop = useScrollStop();
  const { bonuses, open, step } = model;
  const position = bonuses.findIndex(({ bonusId }) => bonusId === bonus.bonusId) + 1;
  const where = t("bonus:story.position", { position, count: bonuses.length, title: bonus.title });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && open(null)}
      title={where}
      hideTitle
      closeLabel={t("feedback:close")}
      size="screen"
      begin="content"
      onKeyDown={playback.onKeyDown}
      className={css.viewer}
    >
      <div className={css.stage}>
        <Progress model={model} bonus={bonus} playback={playback} />
        <BonusPicture
          key={bonus.bonusId}
          bonus={bonus}
          className={css.picture}
          instead={<BonusTile bonus={bonus} className={css.picture} />}
        />
        <div className={css.tap} {...playback.presses} />
        <div
          key={`${bonus.bonusId}words`}
          {...stop}
          className={css.text}
          onPointerEnter={() => playback.hold("pointer", true)}
          onPointerLeave={() => playback.hold("pointer", false)}
          onFocus={({ target }) => playback.hold("focus", target.matches(":focus-visible"))}
          onBlur={() => playback.hold("focus", false)}
        >
          <BonusHead bonus={bonus}>
            <h3 id={id} className={css.title}>
              <bdi>{bonus.title}</bdi>
            </h3>
          </BonusHead>
          <BonusFacts bonus={bonus} />
          <BonusText bonus={bonus} level={4} />
        </div>
        <div className={css.foot}>
          <BonusRequest bonus={bonus} model={model} titleId={id} className={css.request} />
          <div className={css.controls}>
            <IconButton
              icon="chevron"
              label={t("bonus:story.previous")}
              className={css.previous}
              disabled={position === 1}
              onClick={() => step(-1)}
            />
            {playback.advances && (
              <IconButton
                icon={playback.paused ? "play" : "pause"}
                label={t(playback.paused ? "bonus:story.resume" : "bonus:story.pause")}
                onClick={() => playback.hold("paused", !playback.paused)}
              />
            )}
            <IconButton icon="chevron" label={t("bonus:story.next")} onClick={() => step(1)} />
          </div>
        </div>
        <p className={css.hint}>
          {t("bonus:story.hint")} <span className={css.keys}>{t("bonus:story.hintKeys")}</span>
        </p>
        <VisuallyHidden live="polite">{where}</VisuallyHidden>
      </div>
    </Dialog>
  );
}

/** Progress of the story: the open bonus's bar fills while it is shown; the end of its animation is the timer. */
function Progress({
  bonus,
  model,
  playback,
}: VariantProps<PromotionsModel> & { readonly bonus: Bonus; readonly playback: StoryPlayback }) {
  const at = model.bonuses.findIndex(({ bonusId }) => bonusId === bonus.bonusId);
  return (
    <ol className={css.progress} aria-hidden>
      {model.bonuses.map(({ bonusId }, index) => (
        <li key={bonusId} className={css.bar}>
          {index === at && playback.advances ? (
            <span
              key={bonusId}
              className={classes(css.fill, css.filling, !playback.running && css.held)}
              onAnimationEnd={() => model.step(1)}
            />
          ) : (
            <span className={classes(css.fill, index > at && css.empty)} />
          )}
        </li>
      ))}
    </ol>
  );
}
