import type { documents } from '../../schema/documents.ts'
import { isAcknowledged } from '../../schema/orders.ts'
import { notFound } from '../httpError.ts'
import type { Handler } from '../implement.ts'
import { acknowledgementPaper } from './acknowledgementPaper.ts'
import { drawFor } from './drawings.ts'
import { orderLine } from './orderLines.ts'
import { settingOf } from './setting.ts'

export const acknowledgement: Handler<typeof documents.acknowledgement> = {
  ownerOf: async ({ db, input }) => {
    const line = await orderLine(db, input.id)
    return line && [line.customerId]
  },
  run: async (context) => {
    const line = await orderLine(context.db, context.input.id)
    if (!line || !isAcknowledged({ status: line.status, hasAcknowledgement: line.acknowledgedDate !== null }))
      throw notFound()
    return drawFor(context.caller, async () => ({
      name: `Order acknowledgement ${line.purchaseOrder}`,
      paper: acknowledgementPaper(await settingOf(context, line.customerId), line),
    }))
  },
}
