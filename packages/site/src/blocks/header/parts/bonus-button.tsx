import { giftIcon, IconButton } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { HeaderModel } from "../header.model.ts";

/** Opens the bonus request popup (§2.3); nothing if the user has none. */
export function BonusButton({
  model: { requestBonus },
  className,
}: VariantProps<Pick<HeaderModel, "requestBonus">> & { readonly className?: string }) {
  const t = useTranslate();
  if (requestBonus === null) return null;
  return (
    <IconButton
      icon={giftIcon}
      label={t("frame:menu.bonus")}
      aria-haspopup="dialog"
      onClick={requestBonus}
      {...(className !== undefined && { className })}
    />
  );
}
