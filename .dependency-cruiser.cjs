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
  ui: [],
  skin: ["contract", "ui"],
  site: ["betting", "contract", "feed", "i18n", "machines", "ui", "skin"],
  panel: ["contract", "ui", "i18n", "betting", "machines", "feed"],
  house: ["contract", "betting", "feed"],
  chaos: ["contract", "feed"],
};

/** The floors of the house, the lowest first: a room, or a file of `src`, imports only what lies below its own floor. */
const houseFloors = [
  ["errors.ts", "log.ts", "network.ts", "cache.ts", "cleanup-stack.ts"],
  ["db", "interval-runner.ts", "rate-limits.ts"],
  ["clock.ts", "captcha", "ledger", "payments", "results", "settings"],
  ["accounts", "catalogue"],
  ["live"],
  ["betting"],
  ["context.ts", "live-bets"],
  ["http"],
  ["announcements", "brands", "chat", "gateway", "hand-off"],
  ["bonuses"],
  ["api", "panel"],
  ["jobs", "seed", "server"],
  ["house.ts"],
  ["index.ts"],
];
const inHouse = (names) => `^packages/house/src/(${names.join("|").replaceAll(".", "\\.")})(?:/|$)`;
/** These set up whole houses. */
const onEveryFloor = "^packages/house/src/(?:testing|trials)/|/testing/|\\.test\\.ts$|/bench-fixture\\.ts$";
// The floors of the site, lowest first (`packages/site/README.md`): a folder imports its own files and those of the floors below.
const floors = [
  ["styles"],
  ["core"],
  ["variants"],
  ["routes"],
  ["parts"],
  ["contacts", "keys", "notifications", "odds-format", "print", "security", "sharing", "theme", "update"],
  ["announcements", "bonuses", "chat", "matches"],
  ["live", "slip"],
  ["blocks/[^/]+"],
  ["pages/(?:coupon|live-match|sports)"],
  ["pages/[^/]+"],
  ["shell"],
  ["app", "hand-off"],
  ["shared"],
];
const siteTests = "\\.test\\.tsx?$|/testing/";

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-circular-types",
      comment: "Types too.",
      severity: "error",
      from: { pathNot: "^packages/(site|house)/" },
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
    ...houseFloors.map((names, at) => ({
      name: `house-floor-${at + 1}-imports-only-floors-below`,
      severity: "error",
      from: { path: inHouse(names), pathNot: onEveryFloor },
      to: { path: "^packages/house/src/", pathNot: inHouse(["$1", ...houseFloors.slice(0, at).flat()]) },
    })),
    {
      name: "every-room-of-the-house-has-a-floor",
      severity: "error",
      from: { path: "^packages/house/src/", pathNot: `${onEveryFloor}|${inHouse(houseFloors.flat())}` },
      to: { path: "^packages/house/src/" },
    },
    ...floors.map((floor, index) => ({
      name: "site-imports-only-floors-below",
      severity: "error",
      from: { path: `^packages/site/src/(${floor.join("|")})/`, pathNot: siteTests },
      to: {
        path: "^packages/site/src/",
        pathNot: `^packages/site/src/($1|${floors.slice(0, index).flat().join("|")})/`,
      },
    })),
    {
      name: "site-folder-has-a-floor",
      severity: "error",
      from: { path: "^packages/site/src/", pathNot: siteTests },
      to: { path: "^packages/site/src/[^/]+/", pathNot: `^packages/site/src/(${floors.flat().join("|")})/` },
    },
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
      to: { path: "^packages/(e2e|bench)/" },
    },
    {
      name: "house-never-imports-react",
      severity: "error",
      from: { path: "^packages/house/src" },
      to: { path: "node_modules/(react|react-dom|@tanstack/react-[^/]+)/" },
    },
    {
      name: "nothing-imports-journeys-or-benches",
      severity: "error",
      from: { pathNot: "^packages/(e2e|bench)/" },
      to: { path: "^packages/(e2e|bench)/" },
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
      comment: "Tests, journeys, benches and stories may.",
      severity: "error",
      from: {
        pathNot:
          "^packages/(tools|e2e|bench)/|^stories/|^\\.storybook/|/testing/|\\.test\\.tsx?$|^packages/[^/]+/(test/|[^/]+\\.config\\.ts$)",
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
        path: "^packages/",
        pathNot: "/testing/|\\.test\\.tsx?$|^packages/(e2e|bench|house)/|^packages/[^/]+/test/",
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
