import { giftDrawing, IconButton } from "@livery/ui";
import { useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import type { HeaderModel } from "../model.ts";

/** Opens the bonus request popup (§2.3), for whom there is one. */
export function BonusButton({
  model: { askForBonus },
  className,
}: FaceProps<Pick<HeaderModel, "askForBonus">> & { readonly className?: string }) {
  const t = useWords();
  if (askForBonus === null) return null;
  return (
    <IconButton
      icon={giftDrawing}
      label={t("frame:menu.bonus")}
      aria-haspopup="dialog"
      onClick={askForBonus}
      {...(className !== undefined && { className })}
    />
  );
}
