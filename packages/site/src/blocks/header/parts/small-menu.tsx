import { oddsFormats } from "@livery/betting";
import { Badge, BareButton, Icon, Sheet } from "@livery/ui";
import { useWords } from "../../../app/words.ts";
import { RouteLink } from "../../../shell/route-link.tsx";
import { useServices } from "../../../app/services.ts";
import { useStore } from "../../../app/store.ts";
import { oddsExamples } from "../../../odds-format/odds-examples.ts";
import { HeaderBanners } from "./header-banners.tsx";
import type { HeaderModel } from "../model.ts";
import * as css from "./small-menu.css.ts";

/** A header's menu on a small screen: everything that a wide one shows in rows, one below the other. */
export default function SmallMenu({ model, onClose }: { readonly model: HeaderModel; readonly onClose: () => void }) {
  const t = useWords();
  const { account, accountLinks, currentRoute, languages, links, menu } = model;
  const current = (route: string) => (currentRoute === route ? ("page" as const) : undefined);
  const signedIn = account !== null && account !== "unknown";
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("frame:menu.open")}
      closeLabel={t("feedback:close")}
      side="end"
    >
      <nav aria-label={t("frame:menu.main")}>
        <ul className={css.list}>
          {(["Home", ...menu.map(({ route }) => route), ...links] as const).map((route) => (
            <li key={route}>
              <RouteLink to={route} className={css.entry} aria-current={current(route)} onClick={onClose}>
                <span>{t(`frame:route.${route}`)}</span>
                {menu.some((entry) => entry.route === route && entry.isNew) && (
                  <Badge tone="signal">{t("feedback:new")}</Badge>
                )}
                <Icon name="chevron" size="sm" className={css.arrow} />
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
      {signedIn && (
        <nav aria-label={t("frame:menu.accountShort")}>
          <h3 className={css.head}>{account.name}</h3>
          <ul className={css.list}>
            {accountLinks.map((route) => (
              <li key={route}>
                <RouteLink to={route} className={css.entry} aria-current={current(route)} onClick={onClose}>
                  <span>{t(`frame:route.${route}`)}</span>
                  <Icon name="chevron" size="sm" className={css.arrow} />
                </RouteLink>
              </li>
            ))}
            <li>
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
            </li>
          </ul>
        </nav>
      )}
      {languages.length > 0 && (
        <section aria-label={t("frame:language.label")}>
          <h3 className={css.head}>{t("frame:language.label")}</h3>
          <ul className={css.choices}>
            {languages.map((choice) => (
              <li key={choice.code}>
                <BareButton
                  lang={choice.bcp47}
                  className={css.choice}
                  aria-current={choice.current ? "true" : undefined}
                  onClick={() => model.chooseLanguage(choice)}
                >
                  {choice.text}
                </BareButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      <OddsChoice />
      <HeaderBanners banners={model.banners} className={css.banners} />
      <p className={css.version}>{t("frame:menu.version", { version: model.version })}</p>
    </Sheet>
  );
}

/** How odds are written (D32); stays open, for the change is seen at once. */
function OddsChoice() {
  const t = useWords();
  const { odds } = useServices();
  const { format } = useStore(odds.shown);
  const choose = useStore(odds.choose);
  if (choose === null) return null;
  return (
    <section aria-label={t("frame:odds.label")}>
      <h3 className={css.head}>{t("frame:odds.label")}</h3>
      <ul className={css.choices}>
        {oddsFormats.map((each) => (
          <li key={each}>
            <BareButton className={css.choice} aria-pressed={each === format} onClick={() => choose(each)}>
              {t(`frame:odds.${each}`)} <bdi className={css.example}>{oddsExamples[each]}</bdi>
            </BareButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
