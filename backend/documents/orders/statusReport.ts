import type { documents } from '../../../schema/documents.ts'
import { notFound } from '../../httpError.ts'
import type { Handler } from '../../implement.ts'
import { everything } from '../../orders/matching.ts'
import { type Paged, statusLines } from '../../orders/statusLines.ts'
import { toReportRow } from '../../orders/statusReport.ts'
import { drawFile } from '../drawing/drawings.ts'
import { settingOf } from '../setting.ts'
import { lineSums, mostLines } from './orderLines.ts'
import { statusReportPaper } from './statusReportPaper.ts'

export const statusReport: Handler<typeof documents.statusReport> = async (context) => {
  const { reader, dialect, input } = context
  const { customerId } = input
  if (input.id !== customerId) throw notFound()
  const search = { ...everything, customerId }
  const shape = { dialect: dialect.name, filters: [], sort: null, direction: 'asc' } as const
  const [setting, lines, sums] = await Promise.all([
    settingOf(context, customerId),
    statusLines(reader, { ...search, from: 0, length: mostLines } as unknown as Paged, shape),
    lineSums(reader, search),
  ])
  const paper = statusReportPaper(setting, lines.map(toReportRow), sums)
  return drawFile(`Status report ${setting.today}`, paper)
}
