import { bonusCategories, bonusStatuses, type BonusCategory, type BonusStatus } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { Badge, linkClass } from "@livery/ui";
import type { Panel } from "../core/panel.ts";
import { callQuery } from "../core/queries.ts";
import { mayCall } from "../core/session.ts";
import { type Translate, useFormats, useTranslate } from "../core/messages.ts";
import { defineList } from "../list/define-list.ts";
import { Link } from "../parts/link.tsx";
import { dealerColumn, reasonColumn, resolvedByColumn, siteColumn, userColumn } from "./columns.tsx";
import { When } from "./figures.tsx";
import { words, yesNo } from "./file-specs.ts";
import { dealerReference, userReference } from "./references.ts";

/** The refetch interval of requests in milliseconds, while the panel is attended. */
export const bonusRequestsEvery = 15_000;

const categoryColumn = {
  key: "category",
  file: [{ name: "category", words: words(bonusCategories, (category) => `panel:bonuses.categories.${category}`) }],
  head: "panel:bonuses.category",
  cell: ({ category }: { readonly category: BonusCategory }) => <CategoryName category={category} />,
} as const;

const worthColumn = {
  key: "worth",
  file: [
    { name: "percent", head: "panel:bonuses.percent" },
    { name: "multiplier", head: "panel:bonuses.multiplier" },
  ],
  head: "panel:bonuses.worth",
  figures: true,
  cell: (row: Worth) => <BonusValue of={row} />,
} as const;

const categoryFilter = {
  key: "category",
  kind: "one",
  label: "panel:bonuses.category",
  options: ({ t }: { readonly t: Translate }) =>
    bonusCategories.map((category) => ({ value: category, label: t(`panel:bonuses.categories.${category}`) })),
} as const;

