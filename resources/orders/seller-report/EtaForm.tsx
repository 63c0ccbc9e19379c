import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Day } from '../../../schema/kinds.ts'
import { orderReports } from '../../../schema/orders/orderReports.ts'
import { DayCell } from '../../../src/kit/dates/DayCell.tsx'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'
import { useLineNote } from '../line-reports/useLineNote.ts'
import { useTrackings } from './useTrackings.ts'

/** Enters the expected arrival per tracking number; an asterisk marks those that have an ETA. */
export const EtaForm = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const trackings = useTrackings(customerId)
  const [tracking, setTracking] = useState('')
  const [eta, setEta] = useState<Day | null>(null)
  const { isBusy, sendNote } = useLineNote('eta', orderReports.setEta)
  const isReady = tracking !== '' && eta !== null && !isBusy
  return (
    <Box
      component="section"
      aria-label={translate('sellerReport.eta')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <TextField
        select
        size="small"
        label={translate('sellerReport.tracking')}
        value={tracking}
        onChange={({ target }) => setTracking(target.value)}
        sx={{ minWidth: 220, '& .MuiOutlinedInput-notchedOutline': { borderColor: 'inputBorder' } }}
        helperText={trackings.some((one) => one.eta !== null) ? translate('sellerReport.hasEta') : undefined}
      >
        {trackings.map((one) => (
          <MenuItem key={one.tracking} value={one.tracking}>
            {one.eta === null ? one.tracking : `${one.tracking} *`}
          </MenuItem>
        ))}
      </TextField>
      <DayCell label={translate('sellerReport.etaOf')} day={eta} onChange={setEta} isLive />
      <Button
        variant="outlined"
        disabled={!isReady}
        onClick={() => eta !== null && void sendNote({ customerId, tracking, eta })}
      >
        {translate('sellerReport.sendEta')}
      </Button>
    </Box>
  )
}
