import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { createBrand } from "../create/create-brand.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { ConfigError } from "../errors.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { checkOverrides } from "./check-overrides.ts";
import { findOverrides } from "./find-overrides.ts";

const brand = join(await temporaryFolder(), "brand");

const config = join(brand, "skin.config.ts");

async function write(path: string, text: string): Promise<void> {
  const file = join(brand, "overrides", ...path.split("/"));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function check(): Promise<readonly string[]> {
  const overrides = await findOverrides(brand, await loadSkin(brand));
  const error: unknown = await checkOverrides(brand, overrides).catch((reason: unknown) => reason);
  if (error === undefined) return [];
  if (!(error instanceof ConfigError)) throw error instanceof Error ? error : new Error("the check failed strangely");
  return error.problems.map(({ message }) => message);
}

beforeAll(async () => {
  await createBrand(brand, { name: "harbour", title: "Harbour", domain: "harbour.example", languages: ["en"] });
  await write(
    "pages/home/lobby.css.ts",
    'import { vars } from "@livery/ui/contract";\nimport { style } from "@vanilla-extract/css";\nexport const hall = style({ padding: vars.space.lg });\n',
  );
  await write(
    "pages/home/lobby.tsx",
    `import { DayMatches, RouteLink, useNames, useTranslate, type VariantProps, type HomeModel } from "@livery/site/variants";
import { Card } from "@livery/ui";
import { useState } from "react";
import drawing from "./drawing.svg";
import * as css from "./lobby.css.ts";

export default function OwnLobby({ model }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const names = useNames();
  const [open, setOpen] = useState(false);
  return (
    <div className={css.hall}>
      <h1 tabIndex={-1}>{t("sport:hero.title")}</h1>
      <img src={drawing} alt="" />
      <button type="button" onClick={() => setOpen(!open)}>{model.sports.map(({ name }) => names.sport(name))}</button>
      {open && model.days.map(({ day, matches }) => <Card key={day} title={day}><DayMatches matches={matches} selections={model} /></Card>)}
      <RouteLink to="SportBets">{t("sport:hero.action")}</RouteLink>
    </div>
  );
}
`,
  );
  await write(
    "pages/transfer-request/classic.tsx",
    'import type { VariantProps, TransferRequestModel } from "@livery/site/variants";\nexport default function Own({ model }: VariantProps<TransferRequestModel>) {\n  return <button type="button" onClick={model.confirm}>{model.step}</button>;\n}\n',
  );
});

test("an override that uses its variant's exports is valid, as in the brand's editor", async () => {
  expect(await check()).toEqual([]);
}, 120_000);

test("an invalid override is reported with its file: another variant's model, an unknown field, no variant at all", async () => {
  await write(
    "blocks/header/bar.tsx",
    'import type { VariantProps, HomeModel } from "@livery/site/variants";\nexport default function Own({ model }: VariantProps<HomeModel>) {\n  return <p>{model.state}</p>;\n}\n',
  );
  await write(
    "blocks/footer/columns.tsx",
    'import type { VariantProps, FooterModel } from "@livery/site/variants";\nexport default function Own({ model }: VariantProps<FooterModel>) {\n  return <p>{model.licences}</p>;\n}\n',
  );
  await write("pages/sports/three-column.tsx", "export const Own = () => <p>sports</p>;\n");
  // One that waits for an action that its variant is not given, and one that uses such an action.
  await write(
    "pages/transfer-request/classic.tsx",
    'import type { VariantProps, TransferRequestModel } from "@livery/site/variants";\ninterface Wanted extends TransferRequestModel {\n  readonly cancelEverything: () => void;\n}\nexport default function Own({ model }: VariantProps<Wanted>) {\n  return <button type="button" onClick={model.cancelEverything}>{model.step}</button>;\n}\n',
  );
  await write(
    "pages/register/single.tsx",
    'import type { VariantProps, RegisterModel } from "@livery/site/variants";\nexport default function Own({ model }: VariantProps<RegisterModel>) {\n  return <button type="button" onClick={model.openAccount}>{model.parts.length}</button>;\n}\n',
  );
  await write(
    "plugins/promo.tsx",
    'import { definePlugin } from "@livery/site/variants";\nexport default definePlugin({ on: { betPlaced: ({ password }) => password } });\n',
  );
  await write("plugins/bare.tsx", "export default { slots: { anywhere: 1 } };\n");
  await writeFile(config, (await readFile(config, "utf8")).replace("({\n", '({\n  plugins: ["promo", "bare"],\n'));
  const problems = await check();
  expect(problems).toHaveLength(7);
  const of = (path: string) => problems.find((problem) => problem.startsWith(path)) ?? "";
  expect(of("overrides/blocks/header/bar.tsx: ")).toContain("a component that takes { model } of blocks.header");
  expect(of("overrides/blocks/footer/columns.tsx(3,")).toContain("licences");
  expect(of("overrides/pages/sports/three-column.tsx: ")).toContain("'default'");
  expect(of("overrides/pages/transfer-request/classic.tsx: ")).toContain("'cancelEverything'");
  expect(of("overrides/pages/register/single.tsx(3,")).toContain("'openAccount'");
  expect(of("overrides/plugins/promo.tsx(2,")).toContain("password");
  expect(of("overrides/plugins/bare.tsx: ")).toContain("export default definePlugin({ slots, on })");
}, 120_000);
