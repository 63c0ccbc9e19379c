import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { type FormEvent, useEffect, useState } from 'react'
import { MessageBanner } from '../../kit/feedback/MessageBanner.tsx'
import { isAcceptable } from '../../kit/password/newPassword.ts'
import { PasswordChecklist } from '../../kit/password/PasswordChecklist.tsx'
import { PasswordField } from '../../kit/password/PasswordField.tsx'
import { useFailureText } from './useFailureText.ts'
import { useReset } from './useReset.ts'

interface ResetPasswordProps {
  readonly token: string
  readonly leave: (url: string) => void
  readonly onAskAnother: () => void
}

const rulesId = 'password-rules'

/** Sets a new password with the token of a recovery link or an invitation. */
export const ResetPassword = ({ token, leave, onAskAnother }: ResetPasswordProps) => {
  const translate = useTranslate()
  const sayFailure = useFailureText()
  const { stage, reset, complaints } = useReset(leave)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')

  const say = (name: 'email' | 'password' | 'confirmation') => {
    const complaint = complaints[name]
    return complaint && translate(`complaints.${complaint.code}`, { limit: complaint.limit })
  }
  const firstWrong = (['email', 'password', 'confirmation'] as const).find((name) => complaints[name])
  useEffect(() => {
    if (firstWrong) document.getElementById(firstWrong)?.focus()
  }, [firstWrong])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    reset({ email: email.trim(), password, confirmation, token })
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{translate('account.recovery.choose')}</Typography>
      {stage.is === 'done' && <MessageBanner kind="success">{translate('account.recovery.done')}</MessageBanner>}
      {stage.is === 'failed' && !firstWrong && (
        <MessageBanner
          kind="error"
          action={
            <Button color="inherit" size="small" onClick={onAskAnother}>
              {translate('account.recovery.another')}
            </Button>
          }
        >
          {sayFailure(stage.error)}
        </MessageBanner>
      )}
      <TextField
        required
        fullWidth
        id="email"
        name="email"
        type="email"
        label={translate('account.recovery.email')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={Boolean(say('email'))}
        helperText={say('email')}
        slotProps={{ htmlInput: { autoComplete: 'username', maxLength: 254, inputMode: 'email' } }}
      />
      <PasswordField
        name="password"
        label={translate('account.recovery.password')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={say('password')}
        describedBy={rulesId}
      />
      <PasswordField
        name="confirmation"
        label={translate('account.recovery.confirmation')}
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
        error={say('confirmation')}
      />
      <PasswordChecklist id={rulesId} password={password} confirmation={confirmation} />
      <Button
        type="submit"
        variant="contained"
        disabled={!email.trim() || !isAcceptable(password, confirmation) || stage.is === 'done'}
        loading={stage.is === 'sending'}
      >
        {translate('account.recovery.reset')}
      </Button>
    </Box>
  )
}
