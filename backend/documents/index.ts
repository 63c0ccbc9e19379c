import { documents } from '../../schema/documents.ts'
import { implement } from '../implement.ts'
import { acknowledgement } from './acknowledgement.ts'
import { invoice } from './invoice.ts'
import { orderDocument } from './orderDocument.ts'
import { orderSchedule, orderScheduleByQuery, schedule, scheduleByQuery } from './schedules.ts'
import { statement } from './statement.ts'
import { statusReport } from './statusReport.ts'

/** The documents area: what opens as PDF. */
export const documentsCalls = implement('documents', documents, {
  statement,
  invoice,
  orderDocument,
  acknowledgement,
  statusReport,
  orderSchedule,
  orderScheduleByQuery,
  schedule,
  scheduleByQuery,
})
