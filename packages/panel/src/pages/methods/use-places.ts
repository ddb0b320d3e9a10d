import type { PanelPaymentMethod, PaymentCategory } from "@livery/contract/panel";
import { useState } from "react";
import { useAfterChange } from "../../app/after-change.ts";
import { usePanel } from "../../app/panel.ts";
import { useSay } from "../../app/say.ts";
import { useErrorText } from "../../app/words.ts";
import { type Placed, placesAfter } from "./terms.ts";

interface Places {
  readonly busy: boolean;
  readonly moveMethod: (shown: readonly PanelPaymentMethod[], method: PanelPaymentMethod, by: -1 | 1) => Promise<void>;
  readonly moveCategory: (shown: readonly PaymentCategory[], category: PaymentCategory, by: -1 | 1) => Promise<void>;
}

/** Gives methods and categories another place: each change is of the version that was shown, as any other. */
export function usePlaces(): Places {
  const { client } = usePanel();
  const say = useSay();
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
    const places: readonly Placed[] = shown.map((each) => ({ id: idOf(each), order: each.order }));
    setBusy(true);
    try {
      for (const { id, order } of placesAfter(places, shown.indexOf(item), by)) {
        const found = shown.find((each) => idOf(each) === id);
        if (found) await change(found, order);
      }
    } catch (error) {
      say("failure", text(error));
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
        ({ methodId, version, ...said }, order) =>
          client.call("panelPaymentMethodChange", {
            methodId,
            version,
            categoryId: said.categoryId,
            title: said.title,
            logo: said.logo,
            minAmount: said.minAmount,
            maxAmount: said.maxAmount,
            processingMinutes: said.processingMinutes,
            instructions: said.instructions,
            accountLines: said.accountLines,
            nextStep: said.nextStep,
            address: said.address,
            fields: said.fields,
            order,
          }),
      ),
    moveCategory: (shown, category, by) =>
      move(
        shown,
        category,
        by,
        ({ categoryId }) => categoryId,
        ({ categoryId, version, title }, order) =>
          client.call("panelPaymentCategoryChange", { categoryId, version, title, order }),
      ),
  };
}
