import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { finance } from '../../../schema/finance/finance.ts'
import { type ReferenceLine, referenceLine, referenceNote } from '../../../schema/finance/payments.ts'
import { FullScreenDialog } from '../../../src/kit/dialogs/FullScreenDialog.tsx'
import { RowsReport } from '../../../src/kit/table/report/RowsReport.tsx'

interface Props {
  readonly number: string
  readonly onClose: () => void
}

const invoiceColumns = ['document', 'purchaseOrder', 'reference', 'createdOn', 'amount', 'total'] as const
const noteColumns = ['document', 'amount', 'createdOn'] as const
const summed = ['amount'] as const

const none: readonly ReferenceLine[] = []
const isNote = ({ isCreditNote = false }: ReferenceLine) => isCreditNote

export const ReferenceDialog = ({ number, onClose }: Props) => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer() ?? 0
  const query = useCall(finance.referenceLines, { customerId, number })
  const [invoices, notes] = useMemo(() => {
    const lines = query.data ?? none
    return [lines.filter((line) => !isNote(line)), lines.filter(isNote)]
  }, [query.data])
  const shared = { total: summed, ...statesOf(query) } as const
  return (
    <FullScreenDialog title={translate('finance.reference.title', { number })} onClose={onClose}>
      <RowsReport
        {...shared}
        name="referenceInvoices"
        entity={referenceLine}
        rows={invoices}
        columns={invoiceColumns}
      />
      <RowsReport {...shared} name="referenceNotes" entity={referenceNote} rows={notes} columns={noteColumns} />
    </FullScreenDialog>
  )
}
