import { metrics, metricUser } from '../../../../schema/metrics.ts'
import { metricReport } from './metricReport.tsx'

export const resource = { name: 'divisionUsers', entity: metricUser, list: metrics.listDivisionUsers } as const

/** All users of a division (spec 1 §2.8, table 2). */
const TotalUsers = metricReport(resource, {
  columns: ['customer', 'user', 'unit', 'segment', 'subsegment', 'salesContact', 'clientType', 'hasEquote'],
  sort: ['user', 'ASC'],
})

export default TotalUsers
