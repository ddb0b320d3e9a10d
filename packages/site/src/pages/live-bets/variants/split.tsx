import { VisuallyHidden } from "@livery/ui";
import { useCallback, useEffect, useRef } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { LiveBanner } from "../../../live/live-banner.tsx";
import { useAvailableSpace } from "../../../parts/use-available-space.ts";
import { MultiviewStage } from "../multiview/multiview-stage.tsx";
import type { LiveBetsModel } from "../live-bets.model.ts";
import { LiveContent } from "../parts/live-content.tsx";
import { LiveHeading } from "../parts/live-heading.tsx";
import type { MatchLinkOf } from "../parts/live-row.tsx";
import { LiveTools } from "../parts/live-tools.tsx";
import { OpenMatch } from "./split-match.tsx";
import { useListReturn } from "./split-list-return.ts";
import * as css from "./split.css.ts";

/** Page width in rem from which both halves stand side by side. */
const bothFrom = 46;

/**
 * The list on one side, the open match on the other; the address has the open match. Without a choice it is the first of the
 * list. Without space for both, a match replaces the list, with a link back to it.
 */
export default function LiveBetsSplit({ model }: VariantProps<LiveBetsModel>) {
  const container = useRef<HTMLDivElement>(null);
  const both = useAvailableSpace(container, bothFrom);
  const { besideId, multiview, openedId, showBeside } = model;
  const alone = multiview.watched === null ? openedId : null;
  const shownId = both === true ? besideId : alone;
  useListReturn(container, both === false ? alone : null);
  useEffect(() => {
    showBeside(both === true);
    return () => showBeside(false);
  }, [both, showBeside]);
  return (
    <div ref={container}>
      {both === true && <Both model={model} openedId={shownId} />}
      {both === false && shownId === null && <ListHalf model={model} openedId={null} keepScroll={false} />}
      {both === false && shownId !== null && <OpenMatch key={shownId} matchId={shownId} back={model.addressOf(null)} />}
    </div>
  );
}

interface HalfProps extends VariantProps<LiveBetsModel> {
  readonly openedId: number | null;
}

function Both({ model, openedId }: HalfProps) {
  const several = model.multiview.watched !== null;
  return (
    <>
      <LiveHeading model={model} />
      {model.state !== "failed" && <LiveBanner {...model.feedStatus} />}
      <div className={openedId === null && !several ? undefined : css.halves}>
        <div className={css.half}>
          <LiveTools model={model} />
          <List model={model} openedId={openedId} keepScroll />
        </div>
        {several && (
          <div className={css.match}>
            <MultiviewStage model={model} beside />
          </div>
        )}
        {openedId !== null && (
          <div className={css.match}>
            <OpenMatch key={openedId} matchId={openedId} back={null} />
          </div>
        )}
      </div>
      <Opened model={model} />
    </>
  );
}

function ListHalf(props: HalfProps & { readonly keepScroll: boolean }) {
  const { model } = props;
  return (
    <>
      <LiveHeading model={model} />
      <LiveTools model={model} />
      {model.state !== "failed" && <LiveBanner {...model.feedStatus} />}
      <MultiviewStage model={model} />
      <List {...props} />
    </>
  );
}

function List({ keepScroll, model, openedId }: HalfProps & { readonly keepScroll: boolean }) {
  const { addressOf, multiview } = model;
  const matchLinkOf: MatchLinkOf = useCallback(
    (matchId) => ({ ...addressOf(matchId), preserveScroll: keepScroll }),
    [addressOf, keepScroll],
  );
  // While several matches fill the other half, a match opens its own page.
  return <LiveContent model={model} matchLinkOf={multiview.watched ? undefined : matchLinkOf} openedId={openedId} />;
}

/** Announces which match is open: the focus stays in the list. */
function Opened({ model: { entries, openedId } }: VariantProps<LiveBetsModel>) {
  const t = useTranslate();
  const opened = entries.find((entry) => entry.kind === "match" && entry.match.matchId === openedId);
  const announcement =
    opened?.kind === "match"
      ? t("live:opened", { match: t("sport:versus", { home: opened.match.home, away: opened.match.away }) })
      : "";
  return <VisuallyHidden live="polite">{announcement}</VisuallyHidden>;
}
