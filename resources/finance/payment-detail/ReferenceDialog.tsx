import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type PropsWithChildren, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Facts } from '#kit/cards/Facts.tsx'
import { FullScreenDialog } from '#kit/dialogs/FullScreenDialog.tsx'
import { StateDot } from '#kit/feedback/StateDot.tsx'
import { formatDollars } from '#kit/kinds/formats.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import type { RowOf } from '#schema/entity.ts'
import { finance } from '#schema/finance/finance.ts'
import {
  appliedOf,
  type bankReference,
  type ReferenceLine,
  referenceLine,
  referenceNote,
} from '#schema/finance/payments.ts'
import { CopyReference } from '../CopyReference.tsx'

type Reference = RowOf<typeof bankReference>

/** Gray, orange, green. */
const states = { notApplied: 'unknown', partiallyApplied: 'delayed', applied: 'onTime' } as const

export const ReferenceStatus = ({ status, children }: Pick<Reference, 'status'> & PropsWithChildren) => (
  <StateDot state={states[status]}>{children}</StateDot>
)

interface Props {
  readonly reference: Reference
  readonly onClose: () => void
}

const invoiceColumns = ['document', 'purchaseOrder', 'reference', 'createdOn', 'amount', 'total'] as const
const noteColumns = ['document', 'amount', 'createdOn'] as const
const summed = ['amount'] as const

const none: readonly ReferenceLine[] = []
const isNote = ({ isCreditNote = false }: ReferenceLine) => isCreditNote

export const ReferenceDialog = ({ reference: { number, status, total }, onClose }: Props) => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer() ?? 0
  const query = useCall(finance.referenceLines, { customerId, number })
  const [invoices, notes] = useMemo(() => {
    const lines = query.data ?? none
    return [lines.filter((line) => !isNote(line)), lines.filter(isNote)]
  }, [query.data])
  const shared = { total: summed, ...statesOf(query) } as const
  const applied = appliedOf(query.data ?? none)
  const title = translate('finance.reference.title', { number })
  const facts = {
    status: (
      <ReferenceStatus status={status}>{translate(`resources.bankReferences.words.status.${status}`)}</ReferenceStatus>
    ),
    total: formatDollars(total),
    ...(applied !== null && { applied: formatDollars(applied) }),
  }
  return (
    <FullScreenDialog title={title} onClose={onClose}>
      <Box sx={{ maxWidth: 360 }}>
        <Facts
          title={title}
          facts={Object.entries(facts).map(([name, value]) => ({
            name,
            label: translate(`finance.reference.${name}`),
            value,
          }))}
          isLoading={query.isPending}
        />
        {status !== 'applied' && <CopyReference reference={number} />}
      </Box>
      <Typography variant="h2">{translate('resources.referenceInvoices.title')}</Typography>
      <RowsReport
        {...shared}
        name="referenceInvoices"
        entity={referenceLine}
        rows={invoices}
        columns={invoiceColumns}
      />
      <Typography variant="h2">{translate('resources.referenceNotes.title')}</Typography>
      <RowsReport {...shared} name="referenceNotes" entity={referenceNote} rows={notes} columns={noteColumns} />
    </FullScreenDialog>
  )
}
