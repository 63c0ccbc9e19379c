import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Sending } from './useSending.ts'

interface Props extends Pick<Sending, 'kind' | 'sheet' | 'results'> {
  readonly onStop: () => void
}

/** How far a sheet has been sent, in rows, and the way to stop it. */
export const SendProgress = ({ kind, sheet, results, onStop }: Props) => {
  const translate = useTranslate()
  const [done, all] = [results.length, sheet.lines.length]
  const label = translate(`onboarding.progress.${kind}`, { done, all })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, maxWidth: 480 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {label}
        </Typography>
        <LinearProgress variant="determinate" value={(100 * done) / all} aria-label={label} />
      </Box>
      <Button onClick={onStop}>{translate('onboarding.stop')}</Button>
    </Box>
  )
}
