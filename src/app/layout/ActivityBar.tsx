import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { keyframes } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { isAnyCallRunning, onActivity } from '../../../dataProvider/activity.ts'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/** The thin bar below the header while any call runs (DECISIONS X19). Short calls do not make it flicker. */
export const ActivityBar = () => {
  const translate = useTranslate()
  const isRunning = useSyncExternalStore(onActivity, isAnyCallRunning)
  return (
    <Box sx={{ position: 'sticky', top: 56, zIndex: 'appBar', height: 0 }}>
      {isRunning && (
        <LinearProgress
          aria-label={translate('shell.loading')}
          sx={{
            height: 2,
            bgcolor: 'transparent',
            animation: `${appear} 0s 150ms both`,
            '& .MuiLinearProgress-bar': { bgcolor: 'accent.main' },
          }}
        />
      )}
    </Box>
  )
}
