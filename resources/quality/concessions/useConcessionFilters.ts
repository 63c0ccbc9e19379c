import { useSearchParams } from 'react-router-dom'
import { fold } from '#values/texts.ts'
import { type Concession, isUploaded } from './concessionCards.ts'

/** Filters of the list, kept in the URL. */
interface ConcessionFilters {
  readonly text: string
  readonly isPending: boolean
}

const wordsOf = ({ ncr, type, customerPartNumber, providerPartNumber, purchaseOrder }: Concession) =>
  fold([ncr, type, customerPartNumber, providerPartNumber, purchaseOrder ?? ''].join(' '))

/** Filters by text in any name or number, and optionally to concessions without an approval. */
export const narrowed = (rows: readonly Concession[], { text, isPending }: ConcessionFilters) =>
  rows.filter((row) => wordsOf(row).includes(fold(text.trim())) && !(isPending && isUploaded(row)))

/** Search, filter and page of the list, kept in the URL. */
export const useConcessionFilters = () => {
  const [search, setSearch] = useSearchParams()
  const change = (name: string, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (name !== 'page') after.delete('page')
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return {
    text: search.get('q') ?? '',
    isPending: search.get('pending') === '1',
    page: Math.max(1, Number(search.get('page')) || 1),
    setText: (text: string) => change('q', text),
    setPending: (isOn: boolean) => change('pending', isOn ? '1' : ''),
    setPage: (page: number) => change('page', page === 1 ? '' : String(page)),
  }
}
