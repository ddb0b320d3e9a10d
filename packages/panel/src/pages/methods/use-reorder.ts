import type { PanelPaymentMethod, PaymentCategory } from "@livery/contract/panel";
import { useState } from "react";
import { useAfterChange } from "../../core/after-change.ts";
import { usePanel } from "../../core/panel.ts";
import { useNotify } from "../../core/notify.ts";
import { useErrorText } from "../../core/messages.ts";
import { type Placed, orderAfterMove } from "./method-terms.ts";

interface Reorder {
  readonly busy: boolean;
  readonly moveMethod: (shown: readonly PanelPaymentMethod[], method: PanelPaymentMethod, by: -1 | 1) => Promise<void>;
  readonly moveCategory: (shown: readonly PaymentCategory[], category: PaymentCategory, by: -1 | 1) => Promise<void>;
}

/** Changes the order of methods and categories: each change carries the shown version, like any other. */
export function useReorder(): Reorder {
  const { client } = usePanel();
  const notify = useNotify();
  const text = useErrorText();
  const afterChange = useAfterChange();
  const [busy, setBusy] = useState(false);
  const move = async <Item extends { readonly order: number }>(
    shown: readonly Item[],
    item: Item,
    by: -1 | 1,
    idOf: (item: Item) => number,
    change: (item: Item, order: number) => Promise<unknown>,
  ): Promise<void> => {
    const placed: readonly Placed[] = shown.map((each) => ({ id: idOf(each), order: each.order }));
    setBusy(true);
    try {
      for (const { id, order } of orderAfterMove(placed, shown.indexOf(item), by)) {
        const found = shown.find((each) => idOf(each) === id);
        if (found) await change(found, order);
      }
    } catch (error) {
      notify("failure", text(error));
    } finally {
      setBusy(false);
      afterChange();
    }
  };
  return {
    busy,
    moveMethod: (shown, method, by) =>
      move(
        shown,
        method,
        by,
        ({ methodId }) => methodId,
        ({ methodId, version, ...current }, order) =>
          client.call("panelPaymentMethodChange", {
            methodId,
            version,
            categoryId: current.categoryId,
            logo: current.logo,
            minAmount: current.minAmount,
            maxAmount: current.maxAmount,
            processingMinutes: current.processingMinutes,
            accountValues: current.accountValues,
            nextStep: current.nextStep,
            address: current.address,
            fields: current.fields,
            order,
            texts: current.texts,
          }),
      ),
    moveCategory: (shown, category, by) =>
      move(
        shown,
        category,
        by,
        ({ categoryId }) => categoryId,
        ({ categoryId, version, texts }, order) =>
          client.call("panelPaymentCategoryChange", { categoryId, version, texts, order }),
      ),
  };
}
