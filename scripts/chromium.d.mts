/** What a headless Chromium needs on a machine without a display or a way out. */
export const chromiumFlags: string[];
/** The Chromium to drive, or undefined when none is there. */
export function chromiumPath(): string | undefined;
