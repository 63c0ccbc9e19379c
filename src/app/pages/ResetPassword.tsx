import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import type { FieldIssues } from '#kit/form/issues.ts'
import { isAcceptable } from '#kit/form/newPassword.ts'
import { PasswordChecklist } from '#kit/form/PasswordChecklist.tsx'
import { useGuessed } from '#kit/form/useGuessed.ts'
import { account } from '#schema/account/account.ts'
import { passwordIssue } from '#schema/account/passwordRules.ts'
import { useFailureText } from '../useFailureText.ts'
import { PublicField } from './PublicField.tsx'
import { signInAddress } from './signInAddress.ts'
import { usePublicForm } from './usePublicForm.ts'

interface ResetPasswordProps {
  readonly token: string
  readonly leave: (url: string) => void
  readonly onAskAnother: () => void
}

const rulesId = 'password-rules'
const msUntilRedirect = 3000

/** Sets a new password with the token of a recovery link or invitation, then redirects to the login page. */
export const ResetPassword = ({ token, leave, onAskAnother }: ResetPasswordProps) => {
  const translate = useTranslate()
  const describeFailure = useFailureText()
  const guessed = useGuessed()
  const { stage, submit, issues, failure } = usePublicForm(account.resetPassword, (input): FieldIssues => {
    const code = passwordIssue(input.password, { ...guessed, email: input.email })
    return code ? { password: { code } } : {}
  })
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const isDone = stage.is === 'done'

  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => leave(signInAddress({ resetSuccess: '1' })), msUntilRedirect)
    return () => clearTimeout(timer)
  }, [isDone, leave])

  const send = (event: FormEvent) => {
    event.preventDefault()
    submit({ email: email.trim(), password, confirmation, token })
  }
  const secret = { kind: 'secret', autoComplete: 'new-password', issues } as const
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate('account.recovery.choose')}</Typography>
      {isDone && <MessageBanner kind="success">{translate('account.recovery.done')}</MessageBanner>}
      {failure !== null && (
        <MessageBanner
          kind="error"
          action={
            <Button color="inherit" size="small" onClick={onAskAnother}>
              {translate('account.recovery.another')}
            </Button>
          }
        >
          {describeFailure(failure)}
        </MessageBanner>
      )}
      <PublicField
        name="email"
        kind="email"
        label={translate('account.recovery.email')}
        value={email}
        onChange={setEmail}
        issues={issues}
        autoComplete="username"
      />
      <PublicField
        {...secret}
        name="password"
        label={translate('account.recovery.password')}
        value={password}
        onChange={setPassword}
        describedBy={rulesId}
      />
      <PublicField
        {...secret}
        name="confirmation"
        label={translate('account.recovery.confirmation')}
        value={confirmation}
        onChange={setConfirmation}
      />
      <PasswordChecklist id={rulesId} password={password} confirmation={confirmation} />
      <Button
        type="submit"
        variant="contained"
        disabled={!email.trim() || !isAcceptable(password, confirmation) || isDone}
        loading={stage.is === 'sending'}
        sx={{ mt: 1 }}
      >
        {translate('account.recovery.reset')}
      </Button>
    </Box>
  )
}
