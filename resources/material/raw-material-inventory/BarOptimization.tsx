import Box from '@mui/material/Box'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { queryKeyOf } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { ShareBar } from '#kit/charts/ShareBar.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatRate } from '#kit/fields/formats.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import type { RowOf } from '#schema/entity.ts'
import { wholeList } from '#schema/list.ts'
import { type Bar, type BarPiece, material } from '#schema/material/material.ts'
import { barPlan, type Planned, planBars } from './barPlans.ts'

/** Cut and planned pieces of those bars that are not used up. */
const usePieces = (bars: readonly Bar[]) => {
  const customer = useCurrentCustomer()
  return useQueries({
    queries: bars.flatMap(({ id, finalWeight }) => {
      if (id === null || finalWeight === 0) return []
      const input = { id, list: wholeList }
      const key = queryKeyOf(material.listPieces, customer, input)
      return [
        {
          queryKey: key,
          queryFn: ({ signal }: { signal: AbortSignal }) => send(material.listPieces, input, { signal }),
          select: (pieces: readonly BarPiece[]) => pieces.map((piece) => ({ ...piece, barId: id })),
        },
      ]
    }),
    combine: (answers) => ({
      pieces: answers.flatMap(({ data }) => data ?? []),
      isLoading: answers.some(({ isPending }) => isPending),
      error: answers.find(({ error }) => error)?.error ?? null,
      onRetry: () => void Promise.all(answers.filter(({ error }) => error).map(({ refetch }) => refetch())),
    }),
  })
}

const columns = [
  'bar',
  'heat',
  'cutPieces',
  'finalWeight',
  'pieces',
  'serialNumbers',
  'plannedWeight',
  'left',
  'share',
] as const
const total = ['finalWeight', 'pieces', 'plannedWeight', 'left'] as const

interface Props {
  readonly bars: readonly Bar[]
}

/**
 * Usable bars, lightest first, with the planned pieces assigned to each `docs/product/material.md#bar-optimization`.
 */
export const BarOptimization = ({ bars }: Props) => {
  const translate = useTranslate()
  const { pieces, ...states } = usePieces(bars)
  const plan = useMemo(() => planBars(bars, pieces), [bars, pieces])
  const { rows } = plan
  const show = {
    share: (row: RowOf<typeof barPlan>) => {
      const [cut, planned] = [row.cutPieces || '-', row.serialNumbers || '-']
      const label = translate('inventory.parts', { cut, planned, share: formatRate(row.share) })
      return (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 200 }}>
          <ShareBar label={label} shares={(row as Planned).shares} />
          {formatRate(row.share)}
        </Box>
      )
    },
  }
  const unplaced = plan.unplaced.map(({ serialNumber }) => serialNumber).join(', ')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      {unplaced !== '' && !states.isLoading && (
        <MessageBanner kind="warning">{translate('inventory.unplaced', { pieces: unplaced })}</MessageBanner>
      )}
      <RowsReport name="barPlan" entity={barPlan} rows={rows} columns={columns} total={total} show={show} {...states} />
    </Box>
  )
}
