import type { PanelPaymentMethod } from "@livery/contract/panel";
import { Badge, Button, IconButton, linkClass, Money } from "@livery/ui";
import { useFormats, useWords } from "../../app/words.ts";
import { DataTable } from "../../area/data-table.tsx";
import type { AreaColumn } from "../../area/define-area.ts";
import { DirectionName } from "../../areas/payments.tsx";
import { downDrawing, upDrawing } from "../../shell/drawings.ts";
import { Link } from "../../shell/link.tsx";
import * as css from "./methods.css.ts";

export interface MethodDeeds {
  readonly onMove: (method: PanelPaymentMethod, by: -1 | 1) => void;
  readonly onOffer: (method: PanelPaymentMethod) => void;
  readonly busy: boolean;
}

/** The methods of a category in their order. `deeds`: of who may change them. */
export function MethodsTable({
  caption,
  methods,
  deeds,
}: {
  readonly caption: string;
  readonly methods: readonly PanelPaymentMethod[];
  readonly deeds: MethodDeeds | null;
}) {
  return (
    <DataTable
      caption={caption}
      rows={methods}
      rowKey={({ methodId }) => String(methodId)}
      columns={deeds === null ? columns : [...columns, deedsColumn(methods, deeds)]}
    />
  );
}

function deedsColumn(methods: readonly PanelPaymentMethod[], deeds: MethodDeeds): AreaColumn<PanelPaymentMethod> {
  return {
    key: "deeds",
    head: "panel:results.deeds",
    cell: (method) => <Deeds method={method} methods={methods} deeds={deeds} />,
  };
}

const columns: readonly AreaColumn<PanelPaymentMethod>[] = [
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
    head: "panel:methods.minutes",
    figures: true,
    cell: ({ processingMinutes }) => <Figure value={processingMinutes} />,
  },
  { key: "pending", head: "panel:methods.pending", figures: true, cell: (method) => <Pending method={method} /> },
  { key: "state", head: "panel:coupons.status", cell: ({ active }) => <MethodState active={active} /> },
];

export function MethodState({ active }: { readonly active: boolean }) {
  const t = useWords();
  return (
    <Badge tone={active ? "success" : "neutral"}>
      {t(active ? "panel:methods.isOffered" : "panel:methods.isWithdrawn")}
    </Badge>
  );
}

function Figure({ value }: { readonly value: number | null }) {
  const t = useWords();
  const formats = useFormats();
  return value === null ? t("panel:nothing") : <bdi>{formats.number(value)}</bdi>;
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

function Deeds({
  method,
  methods,
  deeds: { onMove, onOffer, busy },
}: {
  readonly method: PanelPaymentMethod;
  readonly methods: readonly PanelPaymentMethod[];
  readonly deeds: MethodDeeds;
}) {
  const t = useWords();
  const name = method.title;
  return (
    <span className={css.deeds}>
      <IconButton
        size="sm"
        icon={upDrawing}
        label={t("panel:methods.up", { name })}
        disabled={busy || methods[0] === method}
        onClick={() => onMove(method, -1)}
      />
      <IconButton
        size="sm"
        icon={downDrawing}
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
