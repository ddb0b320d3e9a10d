import { environmentName } from "../../../../cli/src/program/command-definition.ts";
import { commandTable } from "../../../../cli/src/commands/command-table.ts";
import { globalOptions } from "../../../../cli/src/program/global-options.ts";

/** An environment variable that some part of the repository reads. */
export interface Variable {
  readonly name: string;
  /** The commands, or the part of the repository, that read it. */
  readonly readBy: string;
  readonly meaning: string;
  /** What holds where it is not set. */
  readonly default: string;
  /** A value, as one would be set. */
  readonly example: string;
}

/** Read by commands of the product. */
export const product: readonly Variable[] = [
  {
    name: "CHROMIUM_PATH",
    readBy: "`livery skin preview`, tests, stories and pictures",
    meaning: "The Chromium to start.",
    default: "Debian's `chromium-headless-shell`, else its `chromium`, else Playwright's own",
    example: "/opt/chromium/chrome",
  },
  {
    name: "CI",
    readBy: "`livery`, `pnpm test`, `pnpm pictures`",
    meaning: "No person is at the terminal: no question is asked, and differing looks are not recorded.",
    default: "not set",
    example: "true",
  },
  {
    name: "DATABASE_URL",
    readBy: "`livery serve`, `livery demo`, `livery doctor`, `livery house …`, tests of the house, `pnpm bench`",
    meaning: "The PostgreSQL of the house, 15 or later.",
    default: "the embedded PostgreSQL, in `.livery/`",
    example: "postgres://livery@db.internal/livery",
  },
  {
    name: "FORCE_COLOR",
    readBy: "`livery`",
    meaning: "Colours are printed where there is no terminal too, and in spite of NO_COLOR.",
    default: "not set: at a terminal",
    example: "1",
  },
  {
    name: "LIVERY_CACHE",
    readBy: "`livery`, `pnpm bench`",
    meaning: "The folder of what the command line can make again: the built platform, overrides, bytes.",
    default: "`livery` in the user's cache folder",
    example: "/var/cache/livery",
  },
  {
    name: "LIVERY_DEBUG",
    readBy: "`livery`",
    meaning: "An unexpected error is printed with its stack.",
    default: "not set",
    example: "1",
  },
  {
    name: "LIVERY_KEY",
    readBy:
      "`livery serve`, `livery demo`, `livery dev`, `livery doctor`, `livery house start`, `livery house init`, `livery house tenant add`, `livery house staff …`",
    meaning:
      "The keys of the secrets in the database, or the path of their file (D102). The first one seals, all of them open; `livery house key` makes one.",
    default: "the keys in `.livery/key`, which a demo makes; without any only a development house starts",
    example: "/run/secrets/livery.key",
  },
  {
    name: "LIVERY_OWNER_URL",
    readBy: "what reads `DATABASE_URL`",
    meaning: "The same database as the user that owns its tables, for migrations.",
    default: "`DATABASE_URL`, whose user then owns the tables",
    example: "postgres://livery_owner@db.internal/livery",
  },
  {
    name: "LIVERY_SIGNING_KEY",
    readBy: "`livery house settings set`, `livery house settings patch`, `livery house settings rollback`",
    meaning: "The key with which they sign the settings, in place of the file of `--sign-key`.",
    default: "not set: the settings are not signed",
    example: "livery-signing-key-Zq3…",
  },
  {
    name: "LIVERY_TOKEN",
    readBy: "`livery house settings …` with `--house`",
    meaning:
      "The secret of an access token, which `livery house token add` shows once. No option takes it, since others can read a command line.",
    default: "not set: needed with `--house`",
    example: "livery_Zq3…",
  },
  {
    name: "NATS_URL",
    readBy: "`livery serve`, `livery house start`, `livery doctor`",
    meaning: "The NATS server over which several houses on one database exchange live messages.",
    default: "not set: the house is alone",
    example: "nats://10.0.0.9:4222",
  },
  {
    name: "NO_COLOR",
    readBy: "`livery`",
    meaning: "No colours are printed, whatever its value, as with `--no-color`.",
    default: "not set: colours at a terminal",
    example: "1",
  },
  {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    readBy: "`livery serve`, `livery house start`",
    meaning:
      "Where traces are sent, by OTLP over HTTP; needs OpenTelemetry's SDK beside Livery ([Watch a house](house/observation.md#traces)). Its other variables, such as OTEL_EXPORTER_OTLP_HEADERS and OTEL_RESOURCE_ATTRIBUTES, hold too.",
    default: "not set: no traces",
    example: "http://collector.internal:4318",
  },
  {
    name: "OTEL_EXPORTER_OTLP_PROTOCOL",
    readBy: "`livery serve`, `livery house start`",
    meaning: "How they are sent: JSON over HTTP, whatever it says; `grpc` is refused.",
    default: "http/json",
    example: "http/json",
  },
  {
    name: "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
    readBy: "`livery serve`, `livery house start`",
    meaning: "The same as OTEL_EXPORTER_OTLP_ENDPOINT, with the path.",
    default: "not set",
    example: "http://collector.internal:4318/v1/traces",
  },
  {
    name: "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL",
    readBy: "`livery serve`, `livery house start`",
    meaning: "As OTEL_EXPORTER_OTLP_PROTOCOL, before which it holds.",
    default: "not set",
    example: "http/json",
  },
  {
    name: "OTEL_SDK_DISABLED",
    readBy: "`livery serve`, `livery house start`",
    meaning: "No traces are sent.",
    default: "not set",
    example: "true",
  },
  {
    name: "OTEL_SERVICE_NAME",
    readBy: "`livery serve`, `livery house start`",
    meaning: "The name of the service in its traces.",
    default: "livery",
    example: "harbour-house",
  },
  {
    name: "OTEL_TRACES_EXPORTER",
    readBy: "`livery serve`, `livery house start`",
    meaning: "`none`: no traces are sent.",
    default: "otlp",
    example: "none",
  },
  {
    name: "OTEL_TRACES_SAMPLER",
    readBy: "`livery serve`, `livery house start`",
    meaning:
      "Which requests are traced: `always_on`, `always_off`, `traceidratio`, each also with `parentbased_` before it.",
    default: "parentbased_always_on",
    example: "parentbased_traceidratio",
  },
  {
    name: "OTEL_TRACES_SAMPLER_ARG",
    readBy: "`livery serve`, `livery house start`",
    meaning: "The share of requests that `traceidratio` traces, 0 to 1.",
    default: "1",
    example: "0.1",
  },
  {
    name: "XDG_CACHE_HOME",
    readBy: "`livery`",
    meaning: "The user's cache folder on Linux, in which `livery` is a folder.",
    default: "`~/.cache`",
    example: "/var/cache/ada",
  },
];

