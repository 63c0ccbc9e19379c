import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { formatCount, formatDay } from '#kit/fields/formats.ts'
import type { Day } from '#schema/kinds.ts'
import { maxZippedDocuments, type Shipment } from '#schema/logistics/shipments.ts'

interface Props {
  readonly count: number
  readonly loads: readonly Shipment[]
  readonly isBusy?: boolean
  readonly onChoose: (ofMonth: readonly Shipment[]) => void
}

/** For more documents than a zip holds: the loads of one month at a time, newest first. */
export const ByMonth = ({ count, loads, isBusy = false, onChoose }: Props) => {
  const translate = useTranslate()
  const months = [...Map.groupBy(loads, ({ shippedOn = '' }) => shippedOn.slice(0, 7))]
  // A service without packs tells no days, and a single month cannot be divided.
  const offered = months.length > 1 ? months.toSorted(([left], [right]) => (left < right ? 1 : -1)) : []
  const about = { count: formatCount(count), max: formatCount(maxZippedDocuments) }
  return (
    <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2">
        {translate(`shipments.bulk.${offered.length === 0 ? 'tooMany' : 'byMonth'}`, about)}
      </Typography>
      {offered.map(([month, ofMonth]) => (
        <BusyButton
          key={month}
          size="small"
          variant="outlined"
          isBusy={isBusy}
          busyHint={translate('kit.download.busy')}
          onClick={() => onChoose(ofMonth)}
        >
          {formatDay(`${month}-01` as Day).slice(3)}
        </BusyButton>
      ))}
    </Box>
  )
}
