export { type CallRecorder, houseFetch, type RecordedCall } from "./house-fetch.ts";
export { messagesIn } from "./messages.ts";
export { wearTheme } from "./theme.ts";
export { translatePage } from "./translate-page.ts";
