import { finance } from '#schema/finance/finance.ts'
import { implement } from '../implement.ts'
import { readBankDetails, termsOf } from './agreed.ts'
import { creditNotes, listOpenInvoices, openInvoices } from './available.ts'
import { cancelReference } from './cancelReference.ts'
import { generateReference } from './generateReference.ts'
import { invoiceStates } from './invoiceStates.ts'
import { paymentPromises, promisePayment, withdrawPromise } from './promises.ts'
import { listReferences, referenceLines } from './references.ts'
import { readScore } from './score.ts'
import { statement } from './statement.ts'

export const financeCalls = implement('finance', finance, {
  statement,
  invoiceStates,
  account: statement,
  listReferences,
  referenceLines,
  openInvoices,
  listOpenInvoices,
  creditNotes,
  cancelReference,
  generateReference,
  paymentPromises,
  promisePayment,
  withdrawPromise,
  paymentTerms: async ({ db, input }) => {
    const terms = await termsOf(db, input.customerId)
    return terms && { ...terms, customer: String(input.customerId) }
  },
  paymentScore: ({ reader, clock, input }) => readScore(reader, input.customerId, clock.today()),
  bankDetails: ({ db }) => readBankDetails(db),
})
