import type { documents } from '../../../schema/documents.ts'
import { accountLines } from '../../finance/accountLines.ts'
import { readBankDetails, termsOf } from '../../finance/agreed.ts'
import { readScore } from '../../finance/score.ts'
import type { Handler } from '../../implement.ts'
import { drawFor } from '../drawing/drawings.ts'
import { sayIn } from '../language.ts'
import { partyOf } from '../setting.ts'
import { statementPaper } from './statementPaper.ts'

export const statement: Handler<typeof documents.statement> = async (context) => {
  const { db, reader, clock, language, settings, input } = context
  const { customerId } = input
  const today = clock.today()
  return drawFor(context, async () => {
    const [customer, lines, terms, bank, score] = await Promise.all([
      partyOf(db, customerId),
      accountLines(reader, customerId, today),
      termsOf(db, customerId),
      readBankDetails(db),
      readScore(reader, customerId, today),
    ])
    const { product } = settings
    const say = sayIn(language)
    const paper = statementPaper({ product, today, customer, lines, terms, bank, score, say })
    return { name: `${say('Account statement')} ${today}`, paper }
  })
}
