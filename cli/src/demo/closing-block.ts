import { styleText } from "node:util";
import type { DemoAccount } from "./demo-seed.ts";
import { demoCurrency } from "./demo-seed.ts";

export interface ClosingInput {
  readonly title: string;
  readonly host: string;
  /** The mobile host, where the brand has one. */
  readonly mobileHost: string | undefined;
  readonly port: number;
  readonly languages: readonly string[];
  readonly accounts: readonly DemoAccount[];
  readonly logFile: string;
  readonly brandFolder: string;
  /** How long the start took, in words. */
  readonly took: string;
}

type Line = readonly [label: string, value: string];

/** What a person needs once the demo runs: where to look, as whom, and how to go on. Plain where there are no colours. */
export function closingBlock(input: ClosingInput, stream: NodeJS.WriteStream): string {
  const site = `http://${input.host}:${input.port}/`;
  const addresses: readonly Line[] = [
    ["site", site],
    ...(input.mobileHost === undefined ? [] : [["mobile", `http://${input.mobileHost}:${input.port}/`] as const]),
    ...input.languages.map((code): Line => [code, `${site}${code}/`]),
    ["calls", `${site}docs`],
  ];
  const accounts = input.accounts.map(({ userName, password, balance, lang }): Line => [
    userName,
    `${password}   ${money(balance)}   ${lang}`,
  ]);
  const next: readonly Line[] = [
    ["play on", "pnpm livery house play --until +3h"],
    ["the books", "pnpm livery house audit"],
    ["the brand", input.brandFolder],
    ["the log", input.logFile],
  ];
  const width = Math.max(...[...addresses, ...accounts, ...next].map(([label]) => label.length));
  const section = (title: string, lines: readonly Line[]): string[] => [
    styleText("dim", title, { stream }),
    ...lines.map(([label, value]) => `  ${label.padEnd(width)}   ${styleText("bold", value, { stream })}`),
    "",
  ];
  return [
    "",
    `${styleText("cyan", "～～～", { stream })}  ${styleText("bold", input.title, { stream })} is open  ${styleText("dim", `after ${input.took}`, { stream })}`,
    "",
    ...section("Addresses", addresses),
    ...section("Sign in", accounts),
    ...section("Next", next),
    styleText("dim", "Ctrl-C stops everything. Players, coupons and balances stay.", { stream }),
    "",
  ].join("\n");
}

function money(minorUnits: bigint): string {
  return new Intl.NumberFormat("en", { style: "currency", currency: demoCurrency }).format(Number(minorUnits) / 100);
}
