import { useEffect } from 'react'
import { fetchCurrentUser } from '../../../authProvider/currentUser.ts'
import { send } from '../../../dataProvider/client.ts'
import { account } from '../../../schema/account.ts'

/** Who has signed in again in another tab comes back to the page as it was; somebody else gets a page of their own. */
export const useRevival = (isExpired: boolean, revive: () => void) => {
  useEffect(() => {
    if (!isExpired) return
    const ask = async () => {
      const [now, before] = await Promise.all([
        send(account.currentUser, {}, { handlesExpiry: true }),
        fetchCurrentUser().catch(() => null),
      ])
      if (now.id === before?.id) revive()
      else window.location.reload()
    }
    const askQuietly = () => void ask().catch(() => undefined)
    window.addEventListener('focus', askQuietly)
    return () => window.removeEventListener('focus', askQuietly)
  }, [isExpired, revive])
}
