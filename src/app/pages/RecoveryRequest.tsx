import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'ra-core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { send } from '../../../dataProvider/client.ts'
import { account } from '../../../schema/account.ts'
import { MessageBanner } from '../../kit/feedback/MessageBanner.tsx'
import { signInAddress } from './signInAddress.ts'
import { useFailureText } from './useFailureText.ts'

type Stage =
  | { readonly is: 'open' | 'sending' }
  | { readonly is: 'sent'; readonly message: string }
  | { readonly is: 'failed'; readonly error: unknown }

const complaintOf = (stage: Stage) =>
  stage.is === 'failed' && stage.error instanceof CallFailed ? stage.error.complaints.email : undefined

/** Asks for the e-mail that a recovery link goes to. The answer is the same for known and unknown ones (DECISIONS H7). */
export const RecoveryRequest = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const sayFailure = useFailureText()
  const [email, setEmail] = useState('')
  const [stage, setStage] = useState<Stage>({ is: 'open' })
  const complaint = complaintOf(stage)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (complaint) input.current?.focus()
  }, [complaint])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (stage.is === 'sending' || stage.is === 'sent') return
    setStage({ is: 'sending' })
    try {
      const { message } = await send(account.requestPasswordReset, { email: email.trim() })
      setStage({ is: 'sent', message: locale === 'en' ? message : translate('account.recovery.sent') })
    } catch (error) {
      setStage({ is: 'failed', error })
    }
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{translate('account.recovery.request')}</Typography>
      {stage.is === 'sent' && <MessageBanner kind="success">{stage.message}</MessageBanner>}
      {stage.is === 'failed' && !complaint && <MessageBanner kind="error">{sayFailure(stage.error)}</MessageBanner>}
      <TextField
        required
        fullWidth
        id="email"
        name="email"
        inputRef={input}
        type="email"
        label={translate('account.recovery.email')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={complaint !== undefined}
        helperText={complaint && translate(`complaints.${complaint.code}`, { limit: complaint.limit })}
        slotProps={{ htmlInput: { autoComplete: 'username', maxLength: 254, inputMode: 'email' } }}
      />
      <Button type="submit" variant="contained" disabled={stage.is === 'sent'} loading={stage.is === 'sending'}>
        {translate('account.recovery.send')}
      </Button>
      <Link href={signInAddress({})} variant="body2">
        {translate('account.recovery.backToSignIn')}
      </Link>
    </Box>
  )
}
