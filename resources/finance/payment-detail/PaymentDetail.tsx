import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { RowOf } from '#schema/entity.ts'
import type { bankReference } from '#schema/finance/payments.ts'
import { ReferenceDialog, ReferenceStatus } from './ReferenceDialog.tsx'
import { report } from './report.ts'

type Row = RowOf<typeof bankReference>

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
      <ReportList {...report} show={show} />
      {open !== null && <ReferenceDialog reference={open} onClose={() => setOpen(null)} />}
    </>
  )
}

export default PaymentDetail
