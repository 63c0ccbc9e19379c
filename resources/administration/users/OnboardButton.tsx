import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { portalSettings } from '#kit/portalSettings.ts'

/** Link to onboarding; hidden with a connected auth service, which has no calls for it. */
export const OnboardButton = () => {
  const translate = useTranslate()
  if (!portalSettings().isEmbedded.auth) return null
  return (
    <Button component={Link} to="/onboard-users" variant="outlined">
      {translate('users.onboard')}
    </Button>
  )
}
