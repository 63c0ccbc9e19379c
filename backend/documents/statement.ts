import type { documents } from '#schema/finance/documents.ts'
import { accountLines } from '../finance/accountLines.ts'
import { creditHoldBy, readBankDetails, termsOf } from '../finance/agreed.ts'
import { readInvoiceStates } from '../finance/invoiceStates.ts'
import { readScore } from '../finance/score.ts'
import type { Handler } from '../implement.ts'
import { documentContextOf } from './documentContext.ts'
import { drawFor } from './drawing/drawings.ts'
import { statementPaper } from './statementPaper.ts'

export const statement: Handler<typeof documents.statement> = async (context) => {
  const { db, reader, clock, input } = context
  const { customerId } = input
  const today = clock.today()
  return drawFor(context, async () => {
    const [documentContext, lines, terms, hold, bank, score, states] = await Promise.all([
      documentContextOf(context, customerId),
      accountLines(reader, customerId, today),
      termsOf(db, customerId),
      creditHoldBy(db, customerId),
      readBankDetails(db),
      readScore(reader, customerId, today),
      readInvoiceStates(db, customerId),
    ])
    const paper = statementPaper({ ...documentContext, lines, terms, hold, bank, score, states })
    return { name: `${documentContext.translate('Account statement')} ${today}`, paper }
  })
}
