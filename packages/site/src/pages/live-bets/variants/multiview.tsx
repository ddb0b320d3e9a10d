import { SplitPane } from "@livery/ui";
import { useCallback, useRef, useState } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { LiveBanner } from "../../../live/live-banner.tsx";
import { useAvailableSpace } from "../../../parts/use-available-space.ts";
import type { LiveBetsModel } from "../live-bets.model.ts";
import { MultiviewBoard } from "../multiview/multiview-board.tsx";
import { LiveContent } from "../parts/live-content.tsx";
import { LiveHeading } from "../parts/live-heading.tsx";
import type { MatchLinkOf } from "../parts/live-row.tsx";
import { LiveTools } from "../parts/live-tools.tsx";
import * as css from "./multiview.css.ts";

/** Page width in rem from which rail and board stand side by side. */
const bothFrom = 52;
const none: readonly number[] = [];

/**
 * A board of up to six matches with a rail of live matches: a match of the rail opens on the board. The divider is moved by drag
 * or arrow keys; matches are moved and enlarged on the board.
 */
export default function LiveBetsMultiview({ model }: VariantProps<LiveBetsModel>) {
  const t = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const both = useAvailableSpace(container, bothFrom);
  const [size, setSize] = useState(38);
  const { boardAddressOf, state } = model;
  const matchLinkOf: MatchLinkOf = useCallback(
    (matchId) => ({ ...boardAddressOf(matchId), preserveScroll: true }),
    [boardAddressOf],
  );
  const rail = (
    <>
      <LiveTools model={model} board />
      <LiveContent model={model} matchLinkOf={matchLinkOf} onBoard={model.multiview.watched?.ids ?? none} />
    </>
  );
  const isBeside = both === true;
  const board =
    state === "ready" || state === "unfound" ? <MultiviewBoard model={model} besideRail={isBeside} /> : null;
  return (
    <div ref={container}>
      <LiveHeading model={model} />
      {state !== "failed" && <LiveBanner {...model.feedStatus} />}
      {isBeside && board !== null ? (
        <SplitPane
          label={t("live:board.rail")}
          className={css.panes}
          size={size}
          onSizeChange={setSize}
          min={28}
          max={62}
          start={<div className={css.rail}>{rail}</div>}
          end={<div className={css.board}>{board}</div>}
        />
      ) : (
        <>
          {board}
          {rail}
        </>
      )}
    </div>
  );
}
