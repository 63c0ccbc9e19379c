import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { ShareBar } from '#kit/charts/ShareBar.tsx'
import { formatRate } from '#kit/fields/formats.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { wholeList } from '#schema/list.ts'
import { type Bar, type BarPiece, barPiece, cutStatus, material, plannedStatus } from '#schema/material/material.ts'

interface Props {
  readonly bar: Bar
}

const columns = ['piece', 'serialNumber', 'weight', 'status', 'share'] as const
const total = ['weight'] as const

const shareOf = ({ serialNumber, share, status }: BarPiece) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
    {formatRate(share)}
    <Box sx={{ width: 96 }}>
      <ShareBar
        label={`${serialNumber} ${formatRate(share)}`}
        shares={[{ label: serialNumber, percent: share, tone: status === cutStatus ? 'done' : 'planned' }]}
      />
    </Box>
  </Box>
)

/** Cut and planned pieces of one bar. */
export const CuttingDetail = ({ bar }: Props) => {
  const translate = useTranslate()
  const query = useCall(material.listPieces, { id: bar.id ?? 0, list: wholeList })
  const rows = useMemo(() => query.data ?? [], [query.data])
  const statusOf = ({ status }: BarPiece) =>
    [plannedStatus, cutStatus].includes(status) ? translate(`inventory.status.${status}`) : status
  return (
    <Box component="section" aria-label={translate('inventory.detail', { ...bar })} sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {translate('inventory.detail', { ...bar })}
      </Typography>
      <RowsReport
        name="barPieces"
        entity={barPiece}
        show={{ share: shareOf, status: statusOf }}
        file={{ status: statusOf }}
        rows={rows}
        columns={columns}
        total={total}
        {...statesOf(query)}
      />
    </Box>
  )
}
