import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DateRange } from '#kit/fields/DateRange.tsx'
import type { Period } from './usePeriod.ts'

interface Props {
  readonly period: Period
  /** Period after Clear. */
  readonly cleared: Period
  readonly onSearch: (period: Period) => void
  /** Label of the text input; without it, only the days are shown. */
  readonly textLabel?: string
  readonly clearLabel?: string
}

interface SearchProps extends Props {
  readonly onClear: () => void
}

/** Text and two days, applied by the button or Enter. */
const Search = ({ period, cleared, onSearch, onClear, textLabel, clearLabel }: SearchProps) => {
  const translate = useTranslate()
  const [draft, setDraft] = useState(period)
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(draft)
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, alignItems: 'center' }}
    >
      {textLabel !== undefined && (
        <TextField
          label={textLabel}
          size="small"
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
      )}
      <DateRange
        from={draft.from}
        to={draft.to}
        onChange={({ from, to }) => setDraft({ ...draft, from: from ?? draft.from, to: to ?? draft.to })}
      />
      <Button type="submit" variant="outlined">
        {translate('table.search')}
      </Button>
      <Button
        onClick={() => {
          onClear()
          onSearch(cleared)
        }}
      >
        {clearLabel ?? translate('table.clearAll')}
      </Button>
    </Box>
  )
}

/** The key resets the inputs, half-typed dates included, when the applied search changes and when it is cleared. */
export const PeriodSearch = (props: Props) => {
  const [clears, setClears] = useState(0)
  const key = [clears, ...Object.values(props.period)].join(' ')
  return <Search key={key} {...props} onClear={() => setClears(clears + 1)} />
}
