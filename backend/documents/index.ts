import { documents } from '#schema/finance/documents.ts'
import { implement } from '../implement.ts'
import { commercialTerms } from './commercialTerms.ts'
import { invoice } from './invoice.ts'
import { invoiceXml } from './invoiceXml.ts'
import { certificate } from './loads/certificate.ts'
import { millTestData } from './loads/millTestData.ts'
import { acknowledgement } from './orders/acknowledgement.ts'
import { orderDocument } from './orders/orderDocument.ts'
import { orderSchedule, schedule } from './orders/schedules.ts'
import { statusReport } from './orders/statusReport.ts'
import { statement } from './statement.ts'
import { documentBundle } from './zip/bundle.ts'

export const documentsCalls = implement('documents', documents, {
  statement,
  commercialTerms,
  invoice,
  invoiceXml,
  certificate,
  certificateByQuery: certificate,
  orderDocument,
  millTestData,
  acknowledgement,
  statusReport,
  orderSchedule,
  orderScheduleByQuery: orderSchedule,
  schedule,
  scheduleByQuery: schedule,
  documentBundle,
})
