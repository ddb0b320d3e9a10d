import { server } from "vitest/browser";

/**
 * Without a screen no frame has to be drawn, which is a fourth of a test's work: the frame of the document is transparent. The document
 * within cannot tell: styles, layout, frames of animation and presses are what they were.
 */
const frame = window.frameElement as HTMLElement | null;
if (server.config.browser.headless) frame?.style.setProperty("opacity", "0");
