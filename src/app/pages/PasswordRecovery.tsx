import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { account } from '#schema/account/account.ts'
import { useFailureText } from '../useFailureText.ts'
import { PublicCard } from './PublicCard.tsx'
import { PublicField } from './PublicField.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { leaveTo, signInAddress, takeFromAddress } from './signInAddress.ts'
import { usePublicForm } from './usePublicForm.ts'

/**
 * Requests a recovery link. The response is the same for known and unknown addresses
 * `docs/product/account.md#unknown-addresses`.
 */
const RecoveryRequest = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const describeFailure = useFailureText()
  const { stage, submit, issues, failure } = usePublicForm(account.requestPasswordReset)
  const [email, setEmail] = useState('')

  const send = (event: FormEvent) => {
    event.preventDefault()
    submit({ email: email.trim() })
  }
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate('account.recovery.request')}</Typography>
      {stage.is === 'done' && (
        <MessageBanner kind="success">
          {(locale === 'en' && stage.answer.message) || translate('account.recovery.sent')}
        </MessageBanner>
      )}
      {failure !== null && <MessageBanner kind="error">{describeFailure(failure)}</MessageBanner>}
      <PublicField
        name="email"
        kind="email"
        label={translate('account.recovery.email')}
        value={email}
        onChange={setEmail}
        issues={issues}
        autoComplete="username"
      />
      <Button type="submit" variant="contained" disabled={stage.is === 'done'} loading={stage.is === 'sending'}>
        {translate('account.recovery.send')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mt: 1 }}>
        <Link href={signInAddress({})} variant="body2">
          {translate('account.recovery.backToSignIn')}
        </Link>
        <Link component={RouterLink} to="/contact/" variant="body2">
          {translate('pages.contact')}
        </Link>
      </Box>
    </Box>
  )
}

interface PasswordRecoveryProps {
  readonly leave?: (url: string) => void
}

/** Requests a recovery link, or sets the new password if the address contains a token. */
export const PasswordRecovery = ({ leave = leaveTo }: PasswordRecoveryProps) => {
  const translate = useTranslate()
  const [token, setToken] = useState(() => new URLSearchParams(window.location.search).get('token'))
  useEffect(() => void takeFromAddress('token'), [])
  return (
    <PublicCard title={translate('pages.password-recovery')}>
      {token ? <ResetPassword token={token} leave={leave} onAskAnother={() => setToken(null)} /> : <RecoveryRequest />}
    </PublicCard>
  )
}
