import { useTranslate } from 'react-admin'
import { ReportList } from '../../../../src/kit/table/report/ReportList.tsx'
import type { Report } from '../../../../src/kit/table/report/report.ts'
import type { ReportResource } from '../../../../src/kit/table/report/reportOptions.ts'

/** The rows behind a figure, and the way to have them as Excel (spec 1 §2.8). */
export const MetricTable = <const R extends ReportResource>(props: Report<R>) => {
  const translate = useTranslate()
  return <ReportList key={JSON.stringify(props.base)} {...props} excelLabel={translate('metrics.excel')} />
}
