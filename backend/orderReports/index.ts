import { orderReports } from '#schema/orders/orderReports.ts'
import { implement } from '../implement.ts'
import { answerLine, comment, confirm } from './lineNotes.ts'
import { isLotType, listLines } from './listLines.ts'
import { listTrackings, setEta } from './trackings.ts'

export const orderReportsCalls = implement('orderReports', orderReports, {
  isLotType,
  listLines,
  listTrackings,
  confirm,
  comment,
  answerLine,
  setEta,
})
