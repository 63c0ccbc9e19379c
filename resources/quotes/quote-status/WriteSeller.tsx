import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { useAskedClose } from '#kit/feedback/useAskedClose.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { SelectField } from '#kit/form/SelectField.tsx'
import { account, customerNameOf } from '#schema/account/account.ts'
import type { AnswerOf } from '#schema/call.ts'
import { support } from '#schema/company/support.ts'
import { feedbackOptions, type QuoteRow, quoteHistory } from '#schema/quotes/quoteHistory.ts'

interface Props {
  readonly kind: 'feedback' | 'requote'
  readonly row: QuoteRow
  readonly customerId: number
  readonly onClose: () => void
  readonly onSent: () => void
}

const options = Object.values(feedbackOptions)

/**
 * Content of the message: for feedback an option and a reason, which is required for 'Other'
 * `docs/product/quotes.md#feedback-and-requote`.
 */
const useMessage = (kind: Props['kind']) => {
  const translate = useTranslate()
  const [option, setOption] = useState<(typeof options)[number]>('leadTime')
  const [reason, setReason] = useState('')
  const needsReason = kind === 'requote' || option === 'other'
  const chosen = kind === 'feedback' ? [translate(`quoteHistory.options.${option}`)] : []
  const comment = [...chosen, ...(reason.trim() ? [reason.trim()] : [])].join(': ')
  return { option, setOption, reason, setReason, comment, isMissing: needsReason && reason.trim() === '' }
}

/** The seller's name and email. For null, the text that there is no seller; empty while loading. */
const addresseeOf = (seller: AnswerOf<typeof support.salesContact> | undefined, fallback: string) => {
  if (seller === null) return fallback
  return seller ? `${seller.sellerName} <${seller.sellerEmail}>` : ''
}

/** Message to the seller about a quote: recipient, option and reason. A failure keeps the text. */
export const WriteSeller = ({ kind, row, customerId, onClose, onSent }: Props) => {
  const translate = useTranslate()
  const titleId = useId()
  const { alert } = useDialogs()
  const { data: seller } = useCall(support.salesContact, { customerId })
  const { data: names } = useCall(account.customerNames, { ids: [customerId] })
  const { option, setOption, reason, setReason, comment, isMissing } = useMessage(kind)
  const [state, setState] = useState<'open' | 'missing' | 'sending'>('open')
  const [failure, setFailure] = useState<string | null>(null)
  const [keyOf] = useState(repeatKeys)

  const close = useAskedClose(reason.trim() !== '', onClose)
  const act = translate(kind === 'requote' ? 'quoteHistory.requote' : 'quoteHistory.sendFeedback')
  const title = `${act}: ${row.number}`
  const submit = async () => {
    if (isMissing) return setState('missing')
    const input = {
      ...row,
      customerId,
      comment,
      customer: customerNameOf(customerId, names ?? []) ?? '',
      recipient: seller?.sellerEmail ?? '',
      contactName: seller?.sellerName ?? '',
    }
    const call = kind === 'requote' ? quoteHistory.requote : quoteHistory.mailFeedback
    setState('sending')
    setFailure(null)
    try {
      await send(call, input, { repeatKey: keyOf(input) })
      onClose()
      await alert({ title, message: translate(`quoteHistory.${kind}Done`) })
      onSent()
    } catch (error) {
      setState('open')
      const isConflict = kind === 'feedback' && error instanceof CallError && error.status === 409
      const reason = describeReason(error, translate)
      setFailure(translate(isConflict ? 'quoteHistory.taken' : 'quoteHistory.failed', { reason }))
    }
  }
  return (
    <Dialog
      open
      // A click outside the dialog must not discard the text.
      onClose={(_event, cause) => cause === 'escapeKeyDown' && state !== 'sending' && void close()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {failure !== null && <MessageBanner kind="error">{failure}</MessageBanner>}
        <TextField
          size="small"
          label={translate('quoteHistory.to')}
          value={addresseeOf(seller, translate('quoteHistory.noSeller'))}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        {kind === 'feedback' && (
          <SelectField
            label={translate('quoteHistory.option')}
            value={option}
            options={options.map((id) => ({ id, name: translate(`quoteHistory.options.${id}`) }))}
            onChange={setOption}
          />
        )}
        <TextField
          size="small"
          label={translate('quoteHistory.reason')}
          value={reason}
          multiline
          minRows={3}
          onChange={({ target }) => setReason(target.value)}
          error={state === 'missing' && isMissing}
          helperText={state === 'missing' && isMissing ? translate('quoteHistory.reasonMissing') : ' '}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={state === 'sending'} onClick={() => void close()}>
          {translate('quoteHistory.cancel')}
        </Button>
        <BusyButton
          variant="contained"
          isBusy={state === 'sending'}
          busyHint={translate('quoteHistory.sending')}
          disabled={seller === null}
          onClick={() => void submit()}
        >
          {translate('quoteHistory.send')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}
