import type { SizeChoice, SlipView, SystemView } from "@livery/machines";
import { Chip, Segmented } from "@livery/ui";
import { useTranslate, type Translate } from "../../../core/translate.ts";
import type { BetSlipModel } from "../bet-slip.model.ts";
import * as css from "./slip-system.css.ts";

/** The choice between one line and a system with the sizes that the player chooses (D1). */
export function SlipSystem({ model, view }: { readonly model: BetSlipModel; readonly view: SlipView }) {
  const t = useTranslate();
  const { kind, price, sizes: chosen, system } = view;
  if (system === null || price === null) return null;
  const isSystem = kind === "system";
  const first = firstSize(system);
  const others =
    new Set(view.legs.map(({ selection }) => selection.matchId)).size < view.legs.length ? "ways" : "accumulator";
  return (
    <div className={css.system}>
      <Segmented
        label={t("coupon:kindLabel")}
        className={css.kinds}
        value={isSystem ? "system" : "others"}
        options={[
          { value: "others", label: t(`coupon:kind.${others}`) },
          { value: "system", label: t("coupon:kind.system"), disabled: first === null && !isSystem },
        ]}
        onChange={(value) => model.chooseSizes(value === "system" && first !== null ? [first] : [])}
      />
      {isSystem && (
        <div role="group" aria-label={t("slip:system.sizes")} className={css.sizes}>
          {system.sizes.map((choice) => (
            <Size
              key={choice.size}
              choice={choice}
              system={system}
              onPress={() =>
                model.chooseSizes(
                  choice.chosen ? chosen.filter((size) => size !== choice.size) : [...chosen, choice.size],
                )
              }
            />
          ))}
        </div>
      )}
      {first === null && <p className={css.hint}>{t("slip:system.most", { count: system.most })}</p>}
    </div>
  );
}

function Size({
  choice,
  system,
  onPress,
}: {
  readonly choice: SizeChoice;
  readonly system: SystemView;
  readonly onPress: () => void;
}) {
  const t = useTranslate();
  const { allowed, chosen, lines } = choice;
  return (
    <Chip
      pressed={chosen}
      disabled={!allowed && !chosen}
      aria-label={`${sizeName(t, choice, system)}, ${t("coupon:lines", { count: lines })}`}
      count={`×${lines}`}
      onClick={onPress}
    >
      <bdi>{sizeName(t, choice, system)}</bdi>
    </Chip>
  );
}

/**
 * `2/3 + 1 banker`: with bankers the numbers never stand alone (D2). It is one message, so the order is right in any direction.
 */
function sizeName(t: Translate, { size }: SizeChoice, { bankers, matches }: SystemView): string {
  const system = `${size}/${matches}`;
  return bankers === 0 ? system : t("slip:system.sizeAndBankers", { system, count: bankers });
}

/** Returns the first size of a new system: the largest that lets one match lose. */
function firstSize({ matches, sizes }: SystemView): number | null {
  const open = sizes.filter(({ allowed }) => allowed);
  return (open.findLast(({ size }) => size < matches) ?? open.at(-1))?.size ?? null;
}
