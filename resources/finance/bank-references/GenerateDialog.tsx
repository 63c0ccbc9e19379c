import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { CreditNote, OpenInvoice } from '../../../schema/finance/payments.ts'
import { FullScreenDialog } from '../../../src/kit/dialogs/FullScreenDialog.tsx'
import { BusyButton } from '../../../src/kit/feedback/busy/BusyButton.tsx'
import { MessageBanner } from '../../../src/kit/feedback/MessageBanner.tsx'
import { formatDollars, formatMoney } from '../../../src/kit/kinds/formats.ts'
import { type PartialAmount, useGenerate } from './useGenerate.ts'

interface AmountProps {
  readonly part: PartialAmount
  readonly onChange: (text: string) => void
}

/** Input for the amount to pay for an invoice. */
const Amount = ({ part: { invoice, text, cents, available }, onChange }: AmountProps) => {
  const translate = useTranslate()
  const limit = formatMoney(available)
  return (
    <TextField
      size="small"
      label={translate('finance.generate.amountOf', { invoice: invoice.invoice })}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      error={cents === null}
      helperText={translate(cents === null ? 'finance.generate.wrongAmount' : 'finance.generate.limit', { limit })}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
      sx={{ maxWidth: 360 }}
    />
  )
}

interface Props {
  readonly customerId: number
  readonly invoices: readonly OpenInvoice[]
  readonly notes: readonly CreditNote[]
  readonly onClose: () => void
  /** Called after the user has closed the dialog with the reference number. */
  readonly onDone: () => void
}

/** Dialog to enter the amount per invoice, confirm, and show the reference number. */
export const GenerateDialog = ({ onClose, onDone, ...selected }: Props) => {
  const translate = useTranslate()
  const { parts, change, used, total, failure, isBusy, reference, generate } = useGenerate(selected)
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
        <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {reference}
        </Typography>
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
      {parts.map((part) => (
        <Amount key={part.invoice.id} part={part} onChange={(text) => change(part.invoice.id, text)} />
      ))}
      {used.map(({ id, note, amount }) => (
        <Typography key={id}>{translate('finance.generate.note', { note, amount: formatMoney(amount) })}</Typography>
      ))}
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {translate('finance.generate.selected', { amount: formatDollars(total) })}
      </Typography>
    </FullScreenDialog>
  )
}
