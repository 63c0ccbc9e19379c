import Cancel from '@mui/icons-material/Cancel'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { touchScreens } from '../touchLink.ts'
import type { Filtering } from './useFilters.ts'

const chip = {
  maxWidth: '100%',
  height: 24,
  [touchScreens]: { height: 32 },
  pl: 1,
  pr: 0.5,
  gap: 0.5,
  border: 1,
  borderColor: 'inputBorder',
  borderRadius: '16px',
  '&:hover': { bgcolor: 'action.hover' },
}

const isDelete = (key: string) => key === 'Delete' || key === 'Backspace'

export const FilterChips = ({ filters, draft }: Filtering) => {
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
            <ButtonBase
              title={text}
              onClick={() => draft.remove(name)}
              onKeyUp={({ key }) => isDelete(key) && draft.remove(name)}
              aria-label={translate('table.removeFilter', { filter: text })}
              sx={chip}
            >
              <Typography component="span" noWrap sx={{ fontSize: 13 }}>
                {text}
              </Typography>
              <Cancel sx={{ fontSize: 16, color: 'text.secondary' }} />
            </ButtonBase>
          </Box>
        )
      })}
    </Box>
  )
}
