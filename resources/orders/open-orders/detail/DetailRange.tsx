import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { DateRange } from '../../../../src/kit/dates/DateRange.tsx'
import { type Days, everyDay } from './detailRange.ts'

interface Props {
  readonly range: Days
  readonly onChange: (range: Days) => void
}

/** The days that the lines of a detail were asked for, and the way to all of them. */
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
