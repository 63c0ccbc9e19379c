import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import type { RowOf } from '../../../schema/entity.ts'
import type { bankReference } from '../../../schema/finance/payments.ts'
import { StateDot } from '../../../src/kit/feedback/StateDot.tsx'
import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import { ReferenceDialog } from './ReferenceDialog.tsx'
import { report } from './report.ts'

/** Gray, orange, green. */
const states = { notApplied: 'unknown', partiallyApplied: 'delayed', applied: 'onTime' } as const

type Row = RowOf<typeof bankReference>

const PaymentDetail = () => {
  const [open, setOpen] = useState<string | null>(null)
  const show = useMemo(
    () => ({
      number: ({ number }: Row) => (
        <Button size="small" onClick={() => setOpen(number)}>
          {number}
        </Button>
      ),
      status: ({ status }: Row, text: string) => <StateDot state={states[status]}>{text}</StateDot>,
    }),
    [],
  )
  return (
    <>
      <ReportList {...report} show={show} />
      {open !== null && <ReferenceDialog number={open} onClose={() => setOpen(null)} />}
    </>
  )
}

export default PaymentDetail
