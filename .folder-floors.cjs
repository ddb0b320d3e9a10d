/**
 * The folders of each package, from the ground up; a text is a floor, its names separated by blanks. A folder imports itself and
 * lower floors alone, types included, so that no two folders depend on each other. `pages/*` is each folder of `pages`. A file
 * directly in `src` that folders import has a name here too; every other one (`index.ts`, `main.ts`) stands above all floors. A
 * package with one folder has no row.
 */
const floors = {
  "packages/contract/src": [
    "copied-text.ts errors.ts idempotency-key.ts model permissions theme-choice.ts zone-time.ts",
    "phone-number.ts",
    "registration.ts",
    "call.ts",
    "wire",
    "areas client.ts panel settings",
    "openapi",
  ],
  "packages/i18n/src": [
    "languages.ts plain-messages.ts",
    "formats init.ts market-names.ts",
    "check error-text.ts messages",
  ],
  "packages/feed/src": [
    "errors.ts gen model",
    "recovery rules wire",
    "state",
    "snapshot store",
    "client publisher",
    "trials",
  ],
  "packages/machines/src": [
    "app-start coupon-sale effects live-socket notify popups session stored update",
    "house-paths payment-request registration slip",
    "hand-off",
  ],
  "packages/ui/src": [
    "csp text tokens",
    "styles",
    "icon provider symbol",
    "action surface",
    "feedback gallery navigation sport toast",
    "layout overlay",
    "field",
    "choice date keypad",
    "table",
  ],
  "packages/site/src": [
    "styles",
    "core",
    "variants",
    "routes",
    "plugins",
    "parts",
    "contacts keys notifications odds-format print security sharing theme update",
    "announcements bonuses chat matches",
    "live slip",
    "blocks/*",
    "pages/coupon pages/live-match pages/sports",
    "pages/*",
    "shell",
    "app hand-off",
    "shared",
  ],
  "packages/panel/src": ["core styles", "parts", "forms", "list", "resources", "pages", "shell", "app"],
  "packages/house/src": [
    "errors.ts encoded-answer.ts log.ts network.ts cache.ts cleanup-stack.ts request-context.ts",
    "metrics tracing",
    "db fair-queue.ts interval-runner.ts rate-limits.ts",
    "audit-entry.ts language-texts.ts stored-address.ts",
    "clock.ts captcha ledger payments results secrets settings",
    "accounts backup catalogue",
    "live",
    "betting",
    "context.ts live-bets",
    "http",
    "announcements brands chat gateway hand-off pictures",
    "bonuses tenants",
    "api panel",
    "operator",
    "jobs server",
    "seed",
    "house.ts",
    "index.ts",
  ],
  "packages/chaos/src": [
    "dice.ts did-you-mean.ts errors.ts faults.ts frames timers.ts",
    "chances.ts damage.ts",
    "weather.ts",
    "http live",
  ],
  "cli/src": [
    "error-codes.ts",
    "errors.ts printable.ts",
    "files workspace",
    "platform settings terminal",
    "bet overrides program sandbox words",
    "eject",
    "own",
    "brand completion",
    "assembly tokens",
    "build bytes create deploy dev house info",
    "demo doctor explain manifest site-settings",
    "preview",
    "commands",
  ],
  "packages/tools/src": ["checks lint machine package-build vite", "storybook suites test-run", "pictures"],
  "packages/bench/src": [
    "chromium gen median.ts placement-fixture.ts price-walk.ts run.ts scratch-database.ts worker-process.ts",
    "first-view floors live-house live-list pairs.ts settlement",
    "brands engine memory placements scripting sockets tick",
    "crowd healing latency",
  ],
  "packages/e2e/src": ["harness", "journeys nginx registry sheets"],
  "packages/repository/src": ["tracked-files.ts", "checks docs environment how-to messages release tasks"],
  stories: [
    "flows frame list",
    "guidance",
    "foundations guides kit site",
    "blocks gallery",
    "brands pages panel screens",
    "written",
  ],
};

/** Tests reach where they like. */
const tests = "/testing/|\\.test\\.tsx?$";

const anyOf = (names) => names.map((name) => name.replaceAll(".", "\\.").replaceAll("*", "[^/]+")).join("|");
const namesOf = (floor) => floor.split(" ");

/** A rule of dependency-cruiser for each floor, and one against folders without a floor. */
const floorRules = [
  ...Object.entries(floors).flatMap(([root, rows]) =>
    rows.map((floor, at) => {
      const below = rows.slice(0, at).flatMap(namesOf);
      return {
        name: `${root}-floor-${at + 1}`,
        comment: "A folder imports lower floors of its package alone: `.folder-floors.cjs`.",
        severity: "error",
        from: { path: `^${root}/(${anyOf(namesOf(floor))})(?:/|$)`, pathNot: tests },
        to: {
          path: `^${root}/`,
          pathNot: `^${root}/(?:${["$1", anyOf(below)].filter(Boolean).join("|")})(?:/|$)|${tests}`,
        },
      };
    }),
  ),
  {
    name: "every-folder-has-a-floor",
    comment: "A folder that `.folder-floors.cjs` does not name may be part of a cycle.",
    severity: "error",
    from: {
      path: Object.keys(floors).map((root) => `^${root}/[^/]+/`),
      pathNot: [
        tests,
        ...Object.entries(floors).map(([root, rows]) => `^${root}/(?:${anyOf(rows.flatMap(namesOf))})/`),
      ],
    },
    to: {},
  },
];

module.exports = { floors, floorRules };
