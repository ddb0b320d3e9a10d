import { BareButton, Button, Card, EmptyState, Icon, Skeleton } from "@livery/ui";
import { useState } from "react";
import { useFormats, useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { Pages } from "../../../shell/pages.tsx";
import type { TransferRequestModel } from "../model.ts";
import { Cashier } from "../parts/cashier.tsx";
import { TransferHeading } from "../parts/heading.tsx";
import { RequestList } from "../parts/recent.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { AskSheet } from "./sheet-ask.tsx";
import * as css from "./sheet.css.ts";

/** The page says what there was; a request is made in a sheet from below, which is drawn up, down and away. */
export default function TransferSheet({ model }: FaceProps<TransferRequestModel>) {
  const t = useWords();
  const directions = useDirections();
  const [open, setOpen] = useState(model.directionSaid);
  const { direction, history } = model;
  return (
    <div className={css.page}>
      <TransferHeading model={model} />
      <Cashier model={model} waiting={<Skeleton shape="tile" count={2} />}>
        <div role="group" aria-label={t("transfer:direction.label")} className={css.doors}>
          {directions.map(({ label, value }) => (
            <BareButton
              key={value}
              className={css.door}
              aria-haspopup="dialog"
              aria-expanded={open && value === direction}
              disabled={model.step === "sending" || model.step === "unknown"}
              onClick={() => {
                if (value !== direction && model.step === "review") model.back();
                if (value !== direction && model.step === "sent") model.again();
                model.chooseDirection(value);
                setOpen(true);
              }}
            >
              <Icon name="arrowUp" size="lg" className={value === "deposit" ? css.inward : undefined} />
              {label}
            </BareButton>
          ))}
        </div>
        {!open && <GoOn model={model} onOpen={() => setOpen(true)} />}
        <h2 className={css.heading}>{t("transfer:history.title")}</h2>
        {history.transfers.length === 0 ? (
          <EmptyState compact title={t("transfer:history.emptyTitle")}>
            <p>{t("transfer:history.emptyText")}</p>
          </EmptyState>
        ) : (
          <>
            <Card>
              <RequestList model={model} />
            </Card>
            <Pages label={t("transfer:history.pages")} list={history} />
          </>
        )}
        {open && <AskSheet model={model} onClose={() => setOpen(false)} />}
      </Cashier>
    </div>
  );
}

/** What was begun and put away. */
function GoOn({ model, onOpen }: FaceProps<TransferRequestModel> & { readonly onOpen: () => void }) {
  const t = useWords();
  const formats = useFormats();
  const { amount, direction, method, sent } = model;
  if (sent !== null || (method === null && amount.value === null)) return null;
  const said = [
    t(`transfer:direction.${direction}`),
    amount.value === null ? null : formats.money(amount.value, amount.currency),
    method?.title,
  ];
  return (
    <Card>
      <div className={css.begun}>
        <p className={css.what}>{said.filter(Boolean).join(" · ")}</p>
        <Button variant="primary" onClick={onOpen}>
          {t("transfer:sheet.goOn")}
        </Button>
      </div>
    </Card>
  );
}
