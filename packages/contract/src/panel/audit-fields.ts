const amounts = /(?:^|\.)(?:minStake|maxStake|maxPay|minAmount|maxAmount|exposureLimit|amount|balance|credit|payout)$/;

/** Whether a changed field of the audit log is an amount in minor units: `limits.combine.maxStake`. */
export function isAmountField(field: string): boolean {
  return amounts.test(field);
}
