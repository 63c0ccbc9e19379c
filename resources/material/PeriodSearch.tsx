import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DateRange } from '../../src/kit/dates/DateRange.tsx'
import type { Period } from './usePeriod.ts'

interface Props {
  readonly asked: Period
  /** What Clear asks for. */
  readonly cleared: Period
  readonly onSearch: (period: Period) => void
  /** Of the text that is searched for, where there is one. */
  readonly textLabel?: string
  readonly clearLabel?: string
}

/** A text and two days that count once they are searched for; Enter searches. */
const Search = ({ asked, cleared, onSearch, textLabel, clearLabel }: Props) => {
  const translate = useTranslate()
  const [draft, setDraft] = useState(asked)
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
      <Button onClick={() => onSearch(cleared)}>{clearLabel ?? translate('table.clearAll')}</Button>
    </Box>
  )
}

/** The search of a period, begun anew whenever something else has been asked for. */
export const PeriodSearch = (props: Props) => <Search key={Object.values(props.asked).join(' ')} {...props} />
