import { type Column, Field, Segmented, Select, Table } from "@livery/ui";
import type { ThemeMode } from "@livery/ui/tokens";
import { useDeferredValue, useMemo, useState } from "react";
import { CopyButton } from "../frame/copy-button.tsx";
import { Documented, systemMode } from "../frame/documented.tsx";
import { SearchField } from "../frame/search-field.tsx";
import { skinTitle } from "../frame/skins.ts";
import { skinNames, tokenGroups, type TokenRow, tokenRows } from "./token-rows.ts";
import * as css from "./token-table.css.ts";

const columns: readonly Column<TokenRow>[] = [
  { key: "token", head: "Token", lead: true, cell: (row) => <Token {...row} /> },
  ...skinNames.map((skin) => ({
    key: skin,
    head: skinTitle(skin),
    cell: ({ values }: TokenRow) => <Value value={values[skin]} />,
  })),
];

/** Every token with its use and its values in all skins: by group, or those that a search finds. */
export function TokenTable() {
  const [group, setGroup] = useState("color");
  const [mode, setMode] = useState<ThemeMode>(systemMode);
  const [search, setSearch] = useState("");
  const searched = useDeferredValue(search);
  const rows = useMemo(() => tokenRows(group, mode, searched), [group, mode, searched]);
  return (
    <Documented>
      <div className={css.root}>
        <div className={css.tools}>
          <SearchField label="Search in all groups" value={search} onChange={setSearch} />
          <Field label="Group">
            <Select
              value={group}
              disabled={search !== ""}
              options={tokenGroups.map((value) => ({ value, label: value }))}
              onChange={({ target }) => setGroup(target.value)}
            />
          </Field>
          <Segmented
            label="Mode"
            hideLabel={false}
            value={mode}
            options={[
              { value: "light", label: "Light" },
              { value: "dark", label: "Dark" },
            ]}
            onChange={setMode}
          />
        </div>
        <p className={css.count} role="status">
          {rows.length === 1 ? "1 token" : `${rows.length} tokens`}
        </p>
        <Table
          caption="Tokens"
          className={css.table}
          columns={columns}
          items={rows}
          itemKey={({ name }) => name}
          empty="No token has these words."
        />
      </div>
    </Documented>
  );
}

function Token({ name, use, variable }: TokenRow) {
  return (
    <span className={css.token}>
      <code>{name}</code>
      <span className={css.use}>{use}</span>
      <span className={css.variable}>
        <code>{variable}</code>
        <CopyButton text={`var(${variable})`} />
      </span>
    </span>
  );
}

const isColor = (value: string): boolean => /^(?:#|oklch|rgb|color-mix)/u.test(value);

function Value({ value }: { readonly value: string | undefined }) {
  if (value === undefined) return <span className={css.sample}>–</span>;
  return (
    <span className={css.sample}>
      {isColor(value) && <span className={css.swatch} style={{ background: value }} />}
      <span className={css.value} title={value}>
        {value}
      </span>
    </span>
  );
}
