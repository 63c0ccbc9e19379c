import Box from '@mui/material/Box'
import { Fragment, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { TimelineLink } from '#kit/table/TimelineLink.tsx'
import type { RowOf } from '#schema/entity.ts'
import { wholeList } from '#schema/list.ts'
import { lotSummary, material, movement } from '#schema/material/material.ts'
import {
  completeLots,
  earliestMovement,
  heatSeparator,
  movementDays,
  movementMonths,
} from '#schema/material/materialRules.ts'
import { daysAfter } from '#values/days.ts'
import { PeriodSearch } from '../PeriodSearch.tsx'
import { usePeriod } from '../usePeriod.ts'

const summaryColumns = [
  'lot',
  'partNumber',
  'heats',
  'bars',
  'pieces',
  'lotQuantity',
  'inputWeight',
  'scrap',
  'cuttingEnds',
  'cutOn',
] as const
const summed = ['pieces', 'inputWeight', 'scrap', 'cuttingEnds'] as const
const newestLot = ['cutOn', 'DESC'] as const
const newest = ['receivedOn', 'DESC'] as const
const detailColumns = [
  'receivedOn',
  'heat',
  'bar',
  'purchaseOrder',
  'weight',
  'cutOn',
  'partNumber',
  'lot',
  'supplierSerial',
  'scrap',
  'inputWeight',
  'balance',
  'pieces',
  'cuttingEnds',
  'usableEnd',
  'lotQuantity' as const,
] as const
const pageSize = 25

/** Each heat links to its order timeline. */
const Heats = ({ heats }: RowOf<typeof lotSummary>) =>
  heats.split(heatSeparator).map((heat, place) => (
    <Fragment key={heat}>
      {place > 0 && heatSeparator}
      <TimelineLink of="heat" number={heat}>
        {heat}
      </TimelineLink>
    </Fragment>
  ))
const showHeats = {
  heats: (row: RowOf<typeof lotSummary>, text: string) => (row.heats === '' ? text : <Heats {...row} />),
}

/**
 * Movements of the selected period, limited to the earliest day that can be searched
 * `docs/product/material.md#movement-period`.
 */
const useMovements = () => {
  const customerId = useCurrentCustomer() ?? 0
  const today = businessToday()
  const first = { text: '', from: daysAfter(today, -movementDays), to: today }
  const { period, apply } = usePeriod(first)
  const earliest = earliestMovement(today)
  const isTooEarly = period.from < earliest
  const lot = period.text === '' ? {} : { productionLot: period.text }
  const query = useCall(
    material.listMovements,
    { customerId, startDate: isTooEarly ? earliest : period.from, endDate: period.to, ...lot, list: wholeList },
    { keepsRows: true },
  )
  return { period, apply, first, earliest, isTooEarly, query }
}

/** Incoming and outgoing material: completed lots, and single movements. */
const IncomingOutgoingMaterial = () => {
  const translate = useTranslate()
  const { period, apply, first, earliest, isTooEarly, query } = useMovements()
  const rows = useMemo(() => query.data ?? [], [query.data])
  const lots = useMemo(() => completeLots(rows), [rows])
  const states = statesOf(query)
  const summary = (
    <RowsReport
      name="lotSummary"
      entity={lotSummary}
      rows={lots}
      columns={summaryColumns}
      total={summed}
      show={showHeats}
      sort={newestLot}
      pageSize={pageSize}
      {...states}
    />
  )
  const detail = (
    <RowsReport
      name="movements"
      entity={movement}
      columns={detailColumns}
      sort={newest}
      rows={rows}
      pageSize={pageSize}
      {...states}
    />
  )
  const countOf = ({ length }: readonly unknown[]) => (query.isPending ? null : length)
  const tabs = [
    { name: 'summary', label: translate('resources.lotSummary.title'), count: countOf(lots), content: summary },
    { name: 'detail', label: translate('resources.movements.title'), count: countOf(rows), content: detail },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <PeriodSearch period={period} cleared={first} onSearch={apply} textLabel={translate('material.lot')} />
      {isTooEarly && (
        <MessageBanner kind="info">
          {translate('material.clamped', { months: movementMonths, from: formatDay(earliest) })}
        </MessageBanner>
      )}
      <PageTabs tabs={tabs} label={translate('material.movements')} />
    </Box>
  )
}

export default IncomingOutgoingMaterial
