import type { material } from '#schema/material/material.ts'
import { formatInches, formatKilograms } from '#values/formats.ts'
import type { Db } from '../database/open.ts'
import { documentContextOf } from '../documents/documentContext.ts'
import { drawFor } from '../documents/drawing/drawings.ts'
import { figuresOf, tableOf } from '../documents/paper.ts'
import { formatDay } from '../documents/texts.ts'
import { notFound } from '../errors.ts'
import { answerFile } from '../files/files.ts'
import type { Handler } from '../implement.ts'
import { ownersOfBar } from './listBars.ts'

const findHeat = (db: Db, customerId: number, number: string) =>
  db
    .selectFrom('heats')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow(notFound)

const readBars = (db: Db, heatId: number) =>
  db
    .selectFrom('bars')
    .select(['name', 'serial_number as serial', 'received_on as receivedOn', 'initial_weight as weight'])
    .where('heat_id', '=', heatId)
    .orderBy('id')
    .execute()

type ReportBar = Awaited<ReturnType<typeof readBars>>[number]

const barsTable = (bars: readonly ReportBar[]) => {
  const total = bars.reduce((sum, { weight }) => sum + weight, 0)
  return tableOf<ReportBar>(
    'Bars submitted',
    [
      { title: 'Bar', share: 3, of: ({ name }) => name, total: 'Total' },
      { title: 'Serial number', share: 3, of: ({ serial }) => serial },
      { title: 'Submitted on', share: 2, of: ({ receivedOn }) => formatDay(receivedOn) },
      figuresOf('Weight (Kg)', 2, ({ weight }) => formatKilograms(weight), formatKilograms(total)),
    ],
    bars,
  )
}

/** QST7 report of a heat, generated from its rows `docs/product/material.md#approval-documents`. */
export const report: Handler<typeof material.report> = async (context) => {
  const { db, input } = context
  const { customerId, heat: number } = input
  const heat = await findHeat(db, customerId, number)
  const [{ product, customer, translate }, bars] = await Promise.all([
    documentContextOf(context, customerId),
    readBars(db, heat.id),
  ])
  const facts = [
    ['Customer', customer.name],
    ['Heat', heat.number],
    ['Alloy', heat.alloy],
    ['Billet size (in)', formatInches(heat.billet_size)],
  ] as const
  const paper = { product, title: 'QST7 report', facts, blocks: [barsTable(bars)], foot: customer.name }
  return drawFor(context, async () => ({ name: `${translate('QST7 report')} ${heat.number}`, paper }))
}

const barIdOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

export const approvalDocument: Handler<typeof material.approvalDocument> = {
  ownerOf: ({ db, input }) => ownersOfBar({ db, input: { id: barIdOf(input.id) } }),
  run: async ({ db, store, input }) => {
    const found = await db
      .selectFrom('bars')
      .innerJoin('files', 'files.id', 'bars.approval_file_id')
      .selectAll('files')
      .where('bars.id', '=', barIdOf(input.id))
      .executeTakeFirstOrThrow(notFound)
    return answerFile(store, found)
  },
}
