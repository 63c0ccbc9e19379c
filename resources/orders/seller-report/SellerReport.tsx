import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DayCell } from '#kit/fields/DayCell.tsx'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { Day } from '#schema/kinds.ts'
import { orderReports, type ReportLine } from '#schema/orders/orderReports.ts'
import { lineCardFacts, lineColumns, lineResource } from '../line-reports/lineReport.ts'
import { lineShows } from '../line-reports/lineShows.tsx'
import { useLineNote } from '../line-reports/useLineNote.ts'
import { WithLotType } from '../line-reports/WithLotType.tsx'
import { SellerActions } from './SellerActions.tsx'
import { useTrackings } from './useTrackings.ts'

/** Enters the expected arrival per tracking number; an asterisk marks those that have an ETA. */
const EtaForm = ({ customerId }: CustomerProps) => {
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
      // The buttons stand beside the field, not beside the field with its note.
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'flex-start',
        '& > .MuiButton-root': { minHeight: 40 },
      }}
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

export const resource = lineResource('sellerReport')

/**
 * Columns of the steel maker's report, except those covered by the actions; the file has 33 columns
 * `docs/product/orders.md#export-of-the-seller-status-report`.
 */
const columns = [
  ...lineColumns,
  'materialDate',
  'enteredDate',
  'invoicedDate',
  'eta',
  'leadTime',
  'gap',
  'tracking',
  'mode',
  'ncrCount',
  'ncr',
] as const
const notInFile = ['mode', 'ncrCount'] as const
const filters = ['purchaseOrder', 'customerPartNumber', 'status'] as const
const rowAction = (line: ReportLine) => <SellerActions line={line} />

const SellerReport = () => (
  <WithLotType>
    {(input, customerId) => (
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <EtaForm customerId={customerId} />
        <ReportList
          resource={resource}
          columns={columns}
          notInFile={notInFile}
          filters={filters}
          rowAction={rowAction}
          cardFacts={lineCardFacts}
          base={input}
          sort={['requestDate', 'ASC']}
          show={lineShows}
          fileName="bohler-status-report"
        />
      </Box>
    )}
  </WithLotType>
)

export default SellerReport
