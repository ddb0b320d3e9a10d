import type { Handlers } from "../../context.ts";
import { cancelTransaction } from "./cancel-transaction.ts";
import { getPaymentBanks } from "./get-payment-banks.ts";
import { getTransactions } from "./get-transactions.ts";
import { getTransfers } from "./get-transfers.ts";
import { setTransferRequest } from "./set-transfer-request.ts";

export const moneyHandlers = {
  getTransactions,
  getPaymentBanks,
  setTransferRequest,
  getTransfers,
  cancelTransaction,
} satisfies Handlers;
