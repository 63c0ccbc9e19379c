import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { BarChart } from '#kit/charts/PointsChart.tsx'
import { FullScreenDialog } from '#kit/feedback/FullScreenDialog.tsx'
import { formatRate, formatThousands } from '#kit/fields/formats.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import type { RowOf } from '#schema/entity.ts'
import type { Cents } from '#schema/kinds.ts'
import { totalOf } from '#schema/sales/salesGoalRules.ts'
import { salesGoals, soldPart } from '#schema/sales/salesGoals.ts'
import { CustomerChart, type SalesGoal } from './CustomerChart.tsx'
import { type GoalProps, useSegments, useSellers } from './useGoalView.ts'

interface DetailProps {
  readonly of: SalesGoal
  readonly segment: { readonly id: number; readonly name: string }
  readonly year: number
  readonly onClose: () => void
}

const columns = ['providerPartNumber', 'customerPartNumber', 'material', 'price', 'margin', 'quantity'] as const

const show = {
  margin: ({ margin }: RowOf<typeof soldPart>, text: string) => (margin === null ? text : formatRate(margin)),
}

const CustomerDetail = ({ of: { customerId, customer }, segment, year, onClose }: DetailProps) => {
  const translate = useTranslate()
  const query = useCall(salesGoals.soldParts, { customerId: customerId ?? 0, year, segmentId: segment.id })
  const title = translate('salesGoals.partsOf', { customer: customer ?? '', segment: segment.name, year })
  return (
    <FullScreenDialog title={title} onClose={onClose}>
      <RowsReport
        name="soldParts"
        entity={soldPart}
        rows={query.data ?? []}
        columns={columns}
        show={show}
        {...statesOf(query)}
      />
    </FullScreenDialog>
  )
}

/** Sellers of a segment, then the customers of all sellers or of one. */
export const SegmentGoals = ({ view }: GoalProps) => {
  const translate = useTranslate()
  const { all: sellers, chosen: seller } = useSellers(view)
  const { query: choices, chosen: segment } = useSegments(view)
  const [detail, setDetail] = useState<SalesGoal | null>(null)
  const { year, choose } = view
  const query = useCall(salesGoals.goals, { year, segmentId: segment?.id ?? 1 }, { enabled: segment !== null })
  const states = statesOf(choices.data === undefined ? choices : query)
  const rows = query.data ?? []
  const isYearlyGoal = segment?.isYearlyGoal === true
  const ofSeller = (id: number) => rows.filter(({ sellerId }) => sellerId === id)
  const title = translate('salesGoals.ofSellers')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <InfoCard title={title}>
        <BarChart
          title={title}
          format={(cents) => formatThousands(cents as Cents)}
          pointLabel={translate('salesGoals.seller')}
          series={[
            { name: 'sold', label: translate('salesGoals.sales') },
            { name: 'planned', label: translate('salesGoals.goal') },
          ]}
          isNamed
          points={sellers.map(({ id, name }) => ({ label: name, values: totalOf(ofSeller(id), isYearlyGoal) }))}
          onChoose={(index) => choose({ seller: sellers[index]?.id ?? 0 })}
          {...states}
        />
      </InfoCard>
      <CustomerChart
        rows={seller ? ofSeller(seller.id) : rows}
        isYearlyGoal={isYearlyGoal}
        onChoose={setDetail}
        {...states}
      />
      {detail && segment && (
        <CustomerDetail of={detail} segment={segment} year={year} onClose={() => setDetail(null)} />
      )}
    </Box>
  )
}
