import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { isAnyCallRunning, onActivity } from '../../../dataProvider/activity.ts'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

const run = keyframes({ from: { left: '-40%' }, to: { left: '100%' } })

const bar = {
  position: 'relative',
  display: 'block',
  height: 2,
  overflow: 'hidden',
  animation: `${appear} 0s 150ms both`,
  '&::after': {
    content: '""',
    position: 'absolute',
    width: '40%',
    height: '100%',
    bgcolor: 'accent.main',
    animation: `${run} 1.6s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', width: '100%' },
  },
}

/** The thin bar at the header's lower edge while any call runs (DECISIONS X19). Short calls do not make it flicker. */
export const ActivityBar = () => {
  const translate = useTranslate()
  const isRunning = useSyncExternalStore(onActivity, isAnyCallRunning)
  return (
    <Box sx={{ position: 'absolute', top: '100%', left: 0, right: 0, height: 0 }}>
      {isRunning && <Box component="span" role="progressbar" aria-label={translate('shell.loading')} sx={bar} />}
    </Box>
  )
}
