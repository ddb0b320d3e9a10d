/** The tests that a page's diff adds or changes, by the package that runs them. */
export interface Trial {
  readonly package: string;
  readonly files: readonly string[];
  readonly project?: string;
  /** Needs a browser or a database: runs in `pnpm test:nightly` only. */
  readonly isSlow?: boolean;
}

/** The pages of docs/how-to, and what shows that the diff of each works. All of them are compiled too. */
export const pages: Readonly<Record<string, readonly Trial[]>> = {
  "a-page-with-variants": [
    { package: "packages/site", files: ["src/pages/home", "-t", "Home plain"], project: "browser", isSlow: true },
    { package: "packages/site", files: ["src/variants", "-t", "home"], project: "browser", isSlow: true },
    { package: "stories", files: ["shown.test.ts"], isSlow: true },
  ],
  "a-call": [
    { package: "packages/contract", files: ["src/areas"] },
    { package: "packages/repository", files: ["src/docs/tables.test.ts"] },
    { package: "packages/house", files: ["sport.handlers.test.ts"], project: "house", isSlow: true },
  ],
  "a-migration": [
    {
      package: "packages/house",
      files: ["notification-note.test.ts", "sql-scripts.test.ts"],
      project: "house",
      isSlow: true,
    },
  ],
  "a-setting": [{ package: "packages/contract", files: ["src/settings"] }],
  "a-component": [
    { package: "packages/site", files: ["src/shared"] },
    { package: "packages/ui", files: ["src/surface/caption"], project: "browser", isSlow: true },
    { package: "stories", files: ["kit.test.ts"], isSlow: true },
  ],
  "a-language": [{ package: "packages/i18n", files: ["src/languages.test.ts"] }],
  "an-upgrade": [{ package: "cli", files: ["src/own/brand-drawing.test.ts", "src/own/apply-codemods.test.ts"] }],
  "a-plugin": [
    { package: "packages/site", files: ["examples/overrides/plugins/reminder"], project: "browser", isSlow: true },
  ],
  "a-brand": [{ package: "cli", files: ["src/brand/shipped-skins.test.ts", "-t", "meadow can be built"] }],
};
