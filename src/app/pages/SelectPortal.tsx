import Button from '@mui/material/Button'
import { type MouseEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { hasLoginCookie } from '#authProvider/session.ts'
import { send } from '#dataProvider/calls/client.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { isPlainClick } from '#kit/isPlainClick.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { account } from '#schema/account/account.ts'
import { atBase } from '#values/basePath.ts'
import { useFailureText } from '../useFailureText.ts'
import { PublicCard } from './PublicCard.tsx'
import { leaveTo } from './signInAddress.ts'

interface SelectPortalProps {
  readonly leave?: (url: string) => void
}

/**
 * Portal selection as a page `docs/product/account.md#portal-chooser`. Forge is opened through the session landing with
 * a new one-time code.
 */
export const SelectPortal = ({ leave = leaveTo }: SelectPortalProps) => {
  const translate = useTranslate()
  const describeFailure = useFailureText()
  const [error, setError] = useState<unknown>(null)

  const enterForge = async (event: MouseEvent) => {
    if (!hasLoginCookie() || !isPlainClick(event)) return
    event.preventDefault()
    try {
      const { session } = await send(account.createSessionCode, {})
      leave(`/forge/loginexterno?session=${encodeURIComponent(session)}`)
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <PublicCard title={translate('account.chooser.title')}>
      {error !== null && <MessageBanner kind="error">{describeFailure(error)}</MessageBanner>}
      <Button href={atBase(portalSettings().aerospaceUrl)} variant="outlined" size="large">
        {translate('account.chooser.aerospace')}
      </Button>
      <Button href={atBase('/forge/loginexterno')} variant="contained" size="large" onClick={enterForge}>
        {translate('account.chooser.forge')}
      </Button>
    </PublicCard>
  )
}
