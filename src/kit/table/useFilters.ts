import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { filtersOf } from '../../../schema/call.ts'
import type { Field } from '../../../schema/kinds.ts'
import { formatValue } from '../kinds/kindDisplays.ts'
import type { Choice } from '../kinds/kindInput.ts'
import { useWording } from '../kinds/useWording.ts'
import { useListState } from './listState.ts'
import type { AnyOptions, TableResource } from './reportOptions.ts'

type Values = Readonly<Record<string, unknown>>

/** One filter of a report, and how its value reads. */
export interface Filter {
  readonly name: string
  readonly label: string
  readonly field: Field
  readonly choices: readonly Choice[]
  readonly format: (value: unknown) => string
}

const isSet = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(typeof value === 'number' && Number.isNaN(value))

/** The filters that are set, without the empty ones. */
export const setOnly = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)))

/** The filters of a report, with labels and choices in the current language. */
export const useReportFilters = ({ name, list }: TableResource, { filters, choices }: AnyOptions) => {
  const translate = useTranslate()
  const wordingOf = useWording()
  return useMemo(() => {
    const declared = list ? filtersOf(list) : {}
    return (filters ?? Object.keys(declared)).map((filter): Filter => {
      const field = declared[filter] as Field
      const wording = wordingOf(filter)
      const own: readonly Choice[] =
        field.kind === 'flag'
          ? [true, false].map((flag) => ({ id: String(flag), name: wording.flag(flag) }))
          : field.words.map((word) => ({ id: word, name: wording.word(word) }))
      const offered = choices?.[filter] ?? own
      const nameOf = (value: unknown) => offered.find((choice) => String(choice.id) === String(value))?.name
      const fallback = filter === 'q' ? translate('table.q') : translate(`resources.${name}.fields.${filter}`)
      return {
        name: filter,
        label: translate(`resources.${name}.filters.${filter}`, { _: fallback }),
        field,
        choices: offered,
        format: (value) => nameOf(value) ?? formatValue(field.kind, value, wording),
      }
    })
  }, [name, list, filters, choices, translate, wordingOf])
}

/** What stands in the filter inputs until Search makes it the list's filter. */
export const useFilterDraft = () => {
  const { filterValues, setFilters } = useListState()
  const [draft, setDraft] = useState<Values>(filterValues)
  // By what they say: the same filters may come as another object, and what is being typed is not theirs to undo.
  const said = JSON.stringify(filterValues)
  const [drafted, setDrafted] = useState(said)
  if (drafted !== said) {
    setDrafted(said)
    setDraft(filterValues)
  }
  const apply = (values: Values) => {
    setDraft(values)
    setFilters(setOnly(values))
  }
  return {
    draft,
    active: setOnly(filterValues),
    change: (name: string, value: unknown) => setDraft({ ...draft, [name]: value }),
    search: () => apply(draft),
    clearAll: () => apply({}),
    remove: (name: string) => apply({ ...filterValues, [name]: undefined }),
  }
}
