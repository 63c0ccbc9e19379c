import { useTranslate } from 'react-admin'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import type { ReportOptions, ReportResource } from '../../../src/kit/table/reportOptions.ts'

type Props<R extends ReportResource> = ReportOptions<R> & { readonly resource: R }

/** The rows behind a figure, and the way to have them as Excel (spec 1 §2.8). */
export const MetricTable = <const R extends ReportResource>(props: Props<R>) => {
  const translate = useTranslate()
  return <ReportList key={JSON.stringify(props.base)} {...props} excelLabel={translate('metrics.excel')} />
}
