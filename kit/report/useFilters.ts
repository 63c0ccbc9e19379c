import { type ComponentType, useContext, useMemo, useState } from 'react'
import { useListFilterContext, useTranslate } from 'react-admin'
import { filtersOf } from '#schema/call.ts'
import { infoOf, type Schema } from '#schema/fields.ts'
import { type FilterInfo, filterOf, isSet } from '#schema/list.ts'
import { offersAdditions } from '#schema/wire/offered.ts'
import { wireName } from '#schema/wire/product.ts'
import { formatValue } from '../fields/kindDisplays.ts'
import type { Choice, KindFilterProps } from '../fields/kindInput.ts'
import { useWording } from '../fields/useWording.ts'
import { CustomerContext } from '../page/ForCustomer.tsx'
import type { AnyOptions, TableResource } from './reportOptions.ts'

type Values = Readonly<Record<string, unknown>>

export interface Filter {
  readonly name: string
  readonly label: string
  readonly field: FilterInfo
  readonly choices: readonly Choice[]
  /** The choices are provided separately and may still be loading. */
  readonly isSelect?: boolean
  /** Replaces the default input. */
  readonly input?: ComponentType<KindFilterProps> | undefined
  /** Text of a select that is not set. */
  readonly all?: string | undefined
  readonly format: (value: unknown) => string
}

/** Text of a filter value: several values are joined with commas, ranges with a dash. */
const formatFilter = ({ operator }: FilterInfo, value: unknown, format: (value: unknown) => string) => {
  if (operator === 'oneOf') return (value as readonly unknown[]).map(format).join(', ')
  if (operator === 'between') return (value as readonly unknown[]).map((end) => format(end) || '…').join(' – ')
  return format(value)
}

export const setOnly = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)))

export const useReportFilters = (
  { name, list }: TableResource,
  { filters, choices, inputs, aboutCustomer }: AnyOptions,
) => {
  const translate = useTranslate()
  const { hasOne } = useContext(CustomerContext)
  const wordingOf = useWording()
  return useMemo(() => {
    const declared = list ? filtersOf(list) : {}
    const hidden = (hasOne && aboutCustomer) || []
    // A company that answers only specified calls cannot search by other fields.
    const own = list && !offersAdditions(list.service) ? list.ownFields : []
    const isOwn = (filter: string) => own.includes(wireName(infoOf(declared[filter] as Schema).wire))
    const shown = (filters ?? Object.keys(declared)).filter((filter) => !hidden.includes(filter) && !isOwn(filter))
    return shown.map((filter): Filter => {
      const field = filterOf(filter, declared[filter] as Schema)
      const wording = wordingOf(filter)
      const words: readonly Choice[] =
        field.kind === 'flag'
          ? [true, false].map((flag) => ({ id: String(flag), name: wording.flag(flag) }))
          : field.words.map((word) => ({ id: word, name: wording.word(String(word)) }))
      const offered = choices?.[filter] ?? words
      const nameOf = (value: unknown) => offered.find((choice) => String(choice.id) === String(value))?.name
      const fallback = filter === 'q' ? translate('table.q') : translate(`resources.${name}.fields.${filter}`)
      return {
        name: filter,
        label: translate(`resources.${name}.filters.${filter}`, { _: fallback }),
        field,
        choices: offered,
        isSelect: choices?.[filter] !== undefined,
        input: inputs?.[filter],
        all: translate(`resources.${name}.all.${filter}`, { _: translate('table.all') }),
        format: (value) => formatFilter(field, value, (one) => nameOf(one) ?? formatValue(field.each, one, wording)),
      }
    })
  }, [name, list, filters, choices, inputs, aboutCustomer, hasOne, translate, wordingOf])
}

const contentOf = (values: Values) => JSON.stringify(Object.entries(setOnly(values)).toSorted())

/**
 * Filter inputs before Search applies them to the list. A half-typed date is known to its input only: inputs with
 * `version` as their key forget it when a filter is removed, or when the address changes the filters.
 */
export const useFilterDraft = () => {
  const { filterValues, setFilters } = useListFilterContext()
  const [draft, setDraft] = useState<Values>(filterValues)
  const [version, setVersion] = useState(0)
  // Compared by content: an equal object must not reset input in progress.
  const serialized = JSON.stringify(filterValues)
  const [drafted, setDrafted] = useState(serialized)
  if (drafted !== serialized) {
    setDrafted(serialized)
    setDraft(filterValues)
    if (contentOf(draft) !== contentOf(filterValues)) setVersion(version + 1)
  }
  const apply = (values: Values) => {
    setDraft(values)
    setFilters(setOnly(values))
  }
  const replace = (values: Values) => {
    apply(values)
    setVersion(version + 1)
  }
  return {
    draft,
    version,
    active: setOnly(filterValues),
    change: (name: string, value: unknown) => setDraft({ ...draft, [name]: value }),
    search: () => apply(draft),
    clearAll: () => replace({}),
    remove: (name: string) => replace({ ...filterValues, [name]: undefined }),
  }
}

export interface Filtering {
  readonly filters: readonly Filter[]
  readonly draft: ReturnType<typeof useFilterDraft>
}
