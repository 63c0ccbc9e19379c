import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { businessToday } from '../../../src/kit/businessToday.ts'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { lineColumns, lineResource, lineShows } from '../line-reports/lineColumns.tsx'

export const resource = lineResource('directOrders')

const filters = ['engine', 'purchaseOrder', 'material', 'customerPartNumber', 'year', 'status'] as const
const base = { isLotType: false } as const
const groupings = { byPart: ['customerPartNumber'], byOrder: ['purchaseOrder'] } as const

/** What has been asked for or will be: the years around this one. */
const yearChoices = () => {
  const year = Number(businessToday().slice(0, 4))
  return [-2, -1, 0, 1, 2].map((after) => ({ id: year + after, name: String(year + after) }))
}

/** Open orders of direct customers by part number; by order where one is asked for (spec 2 §2). */
const DirectCustomers = () => {
  const [address] = useSearchParams()
  const choices = useMemo(() => ({ year: yearChoices() }), [])
  const grouping = (address.get('filter') ?? '').includes('"purchaseOrder":') ? 'byOrder' : 'byPart'
  return (
    <ReportList
      key={grouping}
      resource={resource}
      columns={lineColumns}
      {...{ filters, choices, base }}
      groupBy={groupings[grouping]}
      sort={['requestDate', 'ASC']}
      show={lineShows}
    />
  )
}

export default DirectCustomers
