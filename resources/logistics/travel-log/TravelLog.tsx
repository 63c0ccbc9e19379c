import Box from '@mui/material/Box'
import { ExportMenu } from '../../../src/kit/export/ExportMenu.tsx'
import { useColumns } from '../../../src/kit/table/columns/useColumns.ts'
import { ListFrame } from '../../../src/kit/table/ListFrame.tsx'
import { ListOf } from '../../../src/kit/table/report/ListOf.tsx'
import { listDefaults } from '../../../src/kit/table/report/report.ts'
import { useReportExport } from '../../../src/kit/table/report/useReportExport.ts'
import { SampleRows } from '../../../src/kit/table/SampleRows.tsx'
import { useListState } from '../../../src/kit/table/state/listState.ts'
import { CityCards, type Visit } from './CityCards.tsx'
import { report } from './report.ts'
import { VisitMap } from './VisitMap.tsx'

const Visits = () => {
  const { data, total, isExact } = useListState()
  const columns = useColumns(report.resource, { columns: report.columns })
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

const TravelLog = () => (
  <ListOf name={report.resource.name} {...listDefaults(report)}>
    <Visits />
  </ListOf>
)

export default TravelLog
