import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Instant } from '../../../schema/kinds.ts'
import { formatMoment } from '../kinds/formats.ts'
import { portalSettings } from '../portalSettings.ts'

interface AsOfProps {
  readonly at: Instant
  /** Older than it should be. */
  readonly isStale: boolean
}

/** As of when the data of a page are; in the colour of warnings, and in words, where that is too long ago. */
export const AsOf = ({ at, isStale }: AsOfProps) => {
  const translate = useTranslate()
  const moment = formatMoment(at, portalSettings().timeZone)
  return (
    <Typography variant="body2" sx={isStale ? { color: 'states.delayed.main', fontWeight: 500 } : null}>
      {translate(isStale ? 'kit.asOf.stale' : 'kit.asOf.fresh', { moment })}
    </Typography>
  )
}
