import { useSearchParams } from 'react-router-dom'
import { currentYear, offeredYears } from './years.ts'

const yearIn = (filter: string | null): unknown => {
  try {
    return JSON.parse(filter ?? '{}')?.year
  } catch {
    return undefined
  }
}

/** The year that the list is filtered by, else the current one; kept where lists keep their filters. */
export const useListedYear = () => {
  const [search, setSearch] = useSearchParams()
  const named = offeredYears().find((year) => year === Number(yearIn(search.get('filter'))))
  const choose = (year: number) => setSearch({ filter: JSON.stringify({ year }) })
  return [named ?? currentYear(), choose] as const
}
