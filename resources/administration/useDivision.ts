import { useSearchParams } from 'react-router-dom'
import { type Division, division } from '../../schema/division.ts'

const key = 'division'

/** The division that a page is about, by its code in the address; the first of those offered where it names none. */
export const useDivision = (offered: readonly [Division, ...Division[]]) => {
  const [search, setSearch] = useSearchParams()
  const named = offered.find((one) => String(division.encode(one)) === search.get(key))
  const choose = (chosen: Division) =>
    setSearch(
      (before) =>
        new URLSearchParams(
          [...before].filter(([name]) => name !== key).concat([[key, String(division.encode(chosen))]]),
        ),
    )
  return [named ?? offered[0], choose] as const
}
