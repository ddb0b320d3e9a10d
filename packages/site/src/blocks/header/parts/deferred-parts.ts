// What a header shows once it is known who is there: one file, so that the first view names one.
export { BonusButton } from "./bonus-button.tsx";
export { FullscreenToggle } from "./fullscreen-toggle.tsx";
export { OddsMenu } from "../../../odds-format/odds-menu.tsx";
export { NotificationBell } from "./notification-bell.tsx";
