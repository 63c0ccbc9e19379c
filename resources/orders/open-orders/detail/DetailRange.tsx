import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import type { Day } from '../../../../schema/kinds.ts'
import { DateRange } from '../../../../src/kit/dates/DateRange.tsx'
import { daysAfter } from '../../../../values/days.ts'
import type { Days } from '../addresses.ts'

/** Initial range of an order's detail: today to 31 days ahead `docs/product/orders.md#detail-date-range`. */
export const firstRange = (today: Day) => ({ from: today, to: daysAfter(today, 31) })

export const everyDay: Days = { from: null, to: null }

interface Props {
  readonly range: Days
  readonly onChange: (range: Days) => void
}

/** Selected range, with a button to show all days. */
export const DetailRange = ({ range, onChange }: Props) => {
  const translate = useTranslate()
  const isOpen = range.from === null && range.to === null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }} className="no-print">
      <DateRange
        {...range}
        onChange={onChange}
        fromLabel={translate('orders.detail.from')}
        toLabel={translate('orders.detail.to')}
        isClearable
      />
      <Button onClick={() => onChange(everyDay)} disabled={isOpen}>
        {translate('orders.detail.everyDay')}
      </Button>
    </Box>
  )
}
