import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import {
  type CuttingEnd,
  cuttingEnd,
  isPartIdentified,
  isStandardIdentified,
  type PunchOut,
  punchOut,
  type ScrapPiece,
  scrapPiece,
  statusOfScrap,
} from '#schema/scrap/scrap.ts'

interface Props {
  readonly cuttingEnds: readonly CuttingEnd[]
  readonly punchOuts: readonly PunchOut[]
  readonly pieces: readonly ScrapPiece[]
}

const total = ['weight'] as const
const endColumns = ['heat', 'bar', 'initialWeight', 'weight'] as const
const punchOutColumns = ['partNumber', 'providerPartNumber', 'standard', 'weight', 'updatedOn'] as const
const pieceColumns = ['partNumber', 'supplierPartNumber', 'status', 'weight'] as const

/** Text for unidentified parts and standards, in the table and in exports. */
const useUnidentified = () => {
  const translate = useTranslate()
  return useMemo(() => {
    const partOf = (row: PunchOut) => (isPartIdentified(row) ? row.partNumber : translate('scrap.notIdentified'))
    const standardOf = (row: PunchOut) => (isStandardIdentified(row) ? row.standard : translate('scrap.notIdentified'))
    return { partNumber: partOf, standard: standardOf }
  }, [translate])
}

const reasons = { status: statusOfScrap }

export const ScrapTables = ({ cuttingEnds, punchOuts, pieces }: Props) => {
  const translate = useTranslate()
  const unidentified = useUnidentified()
  const tables = {
    cuttingEnds: (
      <RowsReport name="cuttingEnds" entity={cuttingEnd} rows={cuttingEnds} columns={endColumns} total={total} />
    ),
    punchOuts: (
      <RowsReport
        name="punchOuts"
        entity={punchOut}
        rows={punchOuts}
        columns={punchOutColumns}
        total={total}
        show={unidentified}
        file={unidentified}
      />
    ),
    scrapPieces: (
      <RowsReport
        name="scrapPieces"
        entity={scrapPiece}
        rows={pieces}
        columns={pieceColumns}
        total={total}
        show={reasons}
        file={reasons}
      />
    ),
  }
  return Object.entries(tables).map(([name, table]) => (
    <Box key={name} sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="h2" sx={{ mb: 1 }}>
        {translate(`resources.${name}.title`)}
      </Typography>
      {table}
    </Box>
  ))
}
