import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { formatDollars } from '#kit/fields/formats.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { Listed } from '#kit/report/reportOptions.ts'
import { metaOf } from '#kit/table/listMeta.ts'
import type { RowOf } from '#schema/entity.ts'
import type { bankReference } from '#schema/finance/payments.ts'
import type { Cents } from '#schema/kinds.ts'
import { ReferenceDialog, ReferenceStatus } from './ReferenceDialog.tsx'
import { report } from './report.ts'

type Row = RowOf<typeof bankReference>

const statuses = ['notApplied', 'partiallyApplied', 'applied', 'cancelled'] as const

// Two lines in wide windows, which leave the line of filters whole.
const sumsStyle = {
  display: { xs: 'flex', lg: 'grid' },
  gridTemplateColumns: 'repeat(2, auto)',
  flexWrap: 'wrap',
  flexShrink: { lg: 0 },
  width: { xs: '100%', lg: 'auto' },
  columnGap: 2,
  mr: { lg: 1 },
} as const

/** Sums of each status over all references; nothing where only the shown ones are known, as of a company's service. */
const SumsByStatus = () => {
  const translate = useTranslate()
  const { data: rows = [], total, meta } = useListContext<Listed<Row>>()
  const { totals } = metaOf(meta)
  if (rows.length === 0) return null
  const sumOf = (status: Row['status']) =>
    total === rows.length
      ? rows.reduce((sum, row) => sum + (row.status === status ? row.total : 0), 0)
      : (totals?.[status] ?? 0)
  const sums = statuses.flatMap((status) => {
    const amount = sumOf(status) as Cents
    return amount === 0 ? [] : [{ status, amount }]
  })
  if (total !== rows.length && sums.length === 0) return null
  return (
    <Typography variant="caption" component="p" sx={sumsStyle}>
      {sums.map(({ status, amount }) => (
        <span key={status}>
          {translate('finance.reference.sumOf', {
            status: translate(`resources.bankReferences.words.status.${status}`),
            amount: formatDollars(amount),
          })}
        </span>
      ))}
    </Typography>
  )
}

const PaymentDetail = () => {
  const [open, setOpen] = useState<Row | null>(null)
  const show = useMemo(
    () => ({
      number: (row: Row) => (
        // Aligns the button's text with its header, compensating for its padding.
        <Button size="small" onClick={() => setOpen(row)} sx={{ ml: -0.625 }}>
          {row.number}
        </Button>
      ),
      status: ({ status }: Row, text: string) => <ReferenceStatus status={status}>{text}</ReferenceStatus>,
    }),
    [],
  )
  return (
    <>
      <ReportList {...report} show={show} start={<SumsByStatus />} />
      {open !== null && <ReferenceDialog reference={open} onClose={() => setOpen(null)} />}
    </>
  )
}

export default PaymentDetail
