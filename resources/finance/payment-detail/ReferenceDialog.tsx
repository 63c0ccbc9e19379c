import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type PropsWithChildren, useMemo } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Facts } from '#kit/cards/Facts.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { FullScreenDialog } from '#kit/feedback/FullScreenDialog.tsx'
import { StateDot } from '#kit/feedback/StateDot.tsx'
import { formatDay, formatDollars } from '#kit/fields/formats.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { entity, type RowOf } from '#schema/entity.ts'
import { finance } from '#schema/finance/finance.ts'
import {
  appliedOf,
  type bankReference,
  type ReferenceLine,
  referenceLine,
  referenceNote,
} from '#schema/finance/payments.ts'
import { optional, text } from '#schema/kinds.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { CopyReference } from '../CopyReference.tsx'
import { InvoiceMark, useStateInFile } from '../InvoiceMark.tsx'
import { useInvoiceStates } from '../useInvoiceStates.ts'

type Reference = RowOf<typeof bankReference>

/** Gray, orange, green. */
const states = { notApplied: 'unknown', partiallyApplied: 'delayed', applied: 'onTime' } as const

export const ReferenceStatus = ({ status, children }: Pick<Reference, 'status'> & PropsWithChildren) =>
  status in states ? <StateDot state={states[status as keyof typeof states]}>{children}</StateDot> : <s>{children}</s>

interface Props {
  readonly reference: Reference
  readonly onClose: () => void
}

const invoiceColumns = ['document', 'purchaseOrder', 'reference', 'createdOn', 'amount', 'total'] as const
const cardFacts = ['purchaseOrder', 'amount'] as const
const noteColumns = ['document', 'amount', 'createdOn'] as const
const summed = ['amount'] as const
const lastInFile = ['state'] as const
const numberOf = ({ document }: ReferenceLine) => document
/** Only exports have the state as text. */
const statedLine = entity('statedLine', { ...referenceLine.fields, state: optional(text('state')) })

const none: readonly ReferenceLine[] = []
/** Cancels the reference with the reason that the user enters; the invoices are reloaded also after a failure. */
const useCancel = (customerId: number, { number }: Reference, onClose: () => void) => {
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const { prompt } = useDialogs()
  return async () => {
    const reason = await prompt({
      title: translate('finance.reference.cancel'),
      message: translate('finance.reference.cancelQuestion', { number }),
      submitLabel: translate('finance.reference.cancel'),
      cancelLabel: translate('finance.reference.keep'),
      isRequired: true,
      isMultiline: true,
      maxLength: 255,
    })
    if (reason === null) return
    try {
      await send(finance.cancelReference, { customerId, number, reason })
      notify('finance.reference.cancelDone', { type: 'success', messageArgs: { number } })
      onClose()
    } catch (error) {
      notify(describeReason(error, translate), { type: 'error' })
    } finally {
      await client.invalidateQueries()
    }
  }
}

const isNote = ({ isCreditNote = false }: ReferenceLine) => isCreditNote

export const ReferenceDialog = ({ reference, onClose }: Props) => {
  const { number, status, total, cancelledOn, cancelledBy, cancelReason } = reference
  const translate = useTranslate()
  const customerId = useCurrentCustomer() ?? 0
  const query = useCall(finance.referenceLines, { customerId, number })
  const [invoices, notes] = useMemo(() => {
    const lines = query.data ?? none
    return [lines.filter((line) => !isNote(line)), lines.filter(isNote)]
  }, [query.data])
  const { states, isLoading: isLoadingStates } = useInvoiceStates(customerId)
  const file = useStateInFile(states, numberOf)
  const mark = useMemo(
    () =>
      invoices.some(({ document }) => states.has(document))
        ? ({ document }: ReferenceLine) => <InvoiceMark state={states.get(document)} />
        : undefined,
    [invoices, states],
  )
  const cancel = useCancel(customerId, reference, onClose)
  const { isLoading, ...failing } = statesOf(query)
  // Marks make rows higher, so rows wait for them.
  const shared = { total: summed, isLoading: isLoading || isLoadingStates, ...failing } as const
  const applied = appliedOf(query.data ?? none)
  const title = translate('finance.reference.title', { number })
  const facts = {
    status: (
      <ReferenceStatus status={status}>{translate(`resources.bankReferences.words.status.${status}`)}</ReferenceStatus>
    ),
    total: formatDollars(total),
    ...(applied !== null && { applied: formatDollars(applied) }),
    ...(cancelledOn && { cancelledOn: formatDay(cancelledOn), cancelledBy, cancelReason }),
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
        {(status === 'notApplied' || status === 'partiallyApplied') && <CopyReference reference={number} />}
        {reference.mayBeCancelled && isOffered(finance.cancelReference) && (
          <Button color="error" onClick={() => void cancel()}>
            {translate('finance.reference.cancel')}
          </Button>
        )}
      </Box>
      <Typography variant="h2">{translate('resources.referenceInvoices.title')}</Typography>
      <RowsReport
        {...shared}
        name="referenceInvoices"
        entity={statedLine}
        rows={invoices}
        columns={invoiceColumns}
        cardFacts={cardFacts}
        file={file}
        lastInFile={lastInFile}
        {...(mark && { rowAction: mark })}
      />
      <Typography variant="h2">{translate('resources.referenceNotes.title')}</Typography>
      <RowsReport {...shared} name="referenceNotes" entity={referenceNote} rows={notes} columns={noteColumns} />
    </FullScreenDialog>
  )
}
