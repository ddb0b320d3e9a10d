import type { Handlers } from "../context.ts";
import { cancelTransaction } from "./money/cancel-transaction.ts";
import { getPaymentBanks } from "./money/get-payment-banks.ts";
import { getTransactions } from "../ledger/movements.ts";
import { getTransfers } from "./money/get-transfers.ts";
import { setTransferRequest } from "./money/set-transfer-request.ts";

export const moneyHandlers = {
  getTransactions,
  getPaymentBanks,
  setTransferRequest,
  getTransfers,
  cancelTransaction,
} satisfies Handlers;
