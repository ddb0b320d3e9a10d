import type { DealerNode } from "@livery/contract/panel";
import { classes, Icon, Money, Skeleton, TextInput, useLivery } from "@livery/ui";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useRef, useState, type KeyboardEvent } from "react";
import { usePanel } from "../../app/panel.ts";
import { callQuery } from "../../app/queries.ts";
import { useWords } from "../../app/words.ts";
import { Problem } from "../../shell/problem.tsx";
import { linesOf, rootId, treeMove, type TreeLine } from "./tree.ts";
import * as css from "./dealers.css.ts";

interface DealerTreeProps {
  readonly chosen: number | null;
  readonly onChoose: (dealerId: number) => void;
}

/** The dealers below the account, a level at a time, as a tree of the keyboard's: one stop, arrows within. */
export function DealerTree({ chosen, onChoose }: DealerTreeProps) {
  const t = useWords();
  const { client } = usePanel();
  const { dir } = useLivery();
  const place = useRef<HTMLDivElement>(null);
  const [chosenOpen, setOpened] = useState<ReadonlySet<number> | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [search, setSearch] = useState("");
  const top = useQuery(callQuery(client, "panelDealers", {}));
  // One dealer at the top is no list: his branch is what one comes for.
  const [first] = top.data ?? [];
  const isOne = top.data?.length === 1 && first !== undefined && first.dealers > 0;
  const opened = chosenOpen ?? new Set(isOne ? [first.dealerId] : []);
  const asked = [rootId, ...opened];
  const answers = useQueries({
    queries: asked.map((parentId) => callQuery(client, "panelDealers", parentId === rootId ? {} : { parentId })),
  });
  const loaded = new Map<number, readonly DealerNode[]>(
    asked.flatMap((parentId, index) => {
      const nodes = answers[index]?.data;
      return nodes === undefined ? [] : [[parentId, nodes] as const];
    }),
  );
  const failed = answers.find(({ error, data }) => error !== null && data === undefined);
  const lines = linesOf(loaded, opened, search);
  const stop = lines.some(({ node }) => node.dealerId === focused) ? focused : (lines[0]?.node.dealerId ?? null);
  const toggle = (dealerId: number, on: boolean): void =>
    setOpened(new Set(on ? [...opened, dealerId] : [...opened].filter((each) => each !== dealerId)));
  const focusOn = (dealerId: number): void => {
    setFocused(dealerId);
    place.current?.querySelector<HTMLElement>(`[data-dealer="${dealerId}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = treeMove(
      { key: event.key, dir },
      lines,
      lines.findIndex(({ node }) => node.dealerId === stop),
    );
    if (move === null) return;
    event.preventDefault();
    if (move.kind === "focus") focusOn(move.dealerId);
    else if (move.kind === "choose") onChoose(move.dealerId);
    else toggle(move.dealerId, move.kind === "open");
  };
  if (failed && lines.length === 0)
    return <Problem error={failed.error} onRetry={() => void failed.refetch()} compact />;
  if (!loaded.has(rootId))
    return (
      <div role="status" aria-busy aria-label={t("feedback:loading")}>
        <Skeleton shape="row" count={8} />
      </div>
    );
  return (
    <div className={css.treePlace}>
      <search>
        <TextInput
          size="sm"
          type="search"
          icon="search"
          aria-label={t("panel:dealers.search")}
          placeholder={t("panel:dealers.search")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </search>
      {lines.length === 0 ? (
        <p className={css.none}>{t("panel:dealers.none")}</p>
      ) : (
        <div
          ref={place}
          role="tree"
          aria-label={t("panel:dealers.title")}
          className={css.tree}
          onKeyDown={onKeyDown}
          tabIndex={-1}
        >
          {lines.map((line) => (
            <Line
              key={line.node.dealerId}
              line={line}
              isStop={line.node.dealerId === stop}
              isChosen={line.node.dealerId === chosen}
              onToggle={(on) => toggle(line.node.dealerId, on)}
              onChoose={() => {
                setFocused(line.node.dealerId);
                onChoose(line.node.dealerId);
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Line({
  line: { node, level, position, siblings, open },
  isStop,
  isChosen,
  onToggle,
  onChoose,
}: {
  readonly line: TreeLine;
  readonly isStop: boolean;
  readonly isChosen: boolean;
  readonly onToggle: (on: boolean) => void;
  readonly onChoose: () => void;
}) {
  const t = useWords();
  return (
    // The tree hears the keys for its lines.
    <div
      role="treeitem"
      tabIndex={isStop ? 0 : -1}
      data-dealer={node.dealerId}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={open ?? undefined}
      aria-selected={isChosen}
      className={classes(css.line, css.levels[Math.min(level, 8)])}
      onClick={onChoose}
      onKeyDown={() => undefined}
    >
      <span
        className={css.knob}
        aria-hidden
        onClick={(event) => {
          if (open === null) return;
          event.stopPropagation();
          onToggle(!open);
        }}
      >
        {open !== null && <Icon name="chevron" size="sm" className={classes(css.arrow, open && css.arrowOpen)} />}
      </span>
      <span className={css.lineName}>
        <bdi>{node.name}</bdi>
        {!node.active && <span className={css.passive}> {t("panel:passive")}</span>}
      </span>
      <span className={css.quota}>
        {node.maxUsers === null
          ? t("panel:dealers.users", { count: node.users })
          : t("panel:dealers.usersOf", { count: node.users, most: node.maxUsers })}
      </span>
      <span className={css.lineFigure}>
        <Money amount={node.credit} currency={node.currency} />
      </span>
    </div>
  );
}
