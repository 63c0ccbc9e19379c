import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatThousands } from '#kit/fields/formats.ts'
import type { Cents } from '#schema/kinds.ts'
import { monthNames } from '#values/formats.ts'
import type { Difference, Place, Side } from './budgetConflict.ts'
import { labelOf } from './sellerBudgetModel.ts'

interface Props {
  readonly difference: Difference
  /** Undefined until a choice is made. */
  readonly side: Side | undefined
  readonly onChoose: (side: Side) => void
}

export const DifferenceChoice = ({ difference, side, onChoose }: Props) => {
  const translate = useTranslate()
  const placeName = (place: Place) =>
    typeof place === 'number' ? monthNames[place] : translate(`budgets.conflict.places.${place}`)
  const format = (cents: Cents | null) =>
    cents === null ? translate('budgets.conflict.noRow') : formatThousands(cents)
  const { row, place, was, isFixed } = difference
  const title = `${labelOf(row)}: ${placeName(place)}`
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr)' },
        py: { xs: 1, md: 0 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {translate('budgets.conflict.was', { amount: format(was) })}
      </Typography>
      <RadioGroup
        row
        aria-label={title}
        value={side ?? ''}
        onChange={(event) => onChoose(event.target.value as Side)}
        sx={{ columnGap: 2, '& .MuiFormControlLabel-label': { fontSize: 14, fontVariantNumeric: 'tabular-nums' } }}
      >
        {(['theirs', 'mine'] as const).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            disabled={isFixed && one === 'mine'}
            label={translate(`budgets.conflict.${one}`, { amount: format(difference[one]) })}
          />
        ))}
      </RadioGroup>
    </Box>
  )
}
