/**
 * States of an invoice `docs/product/finance.md#state-of-an-invoice`. An open invoice has none; where more than one
 * holds, the first does.
 */
export const invoiceStateNames = [
  'paid',
  'disputed',
  'creditExpected',
  'partlyApplied',
  'inReference',
  'credited',
  'disputeEnded',
] as const
