import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import type { SystemStyleObject } from '@mui/system'
import type { ComponentType, ReactNode, Ref } from 'react'
import { useListFilterContext, useTranslate } from 'react-admin'
import type { FieldInfo, KindName } from '#schema/fields.ts'
import type { Day } from '#schema/kinds.ts'
import { FailedState } from '../feedback/FailedState.tsx'
import { choiceMenu } from '../fields/choiceMenu.ts'
import { datePickers } from '../fields/DateRange.tsx'
import type { KindFilterProps } from '../fields/kindInput.ts'
import { TextFilter } from '../fields/TextFilter.tsx'
import { useChunk } from '../useChunk.ts'
import { RangeFilter } from './RangeFilter.tsx'
import type { Filter, Filtering } from './useFilters.ts'

// Values of a select are texts or numbers; flags are compared as text.
const readChoice = ({ kind }: FieldInfo, text: string) => (kind === 'flag' ? text === 'true' : text)

const ChoiceFilter = ({ field, label, value, onChange, choices, all }: KindFilterProps) => {
  const translate = useTranslate()
  const picked = choices.find((choice) => String(choice.id) === String(value))
  return (
    <TextField
      select
      label={label}
      value={picked ? picked.id : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : readChoice(field, target.value))}
      size="small"
      slotProps={{ select: { MenuProps: choiceMenu({ 'aria-label': label }) } }}
      // As wide as its label and the arrow.
      sx={{ minWidth: `max(140px, calc(${label.length * 0.85}ch + 60px))` }}
    >
      <MenuItem value="">{all ?? translate('table.all')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  )
}

const style = { width: 200, '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'inputBorder' } }

const DayFilter = ({ label, value, onChange }: KindFilterProps) => {
  const { content, hasFailed, retry } = useChunk(datePickers)
  if (hasFailed) return <FailedState onRetry={retry} />
  const day = ((value as string | undefined)?.slice(0, 10) ?? null) as Day | null
  return (
    <Box className="day-filter" sx={style}>
      {content ? (
        <content.DateField
          label={label}
          day={day}
          onChange={(selected) => onChange(selected ?? undefined)}
          isClearable
        />
      ) : (
        <Skeleton variant="rounded" height={37} />
      )}
    </Box>
  )
}

/** Matches any selected value; an empty selection does not filter. */
const ManyFilter = ({ label, value, onChange, choices }: KindFilterProps) => (
  <TextField
    select
    label={label}
    value={value ?? []}
    onChange={({ target }) =>
      onChange((target.value as unknown as readonly unknown[]).length > 0 ? target.value : undefined)
    }
    size="small"
    slotProps={{ select: { multiple: true, MenuProps: choiceMenu({ 'aria-label': label }) } }}
    sx={{ minWidth: 140 }}
  >
    {choices.map((choice) => (
      <MenuItem key={choice.id} value={choice.id}>
        {choice.name}
      </MenuItem>
    ))}
  </TextField>
)

const kindFilters: Readonly<Record<KindName, ComponentType<KindFilterProps>>> = {
  text: TextFilter,
  email: TextFilter,
  secret: TextFilter,
  integer: TextFilter,
  quantity: TextFilter,
  money: TextFilter,
  thousands: TextFilter,
  kilograms: TextFilter,
  pounds: TextFilter,
  inches: TextFilter,
  percent: TextFilter,
  day: DayFilter,
  instant: DayFilter,
  flag: ChoiceFilter,
  oneOf: ChoiceFilter,
  document: TextFilter,
  documents: TextFilter,
  many: ManyFilter,
  rows: TextFilter,
}

const noEnds = [null, null] as const

const inputOf = ({ field, choices, isSelect = false, input }: Filter) => {
  const isChoice = (isSelect || choices.length > 0) && field.kind !== 'many'
  return input ?? (isChoice ? ChoiceFilter : kindFilters[field.kind])
}

/** One input per filter: a custom one, two for a range, a select if there are choices, else by kind. */
const FilterInputs = ({ filters, draft }: Filtering) =>
  filters.map((filter) => {
    const { name, label, field, choices, all } = filter
    const value = draft.draft[name]
    const onChange = (changed: unknown) => draft.change(name, changed)
    if (field.operator === 'between')
      return (
        <RangeFilter
          key={name}
          filter={filter}
          onChange={onChange}
          value={(value as typeof noEnds | undefined) ?? noEnds}
        />
      )
    const Input = inputOf(filter)
    return (
      <Input key={name} field={field} label={label} choices={choices} all={all} value={value} onChange={onChange} />
    )
  })

interface Props extends Filtering {
  readonly layout: SystemStyleObject
  readonly bar?: Ref<HTMLFormElement>
  /** Between the inputs and the buttons. */
  readonly children?: ReactNode
  readonly onDone?: () => void
}

/** Filter inputs with Search and Clear All; Enter searches. */
export const FilterForm = ({ filters, draft, layout, bar, children, onDone }: Props) => {
  const translate = useTranslate()
  const { resource } = useListFilterContext()
  return (
    <Box
      component="form"
      ref={bar}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The form of the sheet is within the bar's, in React's tree.
        event.stopPropagation()
        draft.search()
        onDone?.()
      }}
      sx={layout}
    >
      <FilterInputs key={draft.version} filters={filters} draft={draft} />
      {children}
      <Button type="submit" variant="outlined">
        {translate(`resources.${resource}.buttons.search`, { _: translate('table.search') })}
      </Button>
      <Button
        onClick={() => {
          draft.clearAll()
          onDone?.()
        }}
      >
        {translate('table.clearAll')}
      </Button>
    </Box>
  )
}
