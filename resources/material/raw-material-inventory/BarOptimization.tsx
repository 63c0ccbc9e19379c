import Box from '@mui/material/Box'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '../../../dataProvider/client.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { queryKeyOf } from '../../../dataProvider/useCall.ts'
import { entity, type RowOf } from '../../../schema/entity.ts'
import { kilograms, percent, quantity, text } from '../../../schema/kinds.ts'
import { type Bar, material, plannedStatus } from '../../../schema/material.ts'
import { isWellUsable } from '../../../schema/materialRules.ts'
import { type Share, ShareBar } from '../../../src/kit/charts/ShareBar.tsx'
import { MessageBanner } from '../../../src/kit/feedback/MessageBanner.tsx'
import { formatRate } from '../../../src/kit/kinds/formats.ts'
import { RowsReport } from '../../../src/kit/table/RowsReport.tsx'
import { wholeList } from '../wholeList.ts'
import { optimizeBars } from './optimizeBars.ts'

/** A usable bar with the planned pieces that best come from it; shares are percent of what it weighed at first. */
const barPlan = entity(
  'barPlan',
  {
    bar: text('bar'),
    heat: text('heat'),
    finalWeight: kilograms('finalWeight'),
    pieces: quantity('pieces'),
    serialNumbers: text('serialNumbers', { mayBeEmpty: true }),
    plannedWeight: kilograms('plannedWeight'),
    left: kilograms('left'),
    share: percent('share'),
  },
  { key: ['heat', 'bar'] },
)
type Planned = RowOf<typeof barPlan> & { readonly shares: readonly Share[] }

/** The pieces that are planned of any of these bars. */
const usePlannedPieces = (bars: readonly Bar[]) => {
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
        },
      ]
    }),
    combine: (answers) => ({
      pieces: answers.flatMap(({ data }) => data ?? []).filter(({ status }) => status === plannedStatus),
      isLoading: answers.some(({ isPending }) => isPending),
      error: answers.find(({ error }) => error)?.error ?? null,
      onRetry: () => void Promise.all(answers.filter(({ error }) => error).map(({ refetch }) => refetch())),
    }),
  })
}

const columns = ['bar', 'heat', 'finalWeight', 'pieces', 'serialNumbers', 'plannedWeight', 'left', 'share'] as const
const total = ['finalWeight', 'pieces', 'plannedWeight', 'left'] as const

interface Props {
  readonly bars: readonly Bar[]
}

/** Bar optimization: the usable bars, lightest first, with the planned pieces that come from each (DECISIONS R20). */
export const BarOptimization = ({ bars }: Props) => {
  const translate = useTranslate()
  const { pieces, ...states } = usePlannedPieces(bars)
  const plan = useMemo(() => {
    const usable = bars.filter(isWellUsable).map((bar) => ({ bar, id: bar.id ?? 0, weight: bar.finalWeight }))
    return optimizeBars(usable, pieces)
  }, [bars, pieces])
  const rows = plan.bars.map(({ bar: { bar }, pieces: own, left }): Planned => {
    const of = (grams: number) => (100 * grams) / bar.initialWeight
    const gone = { label: '', percent: of(bar.initialWeight - bar.finalWeight), tone: 'done' as const }
    const planned = own.map((piece) => ({
      label: piece.serialNumber,
      percent: of(piece.weight),
      tone: 'planned' as const,
    }))
    return {
      ...bar,
      pieces: own.length,
      serialNumbers: own.map(({ serialNumber }) => serialNumber).join(', '),
      plannedWeight: bar.finalWeight - left,
      left,
      share: of(left),
      shares: [gone, ...planned],
    }
  })
  const show = {
    share: (row: RowOf<typeof barPlan>) => {
      const label = translate('inventory.free', { share: formatRate(row.share) })
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
      <RowsReport name="barPlan" entity={barPlan} {...{ rows, columns, total, show, ...states }} />
    </Box>
  )
}
