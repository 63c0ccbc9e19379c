import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { offers } from '#schema/scrap/offers.ts'

interface Props {
  readonly id: number
  readonly onAnswered: () => Promise<unknown>
}

/** Sends the customer's response to an offer: asks for confirmation and reports the outcome. */
const useAnswer = ({ id, onAnswered }: Props) => {
  const translate = useTranslate()
  const { alert, confirm } = useDialogs()
  const [isAccepted, setAccepted] = useState(false)
  const [isSending, setSending] = useState(false)
  const [keyOf] = useState(repeatKeys)

  const give = async () => {
    try {
      await send(offers.answer, { id, isAccepted }, { repeatKey: keyOf({ id, isAccepted }) })
      const outcome = isAccepted ? 'accepted' : 'declined'
      return { title: translate(`offers.${outcome}.title`), message: translate(`offers.${outcome}.text`) }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return { message: translate(error.status === 409 ? 'offers.taken' : 'offers.decisionFailed') }
    }
  }
  const submit = async () => {
    const title = translate(isAccepted ? 'offers.acceptOf' : 'offers.declineOf', { id })
    const message = translate('offers.question')
    if (!(await confirm({ title, message, confirmLabel: translate('offers.submit') }))) return
    setSending(true)
    const outcome = await give().finally(() => setSending(false))
    // Reload after success and failure: the server's state counts.
    const reloaded = onAnswered()
    await alert(outcome)
    await reloaded
  }
  return { isAccepted, setAccepted, isSending, submit }
}

export const OfferAnswer = (props: Props) => {
  const { id } = props
  const translate = useTranslate()
  const { isAccepted, setAccepted, isSending, submit } = useAnswer(props)
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <span>{translate('offers.decline')}</span>
        <Switch
          size="small"
          checked={isAccepted}
          disabled={isSending}
          slotProps={{ input: { 'aria-label': translate('offers.acceptOf', { id }) } }}
          onChange={() => setAccepted(!isAccepted)}
        />
        <span>{translate('offers.accept')}</span>
      </Box>
      <BusyButton
        size="small"
        variant="contained"
        isBusy={isSending}
        busyHint={translate('offers.sending')}
        aria-label={translate('offers.submitOf', { id })}
        onClick={() => void submit()}
      >
        {translate('offers.submit')}
      </BusyButton>
    </>
  )
}
