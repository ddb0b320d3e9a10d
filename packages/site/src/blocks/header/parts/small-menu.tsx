import { Badge, BareButton, buttonClass, Chip, classes, expandIcon, Icon, Sheet, shrinkIcon } from "@livery/ui";
import type { ReactNode } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import { useOddsChoice } from "../../../odds-format/odds-choice.ts";
import { LiveRegionSwitch } from "../../../live/region/live-region-switch.tsx";
import { HeaderBanners } from "./header-banners.tsx";
import { entriesBeside, type HeaderModel } from "../header.model.ts";
import { EntryCount } from "./entry-count.tsx";
import { PageLink } from "./page-link.tsx";
import { PaymentLinks } from "./payment-links.tsx";
import { useFullscreen } from "./use-fullscreen.ts";
import * as css from "./small-menu.css.ts";

export interface SmallMenuProps {
  readonly model: HeaderModel;
  readonly onClose: () => void;
  /** The side of its button, from which it opens. */
  readonly side?: "start" | "end";
  /** Further content of a header's menu. */
  readonly tools?: ReactNode;
}

/** A header's menu: everything that other headers show in rows, as one list; sign-out comes last. */
export default function SmallMenu({ model, onClose, side = "end", tools }: SmallMenuProps) {
  const t = useTranslate();
  const { account, requestBonus, currentRoute, languages, links, menu, promotions } = model;
  const current = (route: string) => (currentRoute === route ? ("page" as const) : undefined);
  const signedIn = account !== null && account !== "unknown";
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("frame:menu.open")}
      closeLabel={t("feedback:close")}
      side={side}
      begin="content"
    >
      {model.payments.length > 0 && (
        <div className={css.payments}>
          <PaymentLinks
            model={model}
            classOf={(route) =>
              classes(buttonClass({ variant: route === "Deposit" ? "primary" : "secondary" }), css.payment)
            }
            onFollow={onClose}
          />
        </div>
      )}
      <nav aria-label={t("frame:menu.main")}>
        <ul className={css.list}>
          {(["Home", ...menu.map(({ route }) => route), ...links] as const).map((route) => (
            <li key={route}>
              <RouteLink to={route} className={css.entry} aria-current={current(route)} onClick={onClose}>
                <span>{t(`frame:route.${route}`)}</span>
                <EntryCount route={route} promotions={promotions} />
                {menu.some((entry) => entry.route === route && entry.isNew) && (
                  <Badge tone="signal">{t("feedback:new")}</Badge>
                )}
                <Icon name="chevron" size="sm" className={css.arrow} />
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
      {account === null && model.mayRegister && (
        <RouteLink to="Register" className={css.entry} aria-current={current("Register")} onClick={onClose}>
          <span>{t("frame:menu.register")}</span>
          <Icon name="chevron" size="sm" className={css.arrow} />
        </RouteLink>
      )}
      {signedIn && (
        <nav aria-label={t("frame:menu.accountShort")}>
          <h3 className={css.head}>{account.name}</h3>
          <ul className={css.list}>
            {entriesBeside(model).map((route) => (
              <li key={route}>
                <PageLink model={model} to={route} className={css.entry} onClick={onClose}>
                  <span>{t(`frame:route.${route}`)}</span>
                  <Icon name="chevron" size="sm" className={css.arrow} />
                </PageLink>
              </li>
            ))}
            {requestBonus !== null && (
              <li>
                <BareButton
                  className={css.entry}
                  onClick={() => {
                    onClose();
                    requestBonus();
                  }}
                >
                  <span>{t("frame:menu.bonus")}</span>
                  <Icon name="chevron" size="sm" className={css.arrow} />
                </BareButton>
              </li>
            )}
          </ul>
        </nav>
      )}
      {languages.length > 0 && (
        <section aria-label={t("frame:language.label")}>
          <h3 className={css.head}>{t("frame:language.label")}</h3>
          <ul className={css.choices}>
            {languages.map((choice) => (
              <li key={choice.code}>
                <Chip
                  lang={choice.bcp47}
                  className={css.choice}
                  aria-current={choice.current ? "true" : undefined}
                  onClick={() => model.chooseLanguage(choice)}
                >
                  {choice.text}
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      <OddsChoice />
      {menu.some(({ route }) => route === "LiveBets") && (
        <div className={css.news}>
          <LiveRegionSwitch />
        </div>
      )}
      <FullscreenEntry />
      <HeaderBanners banners={model.banners} className={css.banners} />
      {tools}
      {signedIn && (
        <BareButton
          className={css.entry}
          onClick={() => {
            onClose();
            model.signOut();
          }}
        >
          <span>{t("frame:menu.signOut")}</span>
          <Icon name="logout" size="sm" className={css.arrow} />
        </BareButton>
      )}
      <p className={css.version}>{t("frame:menu.version", { version: model.version })}</p>
    </Sheet>
  );
}

/** Turns full screen on and off; nothing if the browser does not support it. */
function FullscreenEntry() {
  const t = useTranslate();
  const screen = useFullscreen();
  if (screen === null) return null;
  const { filled, toggle } = screen;
  return (
    <BareButton className={classes(css.entry, css.screen)} onClick={() => void toggle()}>
      <span>{t(filled ? "frame:fullscreen.leave" : "frame:fullscreen.enter")}</span>
      <Icon name={filled ? shrinkIcon : expandIcon} size="sm" className={css.arrow} />
    </BareButton>
  );
}

/** The odds format (D32). The menu stays open, because the change is visible at once. */
function OddsChoice() {
  const t = useTranslate();
  const options = useOddsChoice();
  if (options.length === 0) return null;
  return (
    <section aria-label={t("frame:odds.label")}>
      <h3 className={css.head}>{t("frame:odds.label")}</h3>
      <ul className={css.formats}>
        {options.map(({ format, name, example, chosen, choose }) => (
          <li key={format}>
            <BareButton className={css.format} aria-pressed={chosen} onClick={choose}>
              {name} <bdi className={css.example}>{example}</bdi>
            </BareButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
