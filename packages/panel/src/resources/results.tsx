import { resultStates, type ResultState } from "@livery/contract/panel";
import { Badge, linkClass } from "@livery/ui";
import { useFormats, useTranslate } from "../core/messages.ts";
import { defineList } from "../list/define-list.ts";
import { Link } from "../parts/link.tsx";
import { TeamNames, When } from "./figures.tsx";
import { words } from "./file-specs.ts";

const nextFirst = { by: "startsAt", descending: false } as const;

/** Matches that wait for a result or have one. */
export const results = defineList({
  call: "panelResults",
  title: "panel:results.title",
  empty: { title: "panel:results.emptyTitle", text: "panel:results.emptyText" },
  sort: { by: "startsAt", descending: true },
  sortFor: ({ state }) => (state === "coming" ? nextFirst : null),
  rowKey: ({ matchId }) => String(matchId),
  columns: [
    {
      key: "match",
      file: [
        { name: "home", head: "sport:outcome.home" },
        { name: "away", head: "sport:outcome.away" },
      ],
      head: "panel:results.match",
      fixed: true,
      cell: ({ matchId, home, away }) => (
        <Link to={`/results/${matchId}`} className={linkClass()}>
          <TeamNames home={home} away={away} />
        </Link>
      ),
    },
    {
      key: "startsAt",
      file: ["startsAt"],
      head: "panel:coupons.starts",
      sort: "startsAt",
      figures: true,
      cell: ({ startsAt }) => <When at={startsAt} />,
    },
    {
      key: "state",
      file: [{ name: "state", words: words(resultStates, (state) => `panel:results.states.${state}`) }],
      head: "panel:results.state",
      cell: ({ state }) => <MatchState state={state} />,
    },
    { key: "score", file: ["score"], head: "panel:results.score", cell: ({ score }) => <bdi>{score}</bdi> },
    {
      key: "waiting",
      file: ["waiting"],
      head: "panel:results.waiting",
      figures: true,
      cell: ({ waiting }) => <Count value={waiting} />,
    },
    {
      key: "tournament",
      file: ["tournamentName"],
      head: "panel:coupons.tournament",
      sort: "tournamentName",
      cell: ({ tournamentName }) => <bdi>{tournamentName}</bdi>,
    },
    {
      key: "category",
      file: ["categoryName"],
      head: "panel:results.category",
      cell: ({ categoryName }) => <bdi>{categoryName}</bdi>,
    },
    {
      key: "sport",
      file: ["sportName"],
      head: "panel:results.sport",
      away: true,
      cell: ({ sportName }) => <bdi>{sportName}</bdi>,
    },
  ],
  filters: [
    { key: "search", kind: "search", label: "panel:results.search" },
    {
      key: "state",
      kind: "several",
      label: "panel:results.state",
      options: ({ t }) => resultStates.map((state) => ({ value: state, label: t(`panel:results.states.${state}`) })),
    },
    { key: "from", kind: "day", label: "panel:list.from" },
    { key: "to", kind: "day", label: "panel:list.to" },
  ],
});

/** The badge tone of a match's settlement status; the text carries the meaning. */
const tones = {
  coming: "neutral",
  playing: "info",
  awaiting: "warning",
  provisional: "warning",
  review: "danger",
  settling: "info",
  settled: "success",
  void: "neutral",
} as const satisfies Readonly<Record<ResultState, string>>;

export function MatchState({ state }: { readonly state: ResultState }) {
  const t = useTranslate();
  return <Badge tone={tones[state]}>{t(`panel:results.states.${state}`)}</Badge>;
}

function Count({ value }: { readonly value: number }) {
  return <bdi>{useFormats().number(value)}</bdi>;
}
