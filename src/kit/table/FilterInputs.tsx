import { ChoiceFilter } from '../kinds/ChoiceFilter.tsx'
import { kindFilters } from '../kinds/kindFilters.ts'
import type { Filter, useFilterDraft } from './useFilters.ts'

interface Props {
  readonly filters: readonly Filter[]
  readonly draft: ReturnType<typeof useFilterDraft>
}

/** One input per filter: a select where there are choices, else as the kind says. */
export const FilterInputs = ({ filters, draft }: Props) =>
  filters.map(({ name, label, field, choices }) => {
    const Input = choices.length > 0 ? ChoiceFilter : kindFilters[field.kind]
    return (
      <Input
        key={name}
        field={field}
        label={label}
        choices={choices}
        value={draft.draft[name]}
        onChange={(value) => draft.change(name, value)}
      />
    )
  })
