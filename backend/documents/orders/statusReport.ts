import type { documents } from '../../../schema/finance/documents.ts'
import type { Handler } from '../../implement.ts'
import { everything } from '../../orders/matching.ts'
import { statusReport as listLines } from '../../orders/statusReport.ts'
import { drawFor } from '../drawing/drawings.ts'
import { settingOf } from '../setting.ts'
import { lineSums, maxLines } from './orderLines.ts'
import { statusReportPaper } from './statusReportPaper.ts'

export const statusReport: Handler<typeof documents.statusReport> = async (context) => {
  const { reader, input } = context
  const { customerId } = input
  const search = { ...everything, customerId }
  const list = { sort: null, range: [0, maxLines - 1], filter: {} } as const
  return drawFor(context, async () => {
    const [setting, lines, sums] = await Promise.all([
      settingOf(context, customerId),
      listLines.run({ ...context, input: { ...search, list } }),
      lineSums(reader, search),
    ])
    const paper = statusReportPaper(setting, lines.rows, sums)
    return { name: `${setting.translate('Status report')} ${setting.today}`, paper }
  })
}
