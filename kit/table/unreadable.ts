import { createContext, useContext, useEffect } from 'react'
import { useTranslate } from 'react-admin'
import type { Unreadable } from '#schema/tolerance/faults.ts'

export const nothingUnreadable: Unreadable = { records: [], fields: [] }

/** Unreadable parts of all answers that the page shows. */
export const UnreadableContext = createContext(nothingUnreadable)

/** Shows the faults of the answer to a request; returns the function that ends it. */
export const ShowAnswerContext = createContext<(request: string) => () => void>(() => () => undefined)

/** Shows the faults of an answer while the component shows its rows; null for an answer that has none. */
export const useShownAnswer = (request: string | null) => {
  const show = useContext(ShowAnswerContext)
  useEffect(() => (request === null ? undefined : show(request)), [request, show])
}

/** True if sums of a table over these columns miss rows or cells. */
export const isIncomplete = ({ records, fields }: Unreadable, sources: readonly string[]) =>
  records.length > 0 || fields.some((field) => sources.some((source) => field.endsWith(`.${source}`)))

/** True if rows of this record could not be read, so that nothing can be said about all of them. */
export const useIsMissing = (record: string) => useContext(UnreadableContext).records.includes(record)

/**
 * Labels a sum that the page makes over fields of rows, such as `cuttingEnd.weight`, and says if it misses some of
 * them.
 */
export const useSumLabel = () => {
  const { records, fields } = useContext(UnreadableContext)
  const translate = useTranslate()
  const isMissed = (field: string) => fields.includes(field) || records.some((record) => field.startsWith(`${record}.`))
  return (label: string, ...summed: readonly string[]) =>
    summed.some(isMissed) ? translate('table.incomplete', { label }) : label
}
