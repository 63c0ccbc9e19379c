import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import type { Filter, useFilterDraft } from './useFilters.ts'

interface Props {
  readonly filters: readonly Filter[]
  readonly draft: ReturnType<typeof useFilterDraft>
}

/** What the list is filtered by; each can be taken away. */
export const FilterChips = ({ filters, draft }: Props) => {
  const translate = useTranslate()
  const active = filters.filter(({ name }) => name in draft.active)
  if (active.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={translate('table.activeFilters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, minWidth: 0 }}
    >
      {active.map(({ name, label, format }) => {
        const text = `${label}: ${format(draft.active[name])}`
        return (
          <Box component="li" key={name} sx={{ maxWidth: '100%' }}>
            <Chip
              size="small"
              variant="outlined"
              label={text}
              title={text}
              onClick={() => draft.remove(name)}
              onDelete={() => draft.remove(name)}
              aria-label={translate('table.removeFilter', { filter: text })}
              sx={{ maxWidth: '100%' }}
            />
          </Box>
        )
      })}
    </Box>
  )
}
