import type { PanelPaymentMethod } from "@livery/contract/panel";
import { Badge, Button, IconButton, linkClass, Money } from "@livery/ui";
import { useFormats, useTranslate } from "../../core/messages.ts";
import { DataTable } from "../../list/data-table.tsx";
import type { ListColumn } from "../../list/define-list.ts";
import { DirectionName } from "../../resources/payments.tsx";
import { downIcon, upIcon } from "../../parts/icons.ts";
import { Link } from "../../parts/link.tsx";
import { durationText } from "./duration-text.ts";
import * as css from "./methods.css.ts";

export interface MethodActions {
  readonly onMove: (method: PanelPaymentMethod, by: -1 | 1) => void;
  readonly onOffer: (method: PanelPaymentMethod) => void;
  readonly busy: boolean;
}

/** The methods of a category in their order. `actions`: null if the account may not change them. */
export function MethodsTable({
  caption,
  methods,
  actions,
}: {
  readonly caption: string;
  readonly methods: readonly PanelPaymentMethod[];
  readonly actions: MethodActions | null;
}) {
  return (
    <DataTable
      className={css.table}
      caption={caption}
      rows={methods}
      rowKey={({ methodId }) => String(methodId)}
      columns={actions === null ? columns : [...columns, actionsColumn(methods, actions)]}
    />
  );
}

function actionsColumn(methods: readonly PanelPaymentMethod[], actions: MethodActions): ListColumn<PanelPaymentMethod> {
  return {
    key: "deeds",
    head: "panel:results.deeds",
    cell: (method) => <ActionButtons method={method} methods={methods} actions={actions} />,
  };
}

const columns: readonly ListColumn<PanelPaymentMethod>[] = [
  {
    key: "title",
    head: "panel:methods.name",
    fixed: true,
    cell: ({ methodId, title }) => (
      <Link to={`/methods/${methodId}`} className={linkClass()}>
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  {
    key: "direction",
    head: "panel:payments.direction",
    cell: ({ direction }) => <DirectionName direction={direction} />,
  },
  {
    key: "range",
    head: "panel:methods.rangeHead",
    figures: true,
    cell: ({ minAmount, maxAmount, currency }) => (
      <span>
        <Money amount={minAmount} currency={currency} /> – <Money amount={maxAmount} currency={currency} />
      </span>
    ),
  },
  {
    key: "minutes",
    head: "panel:methods.duration",
    cell: ({ processingMinutes }) => <Duration minutes={processingMinutes} />,
  },
  { key: "pending", head: "panel:methods.pending", figures: true, cell: (method) => <Pending method={method} /> },
  { key: "state", head: "panel:coupons.status", cell: ({ active }) => <MethodState active={active} /> },
];

export function MethodState({ active }: { readonly active: boolean }) {
  const t = useTranslate();
  return (
    <Badge tone={active ? "success" : "neutral"}>
      {t(active ? "panel:methods.isOffered" : "panel:methods.isWithdrawn")}
    </Badge>
  );
}

function Duration({ minutes }: { readonly minutes: number | null }) {
  const t = useTranslate();
  return minutes === null ? t("panel:nothing") : durationText(t, minutes);
}

function Pending({ method: { methodId, pending } }: { readonly method: PanelPaymentMethod }) {
  const formats = useFormats();
  if (pending === 0) return <bdi>{formats.number(0)}</bdi>;
  return (
    <Link to="/payments" search={{ status: "pending", methodId: String(methodId) }} className={linkClass()}>
      <bdi>{formats.number(pending)}</bdi>
    </Link>
  );
}

function ActionButtons({
  method,
  methods,
  actions: { onMove, onOffer, busy },
}: {
  readonly method: PanelPaymentMethod;
  readonly methods: readonly PanelPaymentMethod[];
  readonly actions: MethodActions;
}) {
  const t = useTranslate();
  const name = method.title;
  return (
    <span className={css.rowActions}>
      <IconButton
        size="sm"
        icon={upIcon}
        label={t("panel:methods.up", { name })}
        disabled={busy || methods[0] === method}
        onClick={() => onMove(method, -1)}
      />
      <IconButton
        size="sm"
        icon={downIcon}
        label={t("panel:methods.down", { name })}
        disabled={busy || methods.at(-1) === method}
        onClick={() => onMove(method, 1)}
      />
      <Button size="sm" onClick={() => onOffer(method)}>
        {t(method.active ? "panel:methods.withdraw" : "panel:methods.offerAgain")}
      </Button>
    </span>
  );
}
