import type { SavedView } from "@livery/contract/panel";
import { BareButton, Button, Field, IconButton, Popover, TextInput } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useAddress, readSearch } from "../core/address.ts";
import { usePanel } from "../core/panel.ts";
import { callQuery } from "../core/queries.ts";
import { useNotify } from "../core/notify.ts";
import { useErrorText, useTranslate } from "../core/messages.ts";
import { toolButton } from "../parts/triggers.tsx";
import type { ListShape, ListState } from "./list-state.ts";
import { viewQuery } from "./list-state.ts";
import * as css from "./menus.css.ts";

/** The account's saved views of a list, stored on the server: filters, order and columns under a name. */
export function SavedViews({
  definition,
  state,
}: {
  readonly definition: ListShape & { readonly list: SavedView["list"] };
  readonly state: ListState;
}) {
  const t = useTranslate();
  const { client, queries } = usePanel();
  const address = useAddress();
  const [open, setOpen] = useState(false);
  const viewsQuery = callQuery(client, "panelViews", { list: definition.list });
  const views = useQuery({ ...viewsQuery, enabled: open });
  const query = viewQuery(definition, state);
  const current = views.data?.find((view) => view.query === query);
  const changed = (): Promise<void> => queries.invalidateQueries({ queryKey: viewsQuery.queryKey });
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t("panel:views.title")}
      className={css.small}
      trigger={toolButton(current?.name ?? t("panel:views.title"))}
    >
      <div className={css.views}>
        {views.data?.length === 0 && <p className={css.none}>{t("panel:views.none")}</p>}
        {views.data?.map((view) => (
          <ViewRow
            key={view.viewId}
            view={view}
            isCurrent={view.viewId === current?.viewId}
            onOpen={() => {
              setOpen(false);
              address.setSearch({ ...address.others, ...readSearch(view.query) });
            }}
            onGone={changed}
          />
        ))}
      </div>
      <SaveForm list={definition.list} query={query} views={views.data ?? []} onSaved={changed} />
    </Popover>
  );
}

function ViewRow({
  view,
  isCurrent,
  onOpen,
  onGone,
}: {
  readonly view: SavedView;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onGone: () => Promise<void>;
}) {
  const t = useTranslate();
  const { client } = usePanel();
  const notify = useNotify();
  const text = useErrorText();
  const forget = async (): Promise<void> => {
    try {
      await client.call("panelViewDelete", { viewId: view.viewId });
      await onGone();
    } catch (error) {
      notify("failure", text(error));
    }
  };
  return (
    <div className={css.view}>
      <BareButton className={css.open} aria-current={isCurrent ? "true" : undefined} onClick={onOpen}>
        {view.name}
      </BareButton>
      <IconButton
        size="sm"
        icon="trash"
        label={t("panel:views.forget", { name: view.name })}
        onClick={() => void forget()}
      />
    </div>
  );
}

function SaveForm({
  list,
  query,
  views,
  onSaved,
}: {
  readonly list: SavedView["list"];
  readonly query: string;
  readonly views: readonly SavedView[];
  readonly onSaved: () => Promise<void>;
}) {
  const t = useTranslate();
  const { client } = usePanel();
  const text = useErrorText();
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const same = views.find((view) => view.name === name.trim());
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === "") return setError(t("panel:form.required"));
    setBusy(true);
    try {
      await client.call("panelViewSave", { list, name: name.trim(), query, ...(same && { viewId: same.viewId }) });
      setName("");
      setError(null);
      await onSaved();
    } catch (failure) {
      setError(text(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={css.form} onSubmit={(event) => void save(event)} noValidate>
      <Field label={t("panel:views.name")} error={error ?? undefined}>
        <TextInput size="sm" maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button size="sm" type="submit" busy={busy}>
        {t(same ? "panel:views.replace" : "panel:views.save")}
      </Button>
    </form>
  );
}