/** The tenant's bonuses, offered or not. */
export const bonuses = defineList({
  call: "panelBonuses",
  title: "panel:bonuses.title",
  empty: { title: "panel:bonuses.emptyTitle", text: "panel:bonuses.emptyText" },
  sort: { by: "order", descending: false },
  rowKey: ({ bonusId }) => String(bonusId),
  columns: [
    {
      key: "title",
      file: ["title"],
      head: "panel:bonuses.name",
      fixed: true,
      cell: ({ bonusId, title }) => (
        <Link to={`/bonuses/${bonusId}`} className={linkClass()}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    categoryColumn,
    worthColumn,
    {
      key: "oneUse",
      file: [{ name: "oneUse", words: yesNo }],
      head: "panel:bonuses.oneUse",
      cell: ({ oneUse }) => <YesNo is={oneUse} />,
    },
    {
      key: "active",
      file: [
        {
          name: "active",
          words: words(["true", "false"], (is) =>
            is === "true" ? "panel:methods.isOffered" : "panel:methods.isWithdrawn",
          ),
        },
      ],
      head: "panel:coupons.status",
      cell: ({ active }) => <BonusState active={active} />,
    },
    {
      key: "waiting",
      file: ["waiting"],
      head: "panel:bonuses.waiting",
      sort: "waiting",
      figures: true,
      cell: ({ bonusId, waiting }) =>
        waiting === 0 ? (
          <bdi>0</bdi>
        ) : (
          <Link to="/bonus-requests" search={{ status: "waiting", bonusId: String(bonusId) }} className={linkClass()}>
            <bdi>{waiting}</bdi>
          </Link>
        ),
    },
    {
      key: "confirmed",
      file: ["confirmed"],
      head: "panel:bonuses.confirmed",
      figures: true,
      cell: ({ confirmed }) => <bdi>{confirmed}</bdi>,
    },
    {
      key: "startsAt",
      file: ["startsAt"],
      head: "panel:bonuses.startsAt",
      sort: "startsAt",
      figures: true,
      away: true,
      cell: ({ startsAt }) => <When at={startsAt} />,
    },
    {
      key: "endsAt",
      file: ["endsAt"],
      head: "panel:bonuses.endsAt",
      sort: "endsAt",
      figures: true,
      cell: ({ endsAt }) => <When at={endsAt} />,
    },
    {
      key: "order",
      file: ["order"],
      head: "panel:bonuses.place",
      sort: "order",
      figures: true,
      away: true,
      cell: ({ order }) => <bdi>{order}</bdi>,
    },
    {
      key: "languages",
      file: ["languages"],
      head: "panel:bonuses.languages",
      away: true,
      cell: ({ languages }) => <bdi>{languages.join(", ")}</bdi>,
    },
  ],
  filters: [
    { key: "search", kind: "search", label: "panel:bonuses.search" },
    categoryFilter,
    { key: "offered", kind: "yesNo", label: "panel:bonuses.offeredNow" },
    { key: "active", kind: "yesNo", label: "panel:bonuses.isActive" },
    { key: "oneUse", kind: "yesNo", label: "panel:bonuses.oneUse" },
  ],
});

/** The users' bonus requests and their outcomes. */
export const bonusRequests = defineList({
  call: "panelBonusRequests",
  title: "panel:bonusRequests.title",
  empty: { title: "panel:bonusRequests.emptyTitle", text: "panel:bonusRequests.emptyText" },
  sort: { by: "requestedAt", descending: true },
  every: bonusRequestsEvery,
  rowKey: ({ requestId }) => String(requestId),
  columns: [
    {
      key: "bonus",
      file: ["bonusTitle"],
      head: "panel:bonuses.one",
      fixed: true,
      cell: ({ requestId, bonusTitle }) => (
        <Link to={`/bonus-requests/${requestId}`} className={linkClass()}>
          <bdi>{bonusTitle}</bdi>
        </Link>
      ),
    },
    userColumn,
    categoryColumn,
    worthColumn,
    {
      key: "status",
      file: [{ name: "status", words: words(bonusStatuses, (status) => `panel:bonusRequests.statuses.${status}`) }],
      head: "panel:coupons.status",
      cell: ({ status }) => <RequestState status={status} />,
    },
    {
      key: "requestedAt",
      file: ["requestedAt"],
      head: "panel:payments.requested",
      sort: "requestedAt",
      figures: true,
      cell: ({ requestedAt }) => <When at={requestedAt} />,
    },
    {
      key: "resolvedAt",
      file: ["resolvedAt"],
      head: "panel:payments.resolved",
      sort: "resolvedAt",
      figures: true,
      away: true,
      cell: ({ resolvedAt }) => <When at={resolvedAt} />,
    },
    resolvedByColumn,
    { ...reasonColumn, away: true },
    { ...dealerColumn, away: true },
    siteColumn,
  ],
  filters: [
    { key: "search", kind: "search", label: "panel:bonusRequests.search" },
    {
      key: "status",
      kind: "several",
      label: "panel:coupons.status",
      options: ({ t }) =>
        bonusStatuses.map((status) => ({ value: status, label: t(`panel:bonusRequests.statuses.${status}`) })),
    },
    {
      key: "bonusId",
      kind: "one",
      label: "panel:bonuses.one",
      may: (staff) => mayCall(staff, panelCalls.panelBonuses),
      load: {
        call: "panelBonuses",
        options: async (panel) =>
          (await mostBonuses(panel)).map(({ bonusId, title }) => ({ value: String(bonusId), label: title })),
      },
    },
    categoryFilter,
    {
      key: "siteId",
      kind: "one",
      label: "panel:users.site",
      options: ({ staff }) => staff.sites.map(({ siteId, name }) => ({ value: String(siteId), label: name })),
    },
    { key: "from", kind: "day", label: "panel:list.from" },
    { key: "to", kind: "day", label: "panel:list.to" },
    { key: "dealerId", kind: "reference", label: "panel:users.dealer", reference: dealerReference },
    { key: "playerId", kind: "reference", label: "panel:coupons.user", reference: userReference },
  ],
});

/** As many as one page of the server's answers has. */
async function mostBonuses({ client, queries }: Panel) {
  return (await queries.fetchQuery(callQuery(client, "panelBonuses", { filter: {}, page: 1, pageSize: 100 }))).rows;
}

export function CategoryName({ category }: { readonly category: BonusCategory }) {
  return useTranslate()(`panel:bonuses.categories.${category}`);
}

interface Worth {
  readonly percent: number | null;
  readonly multiplier: number | null;
}

/** The value of a bonus in numbers: `100 % · × 5`; the text for none if it has no numbers. */
export function BonusValue({ of: { percent, multiplier } }: { readonly of: Worth }) {
  const t = useTranslate();
  const formats = useFormats();
  const parts = [
    ...(percent === null ? [] : [t("panel:bonuses.percentOf", { number: formats.number(percent) })]),
    ...(multiplier === null ? [] : [t("panel:bonuses.times", { number: formats.number(multiplier) })]),
  ];
  return <bdi>{parts.length === 0 ? t("panel:nothing") : parts.join(" · ")}</bdi>;
}

function YesNo({ is }: { readonly is: boolean }) {
  return useTranslate()(is ? "panel:yes" : "panel:no");
}

/** Whether a bonus is offered, within its period, or was withdrawn. */
export function BonusState({ active }: { readonly active: boolean }) {
  const t = useTranslate();
  return (
    <Badge tone={active ? "success" : "neutral"}>
      {t(active ? "panel:methods.isOffered" : "panel:methods.isWithdrawn")}
    </Badge>
  );
}

const tones = { waiting: "warning", confirmed: "success", cancelled: "danger" } as const satisfies Readonly<
  Record<BonusStatus, string>
>;

export function RequestState({ status }: { readonly status: BonusStatus }) {
  const t = useTranslate();
  return <Badge tone={tones[status]}>{t(`panel:bonusRequests.statuses.${status}`)}</Badge>;
}
