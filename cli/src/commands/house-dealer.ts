import { type Action, flaggedActions } from "@livery/contract";
import { UsageError } from "../errors.ts";
import { changeHouse } from "../house/house-change.ts";
import { listOf } from "../house/setup-answers.ts";
import { withTenant } from "../house/tenant.ts";
import type { Invocation, Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/** `livery house dealer add NAME`. */
export const houseDealerAdd: Run = async (invocation) => {
  const { option, argument, switched } = invocation;
  const name = argument("NAME") ?? "";
  const terms = termsOf(invocation);
  await withTenant(invocation, "dealer", async (database, { tenantId }) => {
    const { addDealer } = await import("@livery/house");
    const place = { parent: option("parent"), currency: option("currency") };
    await changeHouse(invocation, database, {
      command: "livery house dealer add",
      work: (db, doer) => addDealer(db, { tenantId, name, ...place, ...terms }, doer),
    });
    if (switched("dry-run")) return;
    if (switched("json")) printJson({ dealer: { name, ...place, ...terms } });
    else
      process.stdout.write(
        `✓ ${name} is made, without credit. livery house staff add NAME --role dealer --dealer ${name} makes its account.\n`,
      );
  });
};

/** `livery house dealer change NAME`. */
export const houseDealerChange: Run = async (invocation) => {
  const name = invocation.argument("NAME") ?? "";
  const terms = termsOf(invocation);
  await withTenant(invocation, "dealer", async (database, { tenantId }) => {
    const { changeDealer } = await import("@livery/house");
    await changeHouse(invocation, database, {
      command: "livery house dealer change",
      work: (db, doer) => changeDealer(db, { tenantId, name }, terms, doer),
    });
    if (invocation.switched("dry-run")) return;
    if (invocation.switched("json")) printJson({ dealer: { name, ...terms } });
    else process.stdout.write(`✓ ${name} is changed.\n`);
  });
};

/** `livery house dealer list`: each below the one above it. */
export const houseDealerList: Run = (invocation) =>
  withTenant(invocation, "dealer", async ({ db }, { tenantId }) => {
    const { listDealers } = await import("@livery/house");
    const dealers = await listDealers(db, tenantId);
    const names = new Map(dealers.map(({ dealerId, name }) => [dealerId, name]));
    if (invocation.switched("json"))
      return printJson({
        dealers: dealers.map(({ parentId, ...dealer }) => ({
          ...dealer,
          parent: parentId === null ? null : names.get(parentId),
        })),
      });
    const of = (count: number, most: number | null): string => (most === null ? String(count) : `${count} of ${most}`);
    process.stdout.write(
      `${table([
        ["dealer", "currency", "status", "users", "dealers", "credit in minor units"],
        ...dealers.map((each) => [
          `${"  ".repeat(each.depth - 1)}${each.name}`,
          each.currency,
          each.active ? "open" : "closed",
          of(each.users, each.maxUsers),
          of(each.dealers, each.maxDealers),
          String(each.credit),
        ]),
      ])}\n`,
    );
  });

/** `livery house dealer close NAME`. */
export const houseDealerClose: Run = (invocation) => setOpen(invocation, false);

/** `livery house dealer open NAME`: opens a closed one again. */
export const houseDealerOpen: Run = (invocation) => setOpen(invocation, true);

async function setOpen(invocation: Invocation, isOpen: boolean): Promise<void> {
  const name = invocation.argument("NAME") ?? "";
  const word = isOpen ? "open" : "close";
  await withTenant(invocation, "dealer", async (database, { tenantId }) => {
    const { setDealerOpen } = await import("@livery/house");
    await changeHouse(invocation, database, {
      command: `livery house dealer ${word}`,
      work: (db, doer) => setDealerOpen(db, { tenantId, name, isOpen }, doer),
    });
    if (invocation.switched("dry-run")) return;
    if (invocation.switched("json")) printJson({ dealer: { name, open: isOpen } });
    else process.stdout.write(isOpen ? `✓ ${name} is open.\n` : `✓ ${name} is closed, and its staff are signed out.\n`);
  });
}

interface Terms {
  readonly may?: readonly Action[];
  readonly maxUsers?: number | null;
  readonly maxDealers?: number | null;
}

function termsOf({ option }: Invocation): Terms {
  const may = actionsOf(option("may"));
  const maxUsers = quotaOf(option("max-users"), "max-users");
  const maxDealers = quotaOf(option("max-dealers"), "max-dealers");
  return {
    ...(may !== undefined && { may }),
    ...(maxUsers !== undefined && { maxUsers }),
    ...(maxDealers !== undefined && { maxDealers }),
  };
}

function actionsOf(text: string | undefined): readonly Action[] | undefined {
  if (text === "all") return flaggedActions;
  if (text === "nothing") return [];
  return listOf(text)?.map((name) => {
    const action = flaggedActions.find((each) => each === name);
    if (action === undefined)
      throw new UsageError(
        `There is no permission ${name} of a dealer.`,
        `Give --may all, nothing, or some of ${flaggedActions.join(", ")}.`,
      );
    return action;
  });
}

function quotaOf(text: string | undefined, name: string): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === "none") return null;
  if (/^\d{1,9}$/u.test(text)) return Number(text);
  throw new UsageError(`"${text}" is no quota.`, `Give --${name} a whole number, or none for no limit.`);
}
