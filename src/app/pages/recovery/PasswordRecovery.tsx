import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { leaveTo, takeFromAddress } from '../session/signInAddress.ts'
import { PublicCard } from './PublicCard.tsx'
import { RecoveryRequest } from './RecoveryRequest.tsx'
import { ResetPassword } from './ResetPassword.tsx'

interface PasswordRecoveryProps {
  readonly leave?: (url: string) => void
}

const tokenInAddress = () => new URLSearchParams(window.location.search).get('token')

/** Requests a recovery link, or sets the new password if the address contains a token. */
export const PasswordRecovery = ({ leave = leaveTo }: PasswordRecoveryProps) => {
  const translate = useTranslate()
  const [token, setToken] = useState(tokenInAddress)
  useEffect(() => void takeFromAddress('token'), [])
  return (
    <PublicCard title={translate('pages.password-recovery')}>
      {token ? <ResetPassword token={token} leave={leave} onAskAnother={() => setToken(null)} /> : <RecoveryRequest />}
    </PublicCard>
  )
}
