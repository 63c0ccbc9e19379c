import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { orderStatusCode } from '../../../schema/orderStatus.ts'

/** The statuses that orders are filtered by, which say Delayed where a row says Delay (DECISIONS F33). */
export const useStatusChoices = () => {
  const translate = useTranslate()
  return useMemo(
    () => ({ status: orderStatusCode.words.map((id) => ({ id, name: translate(`orders.filterStatus.${id}`) })) }),
    [translate],
  )
}
