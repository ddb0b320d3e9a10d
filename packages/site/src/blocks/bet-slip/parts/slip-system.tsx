import { couponFormTexts, systemText, type StakedForm } from "@livery/i18n";
import type { PricedSystem, SizeChoice, SlipView, SystemView } from "@livery/machines";
import { Button, Chip, Segmented } from "@livery/ui";
import { useServices } from "../../../core/services.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
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
      <div role="status" className={css.news}>
        {view.systemBefore !== null && <Changed view={view} before={view.systemBefore} />}
        {isSystem && price.lines === 1 && <OneLine model={model} view={view} />}
      </div>
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
  const { i18n } = useServices();
  const { allowed, chosen, lines, size } = choice;
  const name = systemText({ sizes: [size], of: system.matches, bankers: system.bankers }, { i18n });
  return (
    <Chip
      pressed={chosen}
      disabled={!allowed && !chosen}
      aria-label={`${name}, ${t("coupon:lines", { count: lines })}`}
      count={`×${lines}`}
      onClick={onPress}
    >
      <bdi>{name}</bdi>
    </Chip>
  );
}

/** What a banker, or a match that left, has made of the system: sizes, lines and stake of a line, now and before. */
function Changed({ before, view }: { readonly before: PricedSystem; readonly view: SlipView }) {
  const t = useTranslate();
  const { i18n } = useServices();
  const formats = useFormats();
  const { currency, price, stake, system } = view;
  if (price === null || system === null) return null;
  const text = (form: Omit<StakedForm, "currency">): string => {
    const texts = couponFormTexts({ ...form, currency }, { i18n, formats });
    // Without a stake there is no stake of a line.
    return (stake === null ? texts.slice(0, -1) : texts).join(" · ");
  };
  const now = { sizes: view.sizes, of: system.matches, bankers: system.bankers };
  return (
    <p className={css.hint}>
      {t("slip:system.changed", {
        now: text({ system: now, lines: price.lines, totalStake: price.totalStake }),
        before: text({ system: before, lines: before.lines, totalStake: before.totalStake }),
      })}
    </p>
  );
}

/** A system of one line is an accumulator that gets no bonus. */
function OneLine({ model, view }: { readonly model: BetSlipModel; readonly view: SlipView }) {
  const t = useTranslate();
  const formats = useFormats();
  const { asAccumulator } = view;
  const percent = asAccumulator?.bonusPercent ?? 0;
  return (
    <>
      <p className={css.hint}>
        {percent > 0
          ? t("slip:system.oneLineWithBonus", { percent: formats.percent(percent) })
          : t("slip:system.oneLine")}
      </p>
      {asAccumulator !== null && (
        <Button size="sm" onClick={() => model.chooseSizes([])}>
          {t("slip:system.toAccumulator")}
        </Button>
      )}
    </>
  );
}

/** Returns the first size of a new system: the largest that lets one match lose. */
function firstSize({ matches, sizes }: SystemView): number | null {
  const open = sizes.filter(({ allowed }) => allowed);
  return (open.findLast(({ size }) => size < matches) ?? open.at(-1))?.size ?? null;
}
