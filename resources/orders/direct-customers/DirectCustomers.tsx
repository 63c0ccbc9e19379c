import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { businessToday } from '#kit/fields/days.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import { lineShows } from '../line-reports/lineShows.tsx'
import { report } from './report.ts'

const byOrder = { groupBy: ['purchaseOrder'] } as const

/** Two years before and after the current one. */
const yearChoices = () => {
  const year = Number(businessToday().slice(0, 4))
  return [-2, -1, 0, 1, 2].map((after) => ({ id: year + after, name: String(year + after) }))
}

/** Sorted by part number, or by order if filtered by one. */
const DirectCustomers = () => {
  const [address] = useSearchParams()
  const choices = useMemo(() => ({ year: yearChoices() }), [])
  const isOfOrder = (address.get('filter') ?? '').includes('"purchaseOrder":')
  return (
    <ReportList
      key={isOfOrder ? 'byOrder' : 'byPart'}
      {...report}
      {...(isOfOrder && byOrder)}
      choices={choices}
      show={lineShows}
    />
  )
}

export default DirectCustomers
