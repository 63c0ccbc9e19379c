import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { type QuoteRow, quoteHistory } from '#schema/quotes/quoteHistory.ts'
import { feedbackControl } from '#schema/quotes/quoteRules.ts'
import { WriteSeller } from './WriteSeller.tsx'

interface Props {
  readonly row: QuoteRow
  readonly customerId: number
  readonly onSent: () => void
}

/** Prompts for text until it is not empty, confirms, and sends it; after a failure the text is prefilled. */
const usePrompt = ({ row, customerId }: Props) => {
  const translate = useTranslate()
  const { promptAndConfirm, alert } = useDialogs()
  const [isBusy, setBusy] = useState(false)
  const [keyOf] = useState(repeatKeys)
  const typed = useRef('')

  const sendText = async (message: string) => {
    const input = { customerId, rfqNumber: row.rfqNumber, message }
    setBusy(true)
    try {
      await send(quoteHistory.sendFeedback, input, { repeatKey: keyOf(input) })
      await alert({
        title: translate('quoteHistory.thanksTitle'),
        message: translate('quoteHistory.thanks'),
        reload: true,
      })
    } catch (error) {
      const isConflict = error instanceof CallError && error.status === 409
      const reason = describeReason(error, translate)
      await alert({ message: translate(isConflict ? 'quoteHistory.taken' : 'quoteHistory.failed', { reason }) })
    } finally {
      setBusy(false)
    }
  }
  const ask = async () => {
    const text = await promptAndConfirm({
      prompt: {
        title: `${translate('quoteHistory.sendFeedback')}: ${row.number}`,
        message: translate('quoteHistory.prompt'),
        value: typed.current,
        isMultiline: true,
        maxLength: 255,
      },
      confirm: (shown) => translate('quoteHistory.confirm', { text: shown }),
      confirmLabel: translate('quoteHistory.send'),
    })
    if (text === null) return
    typed.current = text
    await sendText(text)
  }
  return { isBusy, ask }
}

/**
 * Content of the feedback column: empty, a text, or the button to send feedback
 * `docs/product/quotes.md#feedback-control`.
 */
export const Feedback = (props: Props) => {
  const { row, customerId, onSent } = props
  const translate = useTranslate()
  const [isWriting, setWriting] = useState(false)
  const { isBusy, ask } = usePrompt(props)
  const control = feedbackControl(row)
  if (control === 'hidden') return null
  if (control === 'contactSales')
    return (
      <Link component={RouterLink} to="/contact" variant="inherit">
        {translate('quoteHistory.contactSales')}
      </Link>
    )
  if (control === 'sent')
    return (
      <Box component="span" title={row.feedback ?? ''} sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
        <CheckIcon fontSize="small" sx={{ color: 'states.onTime.main' }} />
        {translate('quoteHistory.feedbackSent')}
      </Box>
    )
  return (
    <>
      <BusyButton
        size="small"
        variant="outlined"
        isBusy={isBusy}
        busyHint={translate('quoteHistory.sending')}
        aria-label={translate('quoteHistory.sendFeedbackOf', { number: row.number, item: row.item })}
        onClick={() => (control === 'prompt' ? void ask() : setWriting(true))}
      >
        {translate('quoteHistory.sendFeedback')}
      </BusyButton>
      {isWriting && (
        <WriteSeller
          kind="feedback"
          row={row}
          customerId={customerId}
          onClose={() => setWriting(false)}
          onSent={onSent}
        />
      )}
    </>
  )
}
