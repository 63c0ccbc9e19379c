import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ReportList } from '../../../../src/kit/table/ReportList.tsx'
import type { ReportOptions, ReportResource } from '../../../../src/kit/table/reportOptions.ts'
import { AtDivision } from '../AtDivision.tsx'
import type { OfferedDivision } from '../divisions.ts'

type Props<R extends ReportResource> = ReportOptions<R> & { readonly resource: R }

/** The rows behind a figure, and the way to have them as Excel (spec 1 §2.8). */
export const MetricTable = <const R extends ReportResource>(props: Props<R>) => {
  const translate = useTranslate()
  return <ReportList key={JSON.stringify(props.base)} {...props} excelLabel={translate('metrics.excel')} />
}

type Chart = (division: OfferedDivision) => ReactNode

/** A whole page of a division's rows, under the chart of their history where they have one. */
export const metricReport =
  <const R extends ReportResource>(resource: R, options: ReportOptions<R>, chart: Chart = () => null) =>
  () => (
    <AtDivision>
      {(division) => (
        <>
          {chart(division)}
          <MetricTable {...options} resource={resource} base={{ division } as never} />
        </>
      )}
    </AtDivision>
  )
