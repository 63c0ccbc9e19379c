import { reportOf } from '#kit/report/report.ts'
import { quantity } from '#schema/kinds.ts'
import { delay, delays } from '#schema/orders/delays.ts'

const shownDelay = { key: delay.key, fields: { ...delay.fields, balance: quantity('balance') } }

export const report = reportOf({
  resource: { name: 'delays', entity: shownDelay, list: delays.listDelays },
  columns: [
    ...(['segment', 'purchaseOrder', 'jobOrder', 'providerPartNumber', 'ordered', 'invoiced', 'balance'] as const),
    ...(['worth', 'newCommitmentDate', 'commitmentDate'] as const),
  ],
  cardFacts: ['newCommitmentDate', 'commitmentDate'],
  sort: ['commitmentDate', 'ASC'],
  fileName: 'delays',
  exportsEmpty: false,
})
