import { reportOf } from '#kit/report/report.ts'
import { contracts, lta } from '#schema/contracts/contracts.ts'

export const report = reportOf({
  resource: { name: 'ltas', entity: lta, list: contracts.listLtas },
  sort: ['contract', 'ASC'],
})
