import { useTranslate } from 'react-admin'
import type { Day } from '#values/types.ts'
import { DateRange } from '../fields/DateRange.tsx'
import { TextFilter } from '../fields/TextFilter.tsx'
import type { Filter } from './useFilters.ts'

type Ends = readonly [from: unknown, to: unknown]

interface Props {
  readonly filter: Filter
  readonly value: Ends
  readonly onChange: (ends: Ends) => void
}

/** Date pickers or text inputs; an empty end is open. */
export const RangeFilter = ({ filter: { label, field }, value: [from, to], onChange }: Props) => {
  const translate = useTranslate()
  const [fromLabel, toLabel] = [translate('table.from', { label }), translate('table.to', { label })]
  if (field.kind === 'day')
    return (
      <DateRange
        from={(from ?? null) as Day | null}
        to={(to ?? null) as Day | null}
        onChange={(range) => onChange([range.from, range.to])}
        fromLabel={fromLabel}
        toLabel={toLabel}
        isClearable
      />
    )
  return (
    <>
      <TextFilter
        field={field}
        choices={[]}
        label={fromLabel}
        value={from ?? undefined}
        onChange={(end) => onChange([end ?? null, to])}
      />
      <TextFilter
        field={field}
        choices={[]}
        label={toLabel}
        value={to ?? undefined}
        onChange={(end) => onChange([from, end ?? null])}
      />
    </>
  )
}
