// The arrows of ARCHITECTURE.md: a package imports only what its row names. `livery-source` leads a package name to its source.
// The floors of a package's folders are in `.folder-floors.cjs`.
// `packages/repository/src/checks/boundaries.test.ts` plants a violation of each rule in a tree of its own.
const { floorRules } = require("./.folder-floors.cjs");

const rooms = {
  betting: [],
  contract: ["betting"],
  feed: ["betting"],
  i18n: [],
  machines: ["contract", "betting", "feed"],
  "browser-app": ["contract", "i18n", "ui"],
  ui: ["i18n"],
  skin: ["contract", "ui"],
  site: ["browser-app", "betting", "contract", "feed", "i18n", "machines", "ui", "skin"],
  panel: ["browser-app", "contract", "ui", "i18n", "betting", "machines", "feed"],
  house: ["contract", "betting", "feed", "i18n"],
  chaos: ["contract", "feed"],
  fonts: [],
};

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      comment: "Types too.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...floorRules,
    {
      name: "resolvable",
      comment: "An import that leads nowhere: the package does not declare what it uses.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(livery-variants|virtual:)" },
    },
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `${room}-imports-only-its-row`,
      severity: "error",
      from: { path: `^packages/${room}/src` },
      to: { path: "^(packages|cli|skins|stories)/", pathNot: `^packages/(${[room, ...allowed, "tools"].join("|")})/` },
    })),
    {
      name: "no-component-knows-a-brand",
      comment: "Tokens reach a component as css alone: a skin, or the base theme's seeds, is none of its imports.",
      severity: "error",
      from: { path: "^packages/(ui|site|panel|machines)/src/", pathNot: "^packages/ui/src/tokens/|\\.test\\.tsx?$" },
      to: { path: "^skins/|^packages/ui/src/tokens/harbour" },
    },
    {
      name: "skins-import-only-their-row",
      severity: "error",
      from: { path: "^skins/" },
      to: { path: "^(packages|cli|stories)/", pathNot: "^packages/(skin|ui)/" },
    },
    {
      name: "cli-arranges-packages-only",
      severity: "error",
      from: { path: "^cli/src" },
      to: { path: "^packages/(e2e|bench|trials)/" },
    },
    {
      name: "house-never-imports-react",
      severity: "error",
      from: { path: "^packages/house/src" },
      to: { path: "node_modules/(react|react-dom|@tanstack/react-[^/]+)/" },
    },
    {
      name: "nothing-imports-journeys-benches-or-trials",
      severity: "error",
      from: { pathNot: "^packages/(e2e|bench|trials)/" },
      to: { path: "^packages/(e2e|bench|trials)/" },
    },
    {
      name: "no-deep-import",
      comment: "Another package is entered by its name, never by a path into its folder.",
      severity: "error",
      from: { path: "^(packages/[^/]+|cli)/", pathNot: "^packages/(tools|repository)/|/vitest\\.config\\.ts$" },
      to: { path: "^(packages/[^/]+|cli)/", pathNot: "^$1/", dependencyTypes: ["local"] },
    },
    {
      name: "product-imports-no-tools",
      comment: "Tests, journeys, benches, stories and the builds of packages may.",
      severity: "error",
      from: {
        pathNot:
          "^packages/(tools|e2e|bench|trials)/|^stories/|^\\.storybook/|/testing/|\\.test\\.tsx?$|^packages/[^/]+/(test/|build\\.ts$|[^/]+\\.config\\.ts$)",
      },
      to: { path: "^packages/tools/" },
    },
    {
      name: "tools-depend-on-no-package",
      comment: "Every package may depend on the tools: they read these two of the command line by path.",
      severity: "error",
      from: { path: "^packages/tools/" },
      to: {
        path: "^(packages|cli|skins|stories)/",
        pathNot: "^packages/tools/|^cli/src/(preview/chromium|platform/cache)\\.ts$",
      },
    },
    {
      name: "product-ships-no-test-code",
      comment: "What makes a site for tests and stories is no part of one.",
      severity: "error",
      from: {
        path: "^(packages|cli)/",
        pathNot: "/testing/|\\.test\\.tsx?$|^packages/(e2e|bench|trials)/|^packages/[^/]+/test/",
      },
      to: { path: "/src/testing/|^packages/[^/]+/test/" },
    },
    {
      name: "oracle-imports-nothing-of-the-engine",
      comment: "What judges the engine shares no code with it.",
      severity: "error",
      from: { path: "^packages/betting/test/oracle/" },
      to: { pathNot: "^packages/betting/test/oracle/" },
    },
    {
      name: "wire-stays-in-the-contract",
      severity: "error",
      from: { pathNot: "^packages/contract/" },
      to: { path: "^packages/contract/src/wire/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "dist/|\\.stryker-tmp/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ["livery-source", "import", "module", "default", "types"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
