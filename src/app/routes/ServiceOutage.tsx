import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { account } from '#schema/account/account.ts'
import { isOutage } from './outage.ts'

const everyMilliseconds = 5_000

const isBack = () =>
  send(account.currentUser, {}, { handlesExpiry: true }).then(
    () => true,
    (error: unknown) => !isOutage(error),
  )

/** The service that knows the session does not answer: asks until it does, and opens the page then. */
export const ServiceOutage = () => {
  const translate = useTranslate()
  useEffect(() => {
    let timer: number
    const askLater = () => {
      timer = window.setTimeout(async () => {
        if (await isBack()) window.location.reload()
        else askLater()
      }, everyMilliseconds)
    }
    askLater()
    return () => window.clearTimeout(timer)
  }, [])
  return <MessageBanner kind="warning">{translate('session.outage')}</MessageBanner>
}
