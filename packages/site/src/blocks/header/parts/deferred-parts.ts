// Parts shown once the session is known: one file, so that the first view refers to one chunk.
export { BonusButton } from "./bonus-button.tsx";
export { FullscreenToggle } from "./fullscreen-toggle.tsx";
export { OddsMenu } from "../../../odds-format/odds-menu.tsx";
export { NotificationBell } from "./notification-bell.tsx";
