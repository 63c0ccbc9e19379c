import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { isForeign } from '#dataProvider/calls/foreign.ts'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { keyedEntity, type RowOf } from '#schema/entity.ts'
import { text } from '#schema/kinds.ts'
import { wholeList } from '#schema/list.ts'
import { approvalBar, material } from '#schema/material/material.ts'
import { approvalDays, isBarApproved } from '#schema/material/materialRules.ts'
import { daysAfter } from '#values/days.ts'
import { useSide } from '../../quality/concessions/useSide.ts'
import { PeriodSearch } from '../PeriodSearch.tsx'
import { usePeriod } from '../usePeriod.ts'
import { BarDecision } from './BarDecision.tsx'

const shownBar = keyedEntity('shownBar', 'id', {
  ...approvalBar.fields,
  report: text('report'),
  document: text('document', { mayBeEmpty: true }),
})
type ShownBar = RowOf<typeof shownBar>

const pendingColumns = ['receivedOn', 'heat', 'bar', 'report', 'refusal'] as const
const approvedColumns = ['receivedOn', 'heat', 'bar', 'approvedOn', 'document'] as const
const newest = ['receivedOn', 'DESC'] as const

/** Reason and date of a rejection; empty for other bars. */
const rejectionOf = ({ refusal, refusedOn }: ShownBar) =>
  refusal ? `${refusedOn ? `${formatDay(refusedOn)}: ` : ''}${refusal}` : ''
const inFile = { refusal: rejectionOf }

const useBars = (customerId: number) => {
  const today = businessToday()
  const first = { text: '', from: daysAfter(today, -approvalDays), to: daysAfter(today, approvalDays) }
  const { period, apply } = usePeriod(first)
  const heat = period.text === '' ? {} : { heat: period.text }
  const query = useCall(
    material.listApprovals,
    { customerId, startDate: period.from, endDate: period.to, ...heat, list: wholeList },
    { keepsRows: true },
  )
  return { period, apply, first, query }
}

const RawMaterialApproval = () => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer() ?? 0
  const isCustomer = useSide().side === 'customer'
  const { period, apply, first, query } = useBars(customerId)
  const { refetch } = query
  const rows = useMemo(
    () =>
      (query.data ?? []).map((bar) => ({
        ...bar,
        report: translate('approvals.report'),
        document: bar.hasDocument === false ? '' : translate('approvals.document'),
      })),
    [query.data, translate],
  )
  const show = {
    report: ({ heat }: ShownBar, label: string) => (
      <DocumentLink href={linkOf(material.report, { customerId, heat })}>{label}</DocumentLink>
    ),
    refusal: (bar: ShownBar, text: string) => rejectionOf(bar) || text,
    document: ({ id, heat, document }: ShownBar, text: string) => {
      const named = isForeign(material.approvalDocument) ? heat : String(id)
      return document ? (
        <DocumentLink href={linkOf(material.approvalDocument, { id: named })}>{text}</DocumentLink>
      ) : (
        text
      )
    },
  }
  const decide = (bar: ShownBar) => <BarDecision bar={bar} customerId={customerId} onDecided={refetch} />
  const tables = {
    pendingBars: { rows: rows.filter((bar) => !isBarApproved(bar)), columns: pendingColumns },
    approvedBars: { rows: rows.filter(isBarApproved), columns: approvedColumns },
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <PeriodSearch period={period} cleared={first} onSearch={apply} textLabel={translate('approvals.heat')} />
      {Object.entries(tables).map(([name, table]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
            {translate(`resources.${name}.title`)}
          </Typography>
          <RowsReport
            name={name}
            entity={shownBar}
            show={show}
            file={inFile}
            sort={newest}
            {...table}
            {...statesOf(query)}
            {...(name === 'pendingBars' && isCustomer ? { rowAction: decide } : {})}
          />
        </Box>
      ))}
    </Box>
  )
}

export default RawMaterialApproval
