import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useListState } from '../state/listState.ts'
import { FilterInputs } from './FilterInputs.tsx'
import type { Filtering } from './useFilters.ts'

interface Props extends Filtering {
  /** Stacked, as in the phone's filter sheet. */
  readonly isStacked?: boolean
  readonly onDone?: () => void
}

/** Filters with Search and Clear All; Enter searches. */
export const FilterBar = ({ filters, draft, isStacked = false, onDone }: Props) => {
  const translate = useTranslate()
  const { resource } = useListState()
  // A half-typed date is known to its input only; a new key forgets it.
  const [clears, setClears] = useState(0)
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        draft.search()
        onDone?.()
      }}
      sx={
        isStacked
          ? { display: 'grid', gap: 2, pt: 1 }
          : {
              display: 'flex',
              flexWrap: 'wrap',
              flexGrow: 1,
              flexBasis: { lg: 0 },
              gap: 1,
              alignItems: 'center',
              // Wraps only when the inputs are too narrow for their labels.
              '& > :not(button)': { flex: '1 1 96px', maxWidth: 152 },
              '& > .MuiAutocomplete-root': { flexBasis: 200, minWidth: 200, maxWidth: 264 },
              '& > .day-filter': { flexBasis: 176, maxWidth: 200 },
              '& > .day-range': { flexBasis: 376, maxWidth: 408 },
              '& > .MuiTextField-root:first-of-type': { flexBasis: 136, maxWidth: 264 },
              '& > button': { flexShrink: 0 },
            }
      }
    >
      <FilterInputs key={clears} filters={filters} draft={draft} />
      <Button type="submit" variant="outlined">
        {translate(`resources.${resource}.buttons.search`, { _: translate('table.search') })}
      </Button>
      <Button
        onClick={() => {
          draft.clearAll()
          setClears(clears + 1)
          onDone?.()
        }}
      >
        {translate('table.clearAll')}
      </Button>
    </Box>
  )
}
