import Box from '@mui/material/Box'
import { useListContext } from 'react-admin'
import { ExportMenu } from '#kit/files/ExportMenu.tsx'
import { ListOf } from '#kit/report/ListOf.tsx'
import { listDefaults } from '#kit/report/report.ts'
import type { Listed } from '#kit/report/reportOptions.ts'
import { useReportExport } from '#kit/report/useReportExport.ts'
import { ListFrame } from '#kit/table/ListFrame.tsx'
import { metaOf } from '#kit/table/listMeta.ts'
import { SampleRows } from '#kit/table/SampleRows.tsx'
import { useColumns } from '#kit/table/useColumns.ts'
import { CityCards, type Visit } from './CityCards.tsx'
import { report } from './report.ts'
import { VisitMap } from './VisitMap.tsx'

const Visits = () => {
  const { data, total = null, meta } = useListContext<Listed<Visit>>()
  const columns = useColumns(report.resource, { columns: report.columns })
  const file = useReportExport(report.resource, columns)
  const visits = data ?? []
  const end = (
    <>
      <ExportMenu {...file} name={undefined} total={metaOf(meta).isExact ? total : null} />
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
