import { auditedOperations, type AuditRow, targetKinds } from "@livery/contract/panel";
import { linkClass } from "@livery/ui";
import { defineList, type FilterOption } from "../list/define-list.ts";
import { type MessageKey, operationName, useServerNames, useTranslate } from "../core/messages.ts";
import { Link } from "../parts/link.tsx";
import { Changes } from "./changes.tsx";
import { When } from "./figures.tsx";

/** Every change with before and after. */
export const audit = defineList({
  list: "audit",
  call: "panelAudit",
  title: "panel:audit.title",
  empty: { title: "panel:audit.emptyTitle", text: "panel:audit.emptyText" },
  sort: { by: "at", descending: true },
  rowKey: ({ auditId }) => String(auditId),
  columns: [
    { key: "at", head: "panel:movements.at", sort: "at", fixed: true, cell: ({ at }) => <When at={at} /> },
    { key: "actor", head: "panel:movements.actor", cell: (row) => <Actor row={row} /> },
    { key: "action", head: "panel:audit.action", cell: (row) => <Operation row={row} /> },
    { key: "target", head: "panel:audit.target", cell: (row) => <Target row={row} /> },
    { key: "changes", head: "panel:audit.changes", cell: (row) => <Changes row={row} /> },
    { key: "reason", head: "panel:form.reason", cell: ({ reason }) => <bdi>{reason}</bdi> },
  ],
  filters: [
    { key: "search", kind: "search", label: "panel:audit.search" },
    {
      key: "targetKind",
      kind: "one",
      label: "panel:audit.target",
      options: ({ t, lang }) =>
        inOrder(
          lang,
          targetKinds.map((kind) => ({ value: kind, label: t(`panel:target.${kind}`) })),
        ),
    },
    {
      key: "operation",
      kind: "one",
      label: "panel:audit.action",
      options: ({ t, lang }) =>
        inOrder(
          lang,
          auditedOperations.map((call) => ({
            value: call,
            label: t(`panel:operation.${operationName(call)}` as MessageKey),
          })),
        ),
    },
    { key: "from", kind: "day", label: "panel:list.from" },
    { key: "to", kind: "day", label: "panel:list.to" },
    { key: "targetId", kind: "reference", label: "panel:audit.target" },
  ],
});

function Actor({ row }: { readonly row: AuditRow }) {
  const t = useTranslate();
  return (
    <span>
      <bdi>{row.actor}</bdi> · {t(`panel:role.${row.role}`)}
    </span>
  );
}

function inOrder(lang: string, options: readonly FilterOption[]): readonly FilterOption[] {
  const { compare } = new Intl.Collator(lang);
  return options.toSorted((one, other) => compare(one.label, other.label));
}

/** What was done; entries of the server itself and old ones name the permission. */
function Operation({ row: { action, operation } }: { readonly row: AuditRow }) {
  const names = useServerNames();
  return operation === null ? names("did", action) : names("operation", operation);
}

const pages: Partial<Record<AuditRow["targetKind"], string>> = {
  user: "/users",
  dealer: "/dealers",
  coupon: "/coupons",
  match: "/results",
  transfer: "/payments",
  bonus: "/bonuses",
  bonus_request: "/bonus-requests",
  payment_method: "/methods",
};

/** The changed record by its name, with a link if it has a page. */
function Target({ row }: { readonly row: AuditRow }) {
  const page = pages[row.targetKind];
  if (page === undefined) return <bdi>{row.targetName}</bdi>;
  return (
    <Link to={`${page}/${row.targetId}`} className={linkClass()}>
      <bdi>{row.targetName}</bdi>
    </Link>
  );
}
