import {
  Button,
  buttonClass,
  Card,
  Chip,
  EmptyState,
  linkClass,
  Money,
  Select,
  Skeleton,
  Table,
  type Column,
} from "@livery/ui";
import type { Movement } from "@livery/contract";
import { useTranslate, type Translate } from "../../../core/translate.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { DateTime } from "../../../parts/date-time.tsx";
import { chipRow } from "../../../parts/chip-row.css.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { Pages } from "../../../parts/pages.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransactionsModel } from "../transactions.model.ts";
import * as css from "./standard.css.ts";

/** A table with a row for each movement, below chips for its kind and a select for the time. */
export default function Transactions({ model }: VariantProps<TransactionsModel>) {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <PageHeading text={t("account:transactions.text")}>{t("account:transactions.title")}</PageHeading>
      <Filter model={model} />
      <QueryBoundary answer={model} waiting={<Skeleton shape="row" count={8} />} otherwise={<Nothing model={model} />}>
        <div className={css.list}>
          <Card flush>
            <MovementTable model={model} />
          </Card>
          <Pages label={t("account:transactions.pages")} list={model} />
        </div>
      </QueryBoundary>
    </div>
  );
}

function Filter({ model: { choose, filter, groups, spans } }: VariantProps<TransactionsModel>) {
  const t = useTranslate();
  return (
    <div className={css.filter}>
      <div role="group" aria-label={t("account:transactions.show")} className={chipRow}>
        <Chip pressed={filter.group === null} onClick={() => choose({ ...filter, group: null })}>
          {t("account:transactions.all")}
        </Chip>
        {groups.map((group) => (
          <Chip key={group} pressed={filter.group === group} onClick={() => choose({ ...filter, group })}>
            {t(`account:transactions.group.${group}`)}
          </Chip>
        ))}
      </div>
      <Select
        aria-label={t("account:transactions.when")}
        className={css.span}
        value={String(filter.days ?? "")}
        onChange={({ target }) => choose({ ...filter, days: target.value === "" ? null : Number(target.value) })}
        options={[
          { value: "", label: t("account:transactions.anyTime") },
          ...spans.map((days) => ({ value: String(days), label: t("account:transactions.days", { count: days }) })),
        ]}
      />
    </div>
  );
}

/** There are no movements, or none that fit the filter. */
function Nothing({ model: { choose, filter } }: VariantProps<TransactionsModel>) {
  const t = useTranslate();
  if (filter.group !== null || filter.days !== null) {
    return (
      <EmptyState
        title={t("account:transactions.noneTitle")}
        action={
          <Button onClick={() => choose({ group: null, days: null })}>{t("account:transactions.noneAction")}</Button>
        }
      >
        <p>{t("account:transactions.noneText")}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t("account:transactions.emptyTitle")}
      action={
        <RouteLink to="SportBets" className={buttonClass({ variant: "primary" })}>
          {t("account:transactions.emptyAction")}
        </RouteLink>
      }
    >
      <p>{t("account:transactions.emptyText")}</p>
    </EmptyState>
  );
}

function MovementTable({ model: { currency, movements } }: VariantProps<TransactionsModel>) {
  const t = useTranslate();
  if (currency === null) return null;
  return (
    <Table
      caption={t("account:transactions.title")}
      items={movements}
      itemKey={({ movementId }) => movementId}
      columns={columnsIn(t, currency)}
    />
  );
}

function columnsIn(t: Translate, currency: string): readonly Column<Movement>[] {
  return [
    {
      key: "when",
      head: t("account:transactions.when"),
      cell: ({ at }) => <DateTime at={at} className={css.when} />,
    },
    {
      key: "reason",
      head: t("account:transactions.reason"),
      cell: (movement) => <Reason movement={movement} />,
    },
    {
      key: "amount",
      head: t("account:transactions.amount"),
      figures: true,
      cell: ({ amount }) => <Money amount={amount} currency={currency} signed />,
    },
    {
      key: "balance",
      head: t("account:transactions.balance"),
      figures: true,
      cell: ({ balanceAfter }) => <Money amount={balanceAfter} currency={currency} />,
    },
  ];
}

function Reason({ movement }: { readonly movement: Movement }) {
  const t = useTranslate();
  const { couponNumber, kind, note } = movement;
  return (
    <span className={css.reason}>
      <span>{t(`account:transactions.kind.${kind}`)}</span>
      {couponNumber !== null && (
        <RouteLink to="Coupon" params={{ couponNumber }} className={linkClass("text")}>
          <bdi>{t("account:transactions.coupon", { number: couponNumber })}</bdi>
        </RouteLink>
      )}
      {note !== null && <span className={css.note}>{note}</span>}
    </span>
  );
}
