import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Instant } from '#schema/kinds.ts'
import { formatMoment } from '../fields/formats.ts'
import { portalSettings } from '../portalSettings.ts'

interface AsOfProps {
  readonly at: Instant
  readonly isStale: boolean
}

export const AsOf = ({ at, isStale }: AsOfProps) => {
  const translate = useTranslate()
  const moment = formatMoment(at, portalSettings().timeZone)
  return (
    <Typography variant="body2" sx={isStale ? { color: 'states.delayed.main', fontWeight: 500 } : null}>
      {translate(isStale ? 'kit.asOf.stale' : 'kit.asOf.fresh', { moment })}
    </Typography>
  )
}
