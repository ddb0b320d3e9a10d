import { Banner, Button, Dialog, QrCode, Spinner, TextInput } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useErrorText } from "../../../core/error-text.ts";
import { callQuery } from "../../../core/queries.ts";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import { pathOf } from "../../../routes/paths.ts";
import { CopyButton } from "../../../sharing/copy-button.tsx";
import * as css from "./coupon-actions.css.ts";

/** The link to the coupon's selections (D22), to copy or scan. It is created when the dialog opens. */
export default function Share({ couponId, onClose }: { readonly couponId: number; readonly onClose: () => void }) {
  const t = useTranslate();
  const text = useErrorText();
  const { boot, client } = useServices();
  const { data, error, refetch } = useQuery({
    ...callQuery(client, "shareCoupon", { couponId }),
    staleTime: Infinity,
  });
  const link = data && new URL(pathOf(boot.lang, "CouponShare", { id: data.shareId }), window.location.origin).href;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("coupon:share.title")}
      description={t("coupon:share.text")}
      closeLabel={t("feedback:close")}
    >
      {error !== null && (
        <Banner
          tone="error"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {t("feedback:retry")}
            </Button>
          }
        >
          {text(error)}
        </Banner>
      )}
      {link === undefined && error === null && <Spinner label={t("feedback:loading")} />}
      {link !== undefined && (
        <div className={css.action}>
          <div className={css.middle}>
            <QrCode text={link} label={t("coupon:share.qr")} />
          </div>
          <TextInput
            aria-label={t("coupon:share.link")}
            value={link}
            readOnly
            dir="ltr"
            className={css.wide}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton
            variant="primary"
            wide
            text={link}
            label={t("coupon:share.copy")}
            doneLabel={t("coupon:share.copied")}
          />
        </div>
      )}
    </Dialog>
  );
}
