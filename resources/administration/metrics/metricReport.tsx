import type { ReactNode } from 'react'
import type { ReportOptions, ReportResource } from '../../../src/kit/table/reportOptions.ts'
import { AtDivision } from './AtDivision.tsx'
import type { OfferedDivision } from './divisions.ts'
import { MetricTable } from './MetricTable.tsx'

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
