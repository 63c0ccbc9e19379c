import { ChoiceFilter } from '../../kinds/filters/ChoiceFilter.tsx'
import { kindFilters } from '../../kinds/filters/kindFilters.ts'
import { RangeFilter } from './RangeFilter.tsx'
import type { Filter, Filtering } from './useFilters.ts'

const noEnds = [null, null] as const

const inputOf = ({ field, choices, isSelect = false, input }: Filter) => {
  const isChoice = (isSelect || choices.length > 0) && field.kind !== 'many'
  return input ?? (isChoice ? ChoiceFilter : kindFilters[field.kind])
}

/** One input per filter: a custom one, two for a range, a select if there are choices, else by kind. */
export const FilterInputs = ({ filters, draft }: Filtering) =>
  filters.map((filter) => {
    const { name, label, field, choices, all } = filter
    const value = draft.draft[name]
    const onChange = (changed: unknown) => draft.change(name, changed)
    if (field.operator === 'between')
      return <RangeFilter key={name} {...{ filter, onChange }} value={(value as typeof noEnds | undefined) ?? noEnds} />
    const Input = inputOf(filter)
    return <Input key={name} {...{ field, label, choices, all, value, onChange }} />
  })
