import { useTranslate } from 'ra-core'
import { useMemo } from 'react'

const offered = ['late', 'delayed', 'onTime', 'inTransit', 'delivered']

/** The statuses that work in progress is filtered by: without Deviation Request (spec 2 §4). */
export const useStatusChoices = () => {
  const translate = useTranslate()
  return useMemo(() => offered.map((id) => ({ id, name: translate(`wip.filterStatus.${id}`) })), [translate])
}
