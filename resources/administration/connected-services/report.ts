import { reportOf } from '#kit/report/report.ts'
import { answerFault, answerFaults } from '#schema/administration/answerFaults.ts'

/** Faults in the answers of the company's services, latest first. */
export const report = reportOf({
  resource: { name: 'answerFaults', entity: answerFault, list: answerFaults.list },
  columns: ['call', 'field', 'kind', 'harm', 'firstAt', 'lastAt', 'count', 'users', 'note'],
  filters: ['q', 'harm'],
  sort: ['lastAt', 'DESC'],
})
