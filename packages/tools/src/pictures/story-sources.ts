/** Where looks are recorded; the comparison writes it, so it is no part of what is compared. */
export const list = "stories/accepted-looks.md";

const folders = /^(?:packages|proto|skins|stories|\.storybook)\//u;
const unseen = /^packages\/(?:bench|chaos|e2e|house|tools)\/|\.test\.tsx?$|^packages\/[^/]+\/test\/|\.md$/u;
const dependencies = new Set(["pnpm-lock.yaml", "pnpm-workspace.yaml"]);

/** Whether a file of the repository can be a module of a story. */
export const isStorySource = (file: string): boolean => folders.test(file) && !unseen.test(file);

/** Whether a built Storybook can depend on a file: on what is seen, and on what is installed. */
export const isBuiltFrom = (file: string): boolean => isStorySource(file) || dependencies.has(file);
