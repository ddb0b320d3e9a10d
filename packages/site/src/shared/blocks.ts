/** Parts of header, footer and slip, for a brand's own files. */
export { SlipBar } from "../blocks/bet-slip/parts/slip-bar.tsx";
export { SlipOver } from "../blocks/bet-slip/parts/slip-over.tsx";
export { SlipHead, SlipPanel } from "../blocks/bet-slip/parts/slip-panel.tsx";
export { GenuineNotice } from "../blocks/footer/parts/genuine-notice.tsx";
export { AccountMenu, Balance, CouponsLink } from "../blocks/header/parts/account.tsx";
export { HeaderBanners } from "../blocks/header/parts/header-banners.tsx";
export { LanguageMenu } from "../blocks/header/parts/language-menu.tsx";
export { BonusButton, FullscreenToggle, NotificationBell, OddsMenu } from "../blocks/header/parts/deferred.tsx";
export { SmallMenuButton } from "../blocks/header/parts/small-menu-button.tsx";
export { RichText } from "../security/rich-text.tsx";
export { OperatorLink } from "../parts/operator-link.tsx";
