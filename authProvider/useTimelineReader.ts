import { useCallback, useMemo, useState } from 'react'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { account } from '#schema/account/account.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { useMenu } from './menu.ts'

const aMinute = 60_000

/** The call of the timeline, whose own declaration would load its records with the first page. */
const timelineCall = { service: 'read', isAddition: true, isOwn: false, isOfAuth: false } as const

/**
 * True if the user may open the order timeline. It is in no menu, so the check is sent once numbers are shown,
 * by GET, which counts no visit.
 */
export const useTimelineReader = () => {
  const customerId = useCurrentCustomer()
  const { customerIds } = useMenu()
  const [hasNumbers, setNumbers] = useState(false)
  const areOffered = isOffered(timelineCall) && isOffered(account.pageAccessByGet)
  const { data } = useCall(
    account.pageAccessByGet,
    { slug: 'order', customerId },
    { enabled: hasNumbers && areOffered, staleTime: aMinute, handlesExpiry: true },
  )
  const mayOpen = data?.ok === true
  const onNumbers = useCallback(() => setNumbers(true), [])
  return useMemo(() => ({ mayOpen, customerId, customerIds, onNumbers }), [mayOpen, customerId, customerIds, onNumbers])
}
