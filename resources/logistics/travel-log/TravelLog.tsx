import Box from '@mui/material/Box'
import { logistics, visit } from '../../../schema/logistics.ts'
import { ExportMenu } from '../../../src/kit/export/ExportMenu.tsx'
import { ListFrame } from '../../../src/kit/table/ListFrame.tsx'
import { ListOf } from '../../../src/kit/table/ListOf.tsx'
import { useListState } from '../../../src/kit/table/listState.ts'
import { SampleRows } from '../../../src/kit/table/SampleRows.tsx'
import { useColumns } from '../../../src/kit/table/useColumns.ts'
import { useReportExport } from '../../../src/kit/table/useReportExport.ts'
import { CityCards, type Visit } from './CityCards.tsx'
import { VisitMap } from './VisitMap.tsx'

export const resource = { name: 'travelVisits', entity: visit, list: logistics.listVisits } as const

const options = { columns: ['city', 'country', 'visitedOn', 'visitor', 'note'] } as const

/** The visits of the page, on the map and as cards. */
const Visits = () => {
  const { data, total, isExact } = useListState()
  const columns = useColumns(resource, options)
  const file = useReportExport(columns)
  const visits = (data ?? []) as unknown as readonly Visit[]
  const end = (
    <>
      <ExportMenu {...file} name={undefined} total={isExact ? total : null} />
      <SampleRows />
    </>
  )
  return (
    <ListFrame filters={[]} columns={columns} end={end}>
      {({ empty }) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <VisitMap visits={visits} />
          {visits.length > 0 ? <CityCards visits={visits} /> : data && empty}
        </Box>
      )}
    </ListFrame>
  )
}

/** Where the provider's people have been (spec 2 §2 'Travel Log'). */
const TravelLog = () => (
  <ListOf name={resource.name} sort={['visitedOn', 'DESC']}>
    <Visits />
  </ListOf>
)

export default TravelLog
