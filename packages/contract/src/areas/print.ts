import { defineCall } from "../call.ts";
import type { Role } from "../permissions/index.ts";
import { printedPage, printPayload } from "../wire/print.ts";
import { bettor, till } from "./callers.ts";

/** Every print endpoint is a GET that returns HTML and changes nothing (D46). */
// @__NO_SIDE_EFFECTS__
function definePrint<const Key extends string>(key: Key, name: string, callers: readonly Role[], summary: string) {
  return defineCall({
    key,
    area: "print",
    method: "GET",
    path: `/ekol/${name}`,
    summary,
    callers,
    payload: printPayload,
    result: printedPage,
    errors: ["not_found"],
  });
}

export const winprint = definePrint("winprint", "winprint", bettor, "Prints won coupons.");
export const winprintbingo = definePrint("winprintbingo", "winprintbingo", bettor, "Prints won bingo cards.");
export const cancelprint = definePrint("cancelprint", "cancelprint", bettor, "Prints that coupons were cancelled.");
export const printer = definePrint("printer", "printer", bettor, "Prints placed coupons.");
export const printerDuplicate = definePrint(
  "printerDuplicate",
  "printerDuplicate",
  till,
  "Prints coupons again, marked as duplicates.",
);
export const withdrawPrint = definePrint(
  "withdrawPrint",
  "withdrawPrinterNew",
  till,
  "Prints receipts of withdrawals.",
);
export const resetprint = definePrint(
  "resetprint",
  "resetprint",
  till,
  "Prints the slip of a terminal's reset password.",
);
export const bingoprinter = definePrint("bingoprinter", "bingoprinter", bettor, "Prints bingo cards.");
