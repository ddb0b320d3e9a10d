import { Button, classes, IconButton, Menu, type MenuTrigger, VisuallyHidden } from "@livery/ui";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { useAvailableSpace } from "../../../parts/use-available-space.ts";
import type { LiveBetsModel } from "../live-bets.model.ts";
import { FreeSlot, InTabs } from "./multiview-stage.tsx";
import { WatchedMatch } from "./watched-match.tsx";
import * as css from "./multiview-board.css.ts";
import * as stage from "./multiview-stage.css.ts";

/** Board width in rem from which two matches stand side by side; below it one is shown at a time. */
const sideBySideFrom = 30;

/** Four arrows: the icon for moving. */
const moveIcon = {
  path: "M12 4v16M4 12h16M9.5 6.5 12 4l2.5 2.5M9.5 17.5 12 20l2.5-2.5M6.5 9.5 4 12l2.5 2.5M17.5 9.5 20 12l-2.5 2.5",
};

interface MultiviewBoardProps {
  readonly model: LiveBetsModel;
  /** Whether the list of matches is beside the board; below it, empty places would push it out of sight. */
  readonly besideRail: boolean;
}

/** The board: the matches that the player watches, in their order and size. */
export function MultiviewBoard({ besideRail, model }: MultiviewBoardProps) {
  const t = useTranslate();
  const container = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useAvailableSpace(container, sideBySideFrom);
  const { firstIds, multiview, feedStatus } = model;
  const { beyond, ids } = multiview.watched ?? { beyond: false, ids: [] };
  const { moved, announcement, move } = useMoves(model, container, ids);
  const remove = (matchId: number): void => {
    multiview.toggle(matchId);
    // The focused element is removed with its match.
    heading.current?.focus();
  };
  const tools = (matchId: number, name: string) => (
    <Arrange model={model} matchId={matchId} name={name} onMove={(by) => move(matchId, name, by)} />
  );
  const shown = { ids, page: feedStatus, onRemove: remove, tools };
  return (
    <section ref={container} className={stage.stage} aria-label={t("live:multiview.title")}>
      <header className={stage.head}>
        <h2 className={stage.title} tabIndex={-1} ref={heading}>
          {t("live:multiview.title")}
        </h2>
        <span className={stage.count}>{t("live:multiview.count", { shown: ids.length, most: multiview.most })}</span>
      </header>
      {beyond && (
        <p className={stage.beyond} role="status">
          {t("live:multiview.beyond", { most: multiview.most })}
        </p>
      )}
      {ids.length === 0 && (
        <div className={besideRail ? classes(stage.grid, css.board) : undefined}>
          <FreeSlot
            text={t("live:board.choose", { count: multiview.most })}
            className={besideRail ? css.choice : undefined}
          >
            {firstIds.length > 1 && (
              <Button onClick={() => multiview.show(firstIds)}>
                {t("live:board.first", { count: firstIds.length })}
              </Button>
            )}
          </FreeSlot>
          {besideRail &&
            Array.from({ length: multiview.most - 1 }, (_, at) => <div key={at} className={css.place} aria-hidden />)}
        </div>
      )}
      {ids.length > 0 && isWide === false && <InTabs {...shown} />}
      {ids.length > 0 && isWide !== false && (
        <div className={classes(stage.grid, css.board)}>
          {ids.map((matchId) => (
            <WatchedMatch
              key={matchId}
              matchId={matchId}
              page={feedStatus}
              onRemove={remove}
              tools={tools}
              large={multiview.enlarged.has(matchId)}
            />
          ))}
          {ids.length < multiview.most && <FreeSlot text={t("live:board.more")} />}
        </div>
      )}
      <VisuallyHidden live="polite">{moved === null ? "" : announcement}</VisuallyHidden>
    </section>
  );
}

interface ArrangeProps {
  readonly model: LiveBetsModel;
  readonly matchId: number;
  readonly name: string;
  readonly onMove: (by: number) => void;
}

/** Menu for the order and size of one match, usable by pointer, touch and keyboard. */
function Arrange({ matchId, model, name, onMove }: ArrangeProps) {
  const t = useTranslate();
  const { multiview } = model;
  const ids = multiview.watched?.ids ?? [];
  const at = ids.indexOf(matchId);
  const large = multiview.enlarged.has(matchId);
  return (
    <Menu
      trigger={arrangeButton(t("live:board.arrange", { match: name }))}
      items={[
        { key: "earlier", label: t("live:board.earlier"), disabled: at === 0, onSelect: () => onMove(-1) },
        { key: "later", label: t("live:board.later"), disabled: at === ids.length - 1, onSelect: () => onMove(1) },
        {
          key: "size",
          label: t(large ? "live:board.smaller" : "live:board.larger"),
          separated: true,
          onSelect: () => multiview.enlarge(matchId, !large),
        },
      ]}
    />
  );
}

function arrangeButton(label: string) {
  return (trigger: MenuTrigger) => <IconButton {...trigger} icon={moveIcon} size="sm" label={label} />;
}

/** Keeps the focus on the menu button of a moved match and announces its new position. */
function useMoves(model: LiveBetsModel, container: RefObject<HTMLElement | null>, ids: readonly number[]) {
  const t = useTranslate();
  const [moved, setMoved] = useState<{ readonly matchId: number; readonly name: string } | null>(null);
  const waits = useRef<number | null>(null);
  useLayoutEffect(() => {
    const matchId = waits.current;
    // Waits until the match is rendered at its new position.
    if (matchId === null || !ids.includes(matchId)) return;
    waits.current = null;
    container.current?.querySelector<HTMLElement>(`[data-match="${matchId}"] [aria-haspopup]`)?.focus();
  }, [container, ids]);
  return {
    moved,
    announcement:
      moved === null
        ? ""
        : t("live:board.moved", { match: moved.name, place: ids.indexOf(moved.matchId) + 1, count: ids.length }),
    move: (matchId: number, name: string, by: number): void => {
      waits.current = matchId;
      setMoved({ matchId, name });
      model.multiview.move(matchId, by);
    },
  };
}
