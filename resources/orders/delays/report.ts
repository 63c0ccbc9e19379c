import { reportOf } from '#kit/report/report.ts'
import { integer, nullable, quantity } from '#schema/kinds.ts'
import { delay, delays } from '#schema/orders/delays.ts'

const shownDelay = {
  key: delay.key,
  fields: { ...delay.fields, balance: quantity('balance'), daysLate: nullable(integer('daysLate')) },
}

export const report = reportOf({
  resource: { name: 'delays', entity: shownDelay, list: delays.listDelays },
  columns: [
    'segment',
    'purchaseOrder',
    'jobOrder',
    'providerPartNumber',
    'customer',
    'ordered',
    'invoiced',
    'balance',
    'worth',
    'newCommitmentDate',
    'commitmentDate',
    'daysLate',
  ],
  cardFacts: ['newCommitmentDate', 'commitmentDate'],
  reversed: ['daysLate'],
  sort: ['commitmentDate', 'ASC'],
  fileName: 'delays',
  exportsEmpty: false,
})
