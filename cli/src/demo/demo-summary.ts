import { styleText } from "node:util";
import type { DemoBrand } from "./demo-brand.ts";
import type { Demo } from "./run-demo.ts";
import { demoCurrency } from "./demo-seed.ts";

export interface DemoSummaryInput {
  readonly brands: readonly DemoBrand[];
  readonly port: number;
  /** The panel's address and accounts. */
  readonly panel: readonly Row[];
  readonly logFile: string;
  /** The duration of the start, as text. */
  readonly took: string;
}

type Row = readonly [label: string, value: string];
type Section = readonly [title: string, lines: readonly Row[]];

/** The summary of a running demo: addresses, accounts, and next steps. Plain text if the stream has no colours. */
export function demoSummary(input: DemoSummaryInput, stream: NodeJS.WriteStream): string {
  const { brands, port } = input;
  const [first] = brands;
  const sections: readonly Section[] = [
    ["All of them", [["gallery", `http://localhost:${port}/`]]],
    ...(brands.length > mostAtLength
      ? [["Brands", brands.map((brand) => brandRow(brand, port))] as const]
      : brands.map((brand) => brandSection(brand, port))),
    ["Panel", input.panel],
    [
      "Next",
      [
        ...(first === undefined ? [] : [["calls", `http://${first.skin.domains.site}:${port}/docs`] as const]),
        ["play on", "pnpm livery house play --until +3h"],
        ["the books", "pnpm livery house audit"],
        ["the log", input.logFile],
      ],
    ],
  ];
  const width = Math.max(...sections.flatMap(([, rows]) => rows.map(([label]) => label.length)));
  const titles = new Intl.ListFormat("en-GB").format(
    brands.map(({ skin }) => styleText("bold", skin.title, { stream })),
  );
  return [
    "",
    `${styleText("cyan", "～～～", { stream })}  ${titles} ${brands.length === 1 ? "is" : "are"} open  ${styleText("dim", `after ${input.took}`, { stream })}`,
    "",
    ...sections.flatMap(([title, rows]) => [
      styleText("dim", title, { stream }),
      ...rows.map(([label, value]) => `  ${label.padEnd(width)}   ${styleText("bold", value, { stream })}`),
      "",
    ]),
    styleText("dim", "Ctrl-C stops everything. Players, coupons and balances stay.", { stream }),
    "",
  ].join("\n");
}

/** The same for `--json`: a running demo's addresses and accounts. */
export function demoJson(
  { brands, house, log }: Pick<Demo, "brands" | "house" | "log">,
  panel: readonly Row[],
): object {
  const address = (host: string): string => `http://${host}:${house.port}/`;
  return {
    gallery: address("localhost"),
    brands: brands.map(({ accounts, folder, skin }) => ({
      brand: skin.name,
      address: address(skin.domains.site),
      ...(skin.domains.mobile !== undefined && { mobile: address(skin.domains.mobile) }),
      folder,
      accounts: accounts.map(({ lang, password, userName }) => ({ userName, password, lang })),
    })),
    panel: Object.fromEntries(panel),
    log: log.file,
  };
}

/** With more brands each gets one line, so that the start of the block stays visible. */
const mostAtLength = 4;

function brandRow({ accounts, skin }: DemoBrand, port: number): Row {
  const players = accounts.map(({ userName, password }) => `${userName} ${password}`).join(", ");
  return [skin.name, `http://${skin.domains.site}:${port}/   ${players}`];
}

/** A brand's addresses, its accounts, and its folder. */
function brandSection({ accounts, folder, skin }: DemoBrand, port: number): Section {
  const address = (host: string): string => `http://${host}:${port}/`;
  const { mobile, site } = skin.domains;
  return [
    skin.title,
    [
      ["site", address(site)],
      ...(mobile === undefined ? [] : [["mobile", address(mobile)] as const]),
      ["languages", skin.languages.map((code) => `/${code}/`).join("  ")],
      ...accounts.map(({ userName, password, balance, lang }): Row => [
        userName,
        `${password}   ${money(balance)}   ${lang}`,
      ]),
      ["the brand", folder],
    ],
  ];
}

function money(minorUnits: number): string {
  return new Intl.NumberFormat("en", { style: "currency", currency: demoCurrency }).format(minorUnits / 100);
}
