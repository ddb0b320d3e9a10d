import { Button, classes, Icon, Tabs } from "@livery/ui";
import { type ReactNode, useRef, useState } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { Score } from "../../../live/scoreboard.tsx";
import { useTopic, useTopicMatch } from "../../../live/use-live.ts";
import { useAvailableSpace } from "../../../parts/use-available-space.ts";
import type { LiveBetsModel } from "../live-bets.model.ts";
import { WatchedMatch, type WatchedMatchProps } from "./watched-match.tsx";
import { mostBeside } from "./watched.ts";
import * as css from "./multiview-stage.css.ts";

/** Width of the stage in rem from which two matches stand side by side; below it one is shown at a time. */
const sideBySideFrom = 30;

/**
 * The matches that the player watches, side by side, or in tabs if there is no space; nothing if none are wanted. The list in
 * which they are chosen stands below, or beside it (`beside`): the matches are then below each other.
 */
export function MultiviewStage({
  model,
  beside = false,
}: {
  readonly model: LiveBetsModel;
  readonly beside?: boolean;
}) {
  const { watched } = model.multiview;
  return watched === null ? null : <Stage model={model} {...watched} beside={beside} />;
}

interface StageProps {
  readonly model: LiveBetsModel;
  readonly ids: readonly number[];
  readonly beyond: boolean;
  readonly beside: boolean;
}

function Stage({ beside, beyond, ids, model }: StageProps) {
  const t = useTranslate();
  const container = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useAvailableSpace(container, sideBySideFrom);
  const { multiview, feedStatus } = model;
  const remove = (matchId: number): void => {
    multiview.toggle(matchId);
    // The focused element is removed with its match.
    heading.current?.focus();
  };
  const hide = (): void => {
    container.current?.closest("main")?.querySelector<HTMLElement>("h1")?.focus();
    multiview.hide();
  };
  const shown = { ids, page: feedStatus, onRemove: remove };
  return (
    <section ref={container} className={css.stage} aria-label={t("live:multiview.title")}>
      <header className={css.head}>
        <h2 className={css.title} tabIndex={-1} ref={heading}>
          {t("live:multiview.title")}
        </h2>
        <span className={css.count}>{t("live:multiview.count", { shown: ids.length, most: multiview.most })}</span>
        <Button size="sm" variant="quiet" icon="close" onClick={hide}>
          {t("feedback:close")}
        </Button>
      </header>
      {beyond && (
        <p className={css.beyond} role="status">
          {t("live:multiview.beyond", { most: multiview.most })}
        </p>
      )}
      {ids.length === 0 ? (
        <FreeSlot text={t("live:multiview.choose", { most: multiview.most })} />
      ) : isWide === false && !beside ? (
        <InTabs {...shown} />
      ) : (
        <Grid {...shown} />
      )}
    </section>
  );
}

interface ShownProps extends Pick<WatchedMatchProps, "tools"> {
  readonly ids: readonly number[];
  readonly page: LiveBetsModel["feedStatus"];
  readonly onRemove: (matchId: number) => void;
}

function Grid({ ids, ...rest }: ShownProps) {
  const t = useTranslate();
  const cells = Math.min(ids.length + 1, mostBeside) as keyof typeof css.cells;
  return (
    <div className={classes(css.grid, css.cells[cells])}>
      {ids.map((matchId) => (
        <WatchedMatch key={matchId} matchId={matchId} {...rest} />
      ))}
      {ids.length < mostBeside && <FreeSlot text={t("live:multiview.more")} />}
    </div>
  );
}

interface FreeSlotProps {
  readonly text: string;
  readonly className?: string | undefined;
  /** What can be pressed in it. */
  readonly children?: ReactNode;
}

/** A free slot for one more match, so that the list does not move when it is added. */
export function FreeSlot({ text, className, children }: FreeSlotProps) {
  return (
    <div className={classes(css.free, className)}>
      <Icon name="plus" size="lg" />
      <p>{text}</p>
      {children}
    </div>
  );
}

/** One match at a time; the others stay subscribed and show their scores in their tabs. */
export function InTabs({ ids, ...rest }: ShownProps) {
  const t = useTranslate();
  const [chosen, choose] = useState<number | null>(null);
  const open = ids.find((id) => id === chosen) ?? ids[0];
  if (open === undefined) return null;
  return (
    <Tabs
      label={t("live:multiview.title")}
      tabs={ids.map((matchId) => ({ key: String(matchId), label: <TabLabel matchId={matchId} /> }))}
      value={String(open)}
      onChange={(key) => choose(Number(key))}
      className={css.tabs}
    >
      <WatchedMatch key={open} matchId={open} {...rest} />
    </Tabs>
  );
}

function TabLabel({ matchId }: { readonly matchId: number }) {
  const t = useTranslate();
  const match = useTopicMatch(useTopic(`match:${matchId}`), matchId);
  if (match === undefined) return <span className={css.tab}>{t("frame:route.LiveMatch")}</span>;
  return (
    <span className={css.tab}>
      {(["home", "away"] as const).map((side) => (
        <span key={side} className={css.tabSide}>
          <bdi className={css.tabName}>{match[side]}</bdi> <Score match={match} side={side} />
        </span>
      ))}
    </span>
  );
}
