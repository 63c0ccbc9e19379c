import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { FullScreenDialog } from '#kit/feedback/FullScreenDialog.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatDay, formatDollars, formatMoney } from '#kit/fields/formats.ts'
import type { InvoiceState } from '#schema/finance/invoiceStates.ts'
import type { CreditNote, OpenInvoice } from '#schema/finance/payments.ts'
import { BankDetails } from '../BankDetails.tsx'
import { CopyReference } from '../CopyReference.tsx'
import { InvoiceMark } from '../InvoiceMark.tsx'
import type { InvoiceStates } from '../useInvoiceStates.ts'
import { type PartialAmount, useGenerate } from './useGenerate.ts'

interface AmountProps {
  readonly part: PartialAmount
  readonly state: InvoiceState | undefined
  readonly onChange: (text: string) => void
}

/** Input for the amount to pay for an invoice. */
const Amount = ({ part: { invoice, text, cents, available }, state, onChange }: AmountProps) => {
  const translate = useTranslate()
  const limit = formatMoney(available)
  const due = { order: invoice.purchaseOrder || '-', due: formatDay(invoice.dueDate) }
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="h3" component="h2">
        {invoice.invoice}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('finance.generate.invoiceFacts', due)}
      </Typography>
      {state && (
        // Keeps away from the label on the border of the field.
        <Box sx={{ mb: 1 }}>
          <InvoiceMark state={state} />
        </Box>
      )}
      <TextField
        size="small"
        label={translate('finance.generate.amountOf', { invoice: invoice.invoice })}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => cents !== null && onChange(formatMoney(cents))}
        error={cents === null}
        helperText={translate(cents === null ? 'finance.generate.wrongAmount' : 'finance.generate.limit', { limit })}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
      />
    </Box>
  )
}

interface Props {
  readonly customerId: number
  readonly invoices: readonly OpenInvoice[]
  readonly notes: readonly CreditNote[]
  readonly states: InvoiceStates
  readonly onClose: () => void
  /** Called after the user has closed the dialog with the reference number. */
  readonly onDone: () => void
}

/** Dialog to enter the amount per invoice, confirm, and show the reference number with all that a transfer needs. */
export const GenerateDialog = ({ onClose, onDone, ...selected }: Props) => {
  const translate = useTranslate()
  const { parts, change, used, unused, total, failure, isBusy, reference, generate } = useGenerate(selected)
  const title = translate('finance.generate.title')
  if (reference !== null)
    return (
      <FullScreenDialog
        title={title}
        onClose={onDone}
        actions={
          <Button variant="contained" onClick={onDone} autoFocus>
            {translate('finance.generate.close')}
          </Button>
        }
      >
        <MessageBanner kind="success">{translate('finance.generate.done')}</MessageBanner>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {reference}
          </Typography>
          <CopyReference reference={reference} />
        </Box>
        <Typography>{translate('finance.generate.toPay', { amount: formatDollars(total) })}</Typography>
        <Box sx={{ maxWidth: 480 }}>
          <BankDetails />
        </Box>
      </FullScreenDialog>
    )
  return (
    <FullScreenDialog
      title={title}
      onClose={onClose}
      actions={
        <BusyButton
          variant="contained"
          isBusy={isBusy}
          busyHint={translate('finance.generate.sending')}
          disabled={parts.some(({ cents }) => cents === null)}
          onClick={generate}
        >
          {title}
        </BusyButton>
      }
    >
      {failure !== null && <MessageBanner kind="error">{failure}</MessageBanner>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, maxWidth: 360 }}>
        {parts.map((part) => (
          <Amount
            key={part.invoice.id}
            part={part}
            state={selected.states.get(part.invoice.invoice)}
            onChange={(text) => change(part.invoice.id, text)}
          />
        ))}
      </Box>
      {used.map(({ id, note, amount }) => (
        <Typography key={id}>{translate('finance.generate.note', { note, amount: formatMoney(amount) })}</Typography>
      ))}
      {unused.map(({ id, note }) => (
        <Typography key={id} sx={{ color: 'text.secondary' }}>
          {translate('finance.generate.unusedNote', { note })}
        </Typography>
      ))}
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {translate('finance.generate.selected', { amount: formatDollars(total) })}
      </Typography>
    </FullScreenDialog>
  )
}
