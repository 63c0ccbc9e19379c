import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useListFilterContext, useTranslate } from 'react-admin'
import { businessToday } from '#kit/fields/days.ts'
import { setOnly } from '#kit/report/useFilters.ts'
import { lastMonth, lastWeek, quarterOf } from '#values/days.ts'

/** Periods of the shipping day that apply immediately; pressing the current one again removes it. */
export const ShippedPeriods = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const today = businessToday()
  const periods = { lastWeek: lastWeek(today), lastMonth: lastMonth(today), thisQuarter: quarterOf(today) }
  return (
    <Box
      role="group"
      aria-label={translate('shipments.periods.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1, displayPrint: 'none' }}
    >
      {Object.entries(periods).map(([name, period]) => {
        const isOn = String(filterValues.shipped) === String(period)
        return (
          <Button
            key={name}
            size="small"
            variant={isOn ? 'contained' : 'outlined'}
            aria-pressed={isOn}
            onClick={() => setFilters(setOnly({ ...filterValues, shipped: isOn ? undefined : period }))}
          >
            {translate(`shipments.periods.${name}`)}
          </Button>
        )
      })}
    </Box>
  )
}