/** Read by tests and benches. */
export const tests: readonly Variable[] = [
  {
    name: "LIVERY_BRAND",
    readBy: "journeys",
    meaning: "The brand that the journeys are made at. `pnpm journeys:brands` sets it.",
    default: "harbour",
    example: "arcade",
  },
  {
    name: "LIVERY_BROKERS",
    readBy: "tests of house",
    meaning: "Adds the tests that need a NATS server. `pnpm test:brokers` sets it.",
    default: "not set: they are left out",
    example: "1",
  },
  {
    name: "LIVERY_COUPONS",
    readBy: "`world-cup.test.ts` of betting",
    meaning: "How many random coupons are settled on each match.",
    default: "60",
    example: "1000",
  },
  {
    name: "LIVERY_DATA",
    readBy: "tests of betting, house, cli, journeys; `.ci/run`",
    meaning: "The folder of real matches and of the worked examples; tests of them are skipped without it.",
    default: "`../shared/data` beside the repository",
    example: "/srv/livery-data",
  },
  {
    name: "LIVERY_DATA_HASH",
    readBy: "Turborepo",
    meaning: "A hash of the data folder, so that other data run the tests again. `pnpm test` sets it.",
    default: "`absent` without the folder",
    example: "ed3ffc59c482dcbe",
  },
  {
    name: "LIVERY_JOURNEYS",
    readBy: "journeys",
    meaning: "`all` visits every page in every language instead of a day's share. `pnpm journeys:brands` sets it.",
    default: "not set: a share",
    example: "all",
  },
  {
    name: "LIVERY_LOCKS",
    readBy: "`removed-locks.test.ts` of the house",
    meaning: "A regular expression: which locks are removed to see a test fail.",
    default: "all of them",
    example: "place_coupon",
  },
  {
    name: "LIVERY_NGINX",
    readBy: "tests of journeys",
    meaning: "Adds the tests of houses behind this nginx. `pnpm test:nginx` sets it.",
    default: "not set: they are left out",
    example: "/usr/sbin/nginx",
  },
  {
    name: "LIVERY_NIGHTLY",
    readBy: "tests of betting, feed and house",
    meaning: "Counts that take hours. `pnpm test:nightly` sets it.",
    default: "not set: counts of a day",
    example: "1",
  },
  {
    name: "LIVERY_ORACLE_COUPONS",
    readBy: "`coupon-oracle.test.ts` of betting",
    meaning: "How many random coupons the engine and the oracle price.",
    default: "30000, at night 100000",
    example: "250",
  },
  {
    name: "LIVERY_REGISTRY",
    readBy: "tests of journeys",
    meaning: "Adds the tests that install Livery's packages from a registry. `pnpm test:registry` sets it.",
    default: "not set: they are left out",
    example: "1",
  },
  {
    name: "LIVERY_RUNS",
    readBy: "trials of the house",
    meaning: "How many random histories or sources a trial runs.",
    default: "3 and 120, at night 300 and 2000",
    example: "50",
  },
  {
    name: "LIVERY_SEED",
    readBy: "every package's tests",
    meaning: "The seed of random properties, samples and trials. Each run prints it.",
    default: "a number of Turborepo's hash: the same tree has the same seed; at night another one in each run",
    example: "7",
  },
  {
    name: "LIVERY_VERDACCIO",
    readBy: "`pnpm test:registry`",
    meaning: "The program of the registry server. The command sets it.",
    default: ".livery/verdaccio",
    example: "/opt/verdaccio/bin/verdaccio",
  },
  {
    name: "NATS_SERVER_PATH",
    readBy: "`pnpm test:brokers`",
    meaning: "The NATS server to start.",
    default: "`nats-server` of the path, else `.livery/nats`",
    example: "/opt/nats/nats-server",
  },
  {
    name: "NGINX_PATH",
    readBy: "`pnpm test:nginx`",
    meaning: "The nginx to start.",
    default: "`nginx` of the path, else `/usr/sbin/nginx`",
    example: "/opt/nginx/sbin/nginx",
  },
  {
    name: "TURBO_HASH",
    readBy: "every package's tests",
    meaning: "Turborepo's hash of the task: the seed is made of it. Turborepo sets it.",
    default: "not set outside Turborepo: the seed is 1",
    example: "11edf78079cd522e",
  },
  {
    name: "VITE_ALL_PATHS",
    readBy: "browser tests of site and panel",
    meaning: "Every state of every variant instead of a day's share. `pnpm test:nightly` sets it.",
    default: "not set: a share",
    example: "1",
  },
];

