import { useSearchParams } from 'react-router-dom'
import { dayIssue } from '#schema/kinds.ts'
import type { Day } from '#values/types.ts'

/** Search text (may be empty) and period; both days are included. */
export interface Period {
  readonly text: string
  readonly from: Day
  readonly to: Day
}

/** Period in the URL, `?q=&from=&to=`; missing parameters have their defaults. */
export const usePeriod = (defaults: Pick<Period, 'from' | 'to'>) => {
  const [search, setSearch] = useSearchParams()
  const dayIn = (name: 'from' | 'to') => {
    const day = search.get(name) ?? ''
    return dayIssue(day) === null ? (day as Day) : defaults[name]
  }
  const period: Period = { text: search.get('q') ?? '', from: dayIn('from'), to: dayIn('to') }
  const apply = ({ text, from, to }: Period) => {
    const named = Object.entries({ q: text.trim(), from, to }).filter(([, value]) => value !== '')
    setSearch(new URLSearchParams(named))
  }
  return { period, apply }
}
