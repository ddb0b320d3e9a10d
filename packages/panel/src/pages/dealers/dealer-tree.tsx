import type { DealerNode } from "@livery/contract/panel";
import { classes, Icon, Money, Skeleton, TextInput, useLivery } from "@livery/ui";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useRef, useState, type KeyboardEvent } from "react";
import { usePanel } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { useTranslate } from "../../core/messages.ts";
import { useSearchText } from "../../core/search-text.ts";
import { dealersAbove } from "../../resources/references.ts";
import { Problem } from "../../parts/problem.tsx";
import { foundRows, treeRows, rootId, treeMove, type TreeRow } from "./tree.ts";
import * as css from "./dealers.css.ts";

interface DealerTreeProps {
  readonly chosen: number | null;
  readonly onChoose: (dealerId: number) => void;
}

/** The dealers below the account, loaded level by level, as a tree for the keyboard: one tab stop, arrows inside. */
export function DealerTree({ chosen, onChoose }: DealerTreeProps) {
  const t = useTranslate();
  const { client } = usePanel();
  const { dir } = useLivery();
  const treeRef = useRef<HTMLDivElement>(null);
  const [chosenOpen, setOpened] = useState<ReadonlySet<number> | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [search, setSearch] = useState("");
  const text = useSearchText(search);
  const found = useQuery({
    ...callQuery(client, "panelDealerSearch", { search: text }),
    enabled: text !== "",
    placeholderData: keepPreviousData,
  });
  const isSearch = search.trim() !== "";
  // Before the first text is searched, the last search's dealers are no answer.
  const matches = text === "" ? [] : (found.data ?? []);
  const top = useQuery(callQuery(client, "panelDealers", {}));
  // A single dealer at the top is opened at once: its branch is what matters.
  const [first] = top.data ?? [];
  const isOne = top.data?.length === 1 && first !== undefined && first.dealers > 0;
  const opened = chosenOpen ?? new Set(isOne ? [first.dealerId] : []);
  const branchIds = [rootId, ...opened];
  const answers = useQueries({
    queries: branchIds.map((parentId) => callQuery(client, "panelDealers", parentId === rootId ? {} : { parentId })),
  });
  const loaded = new Map<number, readonly DealerNode[]>(
    branchIds.flatMap((parentId, index) => {
      const nodes = answers[index]?.data;
      return nodes === undefined ? [] : [[parentId, nodes] as const];
    }),
  );
  const failed = answers.find(({ error, data }) => error !== null && data === undefined);
  const rows = isSearch ? foundRows(matches) : treeRows(loaded, opened);
  const stop = rows.some(({ node }) => node.dealerId === focused) ? focused : (rows[0]?.node.dealerId ?? null);
  const toggle = (dealerId: number, on: boolean): void =>
    setOpened(new Set(on ? [...opened, dealerId] : [...opened].filter((each) => each !== dealerId)));
  const choose = (dealerId: number): void => {
    // The tree has the found dealer open when the search is cleared.
    const chosenMatch = matches.find((each) => each.dealerId === dealerId);
    if (isSearch && chosenMatch !== undefined)
      setOpened(new Set([...opened, ...dealersAbove(matches, chosenMatch).map((each) => each.dealerId)]));
    onChoose(dealerId);
  };
  const focusOn = (dealerId: number): void => {
    setFocused(dealerId);
    treeRef.current?.querySelector<HTMLElement>(`[data-dealer="${dealerId}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = treeMove(
      { key: event.key, dir },
      rows,
      rows.findIndex(({ node }) => node.dealerId === stop),
    );
    if (move === null) return;
    event.preventDefault();
    if (move.kind === "focus") focusOn(move.dealerId);
    else if (move.kind === "choose") choose(move.dealerId);
    else toggle(move.dealerId, move.kind === "open");
  };
  if (failed && !isSearch && rows.length === 0)
    return <Problem error={failed.error} onRetry={() => void failed.refetch()} compact />;
  if (!loaded.has(rootId))
    return (
      <div role="status" aria-busy aria-label={t("feedback:loading")}>
        <Skeleton shape="row" count={8} />
      </div>
    );
  return (
    <div className={css.treePanel}>
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
      {isSearch && found.error !== null ? (
        <Problem error={found.error} onRetry={() => void found.refetch()} compact />
      ) : rows.length === 0 ? (
        <p className={css.none} role="status">
          {t(isSearch && (text === "" || !found.isFetched) ? "feedback:loading" : "panel:dealers.none")}
        </p>
      ) : (
        <div
          ref={treeRef}
          role="tree"
          aria-label={t("panel:dealers.title")}
          className={css.tree}
          onKeyDown={onKeyDown}
          tabIndex={-1}
        >
          {rows.map((row) => (
            <TreeItem
              key={row.node.dealerId}
              row={row}
              isStop={row.node.dealerId === stop}
              isChosen={row.node.dealerId === chosen}
              onToggle={(on) => toggle(row.node.dealerId, on)}
              onChoose={() => {
                setFocused(row.node.dealerId);
                choose(row.node.dealerId);
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function TreeItem({
  row: { node, level, position, siblings, open },
  isStop,
  isChosen,
  onToggle,
  onChoose,
}: {
  readonly row: TreeRow;
  readonly isStop: boolean;
  readonly isChosen: boolean;
  readonly onToggle: (on: boolean) => void;
  readonly onChoose: () => void;
}) {
  const t = useTranslate();
  return (
    // The tree handles the keys of its rows.
    <div
      role="treeitem"
      tabIndex={isStop ? 0 : -1}
      data-dealer={node.dealerId}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={open ?? undefined}
      aria-selected={isChosen}
      className={classes(css.row, css.levels[Math.min(level, 8)])}
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
      <span className={css.rowName}>
        <bdi>{node.name}</bdi>
        {!node.active && <span className={css.passive}> {t("panel:passive")}</span>}
      </span>
      <span className={css.quota}>
        {node.maxUsers === null
          ? t("panel:dealers.users", { count: node.users })
          : t("panel:dealers.usersOf", { count: node.users, most: node.maxUsers })}
      </span>
      <span className={css.rowFigure}>
        <Money amount={node.credit} currency={node.currency} />
      </span>
    </div>
  );
}
