import type { Check } from "./check.ts";
import { addressChecks } from "./checks/address.ts";
import { brandChecks } from "./checks/brand.ts";
import { cacheChecks } from "./checks/cache.ts";
import { databaseChecks } from "./checks/database.ts";
import { houseChecks } from "./checks/house.ts";
import { machineChecks } from "./checks/this-machine.ts";

/** Every fault that `livery doctor` knows, in the order in which it shows them. */
export const allChecks: readonly Check[] = [
  ...machineChecks,
  ...cacheChecks,
  ...brandChecks,
  ...houseChecks,
  ...databaseChecks,
  ...addressChecks,
];
