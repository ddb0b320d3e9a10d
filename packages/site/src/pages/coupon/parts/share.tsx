import { Banner, Button, Dialog, QrCode, Spinner, TextInput } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { CopyButton } from "../../../sharing/copy-button.tsx";
import type { CouponSharingModel } from "../use-sharing.ts";
import * as css from "./coupon-actions.css.ts";

/** The link to the coupon's selections (D22), to copy or scan. */
export default function Share({ sharing }: { readonly sharing: CouponSharingModel }) {
  const t = useTranslate();
  const { link, problem, retry, setOpen } = sharing;
  return (
    <Dialog
      open
      onOpenChange={setOpen}
      title={t("coupon:share.title")}
      description={t("coupon:share.text")}
      closeLabel={t("feedback:close")}
    >
      {problem !== null && (
        <Banner
          tone="error"
          action={
            <Button size="sm" onClick={retry}>
              {t("feedback:retry")}
            </Button>
          }
        >
          {problem}
        </Banner>
      )}
      {link === null && problem === null && <Spinner label={t("feedback:loading")} />}
      {link !== null && (
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
