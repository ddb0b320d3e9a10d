import { Icon, shieldIcon } from "@livery/ui";
import { useSyncExternalStore } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { isGenuine } from "./genuine-host.ts";
import * as css from "./genuine-notice.css.ts";

const never = (): (() => void) => () => undefined;

/**
 * Warns customers to check that the site is genuine (§1): shows the host of the open page and whether it is the site's own. A
 * prerendered page does not know its host yet and shows only the site's.
 */
export function GenuineNotice({ domain }: { readonly domain: string }) {
  const t = useTranslate();
  const host = useSyncExternalStore<string | null>(
    never,
    () => window.location.hostname,
    () => null,
  );
  if (host !== null && !isGenuine(host, domain)) {
    return (
      <p className={css.warning} role="alert">
        <Icon name="alert" />
        <span>{t("frame:footer.notGenuine", { host, domain })}</span>
      </p>
    );
  }
  return (
    <p className={css.notice}>
      <Icon name={shieldIcon} className={css.mark} />
      <span>{host === null ? t("frame:footer.genuine", { domain }) : t("frame:footer.isGenuine", { host })}</span>
    </p>
  );
}
