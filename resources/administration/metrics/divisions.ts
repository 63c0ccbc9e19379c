import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { Division } from '#schema/administration/division.ts'

/** By their code in the URL. */
export const offered = { 0: 'aerospace', 1: 'forge' } as const satisfies Record<number, Division>

export type OfferedDivision = (typeof offered)[keyof typeof offered]

export const addressOf = (route: string, division: OfferedDivision, more: Readonly<Record<string, string>> = {}) =>
  `/${route}?${new URLSearchParams({ ...more, division: division === 'aerospace' ? '0' : '1' })}`

/** `named` is null without a division in the URL; `last` is the one last selected. */
export const useLastDivision = () => {
  const [query] = useSearchParams()
  const [last, setLast] = useStore<OfferedDivision>('metrics.division', 'forge')
  const code = query.get('division')
  const named = code === '0' || code === '1' ? offered[code] : null
  useEffect(() => {
    if (named !== null) setLast(named)
  }, [named, setLast])
  return { named, last }
}
