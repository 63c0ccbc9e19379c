import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isAnyCallRunning, onActivity } from '#dataProvider/calls/activity.ts'

const run = keyframes({ from: { left: '-40%' }, to: { left: '100%' } })

const bar = {
  position: 'relative',
  display: 'block',
  height: 2,
  overflow: 'hidden',
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

const momentMilliseconds = 150

/** True once calls have been running for a while. Short ones are ignored, because a page starts with a dozen. */
const useIsBusy = () => {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      if (isAnyCallRunning()) {
        timer ??= setTimeout(() => setBusy(true), momentMilliseconds)
        return
      }
      clearTimeout(timer)
      timer = undefined
      setBusy(false)
    }
    update()
    const stop = onActivity(update)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return isBusy
}

/** Thin progress bar at the lower edge of the header while calls run; does not flicker for short ones. */
export const ActivityBar = () => {
  const translate = useTranslate()
  const isBusy = useIsBusy()
  return (
    <Box sx={{ position: 'absolute', top: '100%', left: 0, right: 0, height: 0 }}>
      {isBusy && <Box component="span" role="progressbar" aria-label={translate('shell.loading')} sx={bar} />}
    </Box>
  )
}
