import { actions } from "@livery/contract";
import { auditedOperations, type AuditRow, targetKinds } from "@livery/contract/panel";
import { linkClass } from "@livery/ui";
import type { i18n } from "i18next";
import { defineList, type FilterOption } from "../list/define-list.ts";
import {
  createServerNames,
  type MessageKey,
  operationName,
  type Translate,
  useServerNames,
  useTranslate,
} from "../core/messages.ts";
import { Link } from "../parts/link.tsx";
import { codeWords } from "./change-codes.ts";
import { Changes } from "./changes.tsx";
import { reasonColumn } from "./columns.tsx";
import { When } from "./figures.tsx";
import { currency, words } from "./file-specs.ts";
import { dealerReference, userReference } from "./references.ts";

const roles = [
  "sub-dealer",
  "dealer",
  "partner",
  "operator",
  "admin",
  "platform",
  "system",
] as const satisfies readonly AuditRow["role"][];

/** What was done, by the key of the call; entries of the server itself and old ones have the permission. */
function operationWords(_: Translate, i18n: i18n): Readonly<Record<string, string>> {
  const names = createServerNames(i18n);
  return {
    ...Object.fromEntries(actions.map((action) => [action, names("did", action)])),
    ...Object.fromEntries(auditedOperations.map((call) => [call, names("operation", call)])),
  };
}

/** The names of all fields, the texts of their codes, and of a switch's positions. */
function fieldWords(t: Translate, i18n: i18n): Readonly<Record<string, string>> {
  const fields = i18n.getResource(i18n.language, "panel", "field") as Readonly<Record<string, string>>;
  return { ...fields, ...codeWords(i18n), true: t("panel:on"), false: t("panel:off") };
}

/** Every change with before and after. */
export const audit = defineList({
  call: "panelAudit",
  title: "panel:audit.title",
  empty: { title: "panel:audit.emptyTitle", text: "panel:audit.emptyText" },
  sort: { by: "at", descending: true },
  rowKey: ({ auditId }) => String(auditId),
  columns: [
    {
      key: "at",
      file: ["at"],
      head: "panel:movements.at",
      sort: "at",
      fixed: true,
      cell: ({ at }) => <When at={at} />,
    },
    {
      key: "actor",
      file: ["actor", { name: "role", head: "panel:audit.role", words: words(roles, (role) => `panel:role.${role}`) }],
      head: "panel:movements.actor",
      cell: (row) => <Actor row={row} />,
    },
    {
      key: "action",
      file: [{ name: "operation", words: operationWords }],
      head: "panel:audit.action",
      cell: (row) => <Operation row={row} />,
    },
    {
      key: "target",
      file: [
        {
          name: "targetKind",
          head: "panel:audit.targetKind",
          words: words(targetKinds, (kind) => `panel:target.${kind}`),
        },
        "targetName",
      ],
      head: "panel:audit.target",
      cell: (row) => <Target row={row} />,
    },
    {
      key: "changes",
      file: [currency, { name: "changes", words: fieldWords }],
      head: "panel:audit.changes",
      cell: (row) => <Changes row={row} />,
    },
    reasonColumn,
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
    { key: "dealerId", kind: "reference", label: "panel:users.dealer", reference: dealerReference },
    { key: "playerId", kind: "reference", label: "panel:coupons.user", reference: userReference },
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
/** Categories are changed among the methods, and have no pages of their own. */
const lists: Partial<Record<AuditRow["targetKind"], string>> = { payment_category: "/methods" };

/** The changed record by its name, with a link if it has a page; a picture is a file of the server. */
function Target({ row }: { readonly row: AuditRow }) {
  if (row.targetKind === "picture")
    return (
      <a href={row.targetName} target="_blank" rel="noreferrer" className={linkClass()}>
        <bdi>{row.targetName}</bdi>
      </a>
    );
  const page = pages[row.targetKind];
  const to = page === undefined ? lists[row.targetKind] : `${page}/${row.targetId}`;
  if (to === undefined) return <bdi>{row.targetName}</bdi>;
  return (
    <Link to={to} className={linkClass()}>
      <bdi>{row.targetName}</bdi>
    </Link>
  );
}