/** Read by builds and by commands that work on the repository. */
export const builds: readonly Variable[] = [
  {
    name: "LIVERY_SKINS",
    readBy: "`pnpm storybook`, `pnpm storybook:build`",
    meaning:
      "Brands outside `skins/` that the Storybook shows too: folders of brands or single brands, separated as in `PATH`. `pnpm storybook --skins DIR` sets it.",
    default: "not set: the brands of `skins/`",
    example: "../brands",
  },
  {
    name: "LIVERY_STORYBOOK_BUILT",
    readBy: "`pnpm stories:axe`, `stories:usable`, `storybook:opens`",
    meaning: "The Storybook in `stories/dist` is up to date and is not built again.",
    default: "not set: it is built",
    example: "1",
  },
  {
    name: "NODE_COMPILE_CACHE",
    readBy: "Node, in every command that a test starts",
    meaning: "The folder of compiled code, so that commands start faster.",
    default: "`livery-compile-cache` in the temporary folder, in tests",
    example: "/var/cache/node",
  },
];

/**
 * The variables of the command line's options, by the table of its commands. A flag precedes its variable. `--yes` has none: a
 * person gives it.
 */
export function optionVariables(): readonly Variable[] {
  const rows = [
    ...globalOptions.map((option) => ({ command: "every command", option })),
    ...commandTable.flatMap(({ words, options }) =>
      options.filter(({ name }) => name !== "yes").map((option) => ({ command: `\`${words.join(" ")}\``, option })),
    ),
  ];
  const byName = Map.groupBy(rows, ({ option }) => environmentName(option.name));
  return [...byName]
    .map(([name, found]) => {
      const suggestions = distinct(found.map(({ option }) => option.suggest?.({}) ?? ""));
      const [{ option } = { option: undefined }] = found;
      return {
        name,
        readBy: found.map(({ command }) => command).join(", "),
        meaning: distinct(found.map(({ option: { summary } }) => sentence(summary))).join(" "),
        default: suggestions.join(", "),
        example: option?.value === undefined ? "1" : (suggestions[0] ?? option.value),
      };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter((text) => text !== "");

const sentence = (summary: string): string => `${summary[0]?.toUpperCase() ?? ""}${summary.slice(1)}.`;
