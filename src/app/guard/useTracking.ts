import { useEffect } from 'react'
import { send } from '../../../dataProvider/client.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { account } from '../../../schema/account.ts'

/**
 * The footer's call, once for each page opened; nobody waits for it and its failure is of no interest (DECISIONS X20).
 */
export const useTracking = (title: string) => {
  const customerId = useCurrentCustomer()
  useEffect(() => {
    send(account.track, { title, customerId }, { handlesExpiry: true }).catch(() => undefined)
  }, [title, customerId])
}
