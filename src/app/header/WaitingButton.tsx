import WaitingIcon from '@mui/icons-material/NotificationsNone'
import IconButton from '@mui/material/IconButton'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { hasLoginCookie } from '../../../authProvider/session.ts'
import { isAnyCallRunning, onActivity } from '../../../dataProvider/calls/activity.ts'
import { Hint } from '../../kit/feedback/Hint.tsx'

const quietMilliseconds = 500

/** Calls back once, when no call has been under way for a moment: what a page begins with goes first. */
const whenQuiet = (callback: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (!isAnyCallRunning()) timer = setTimeout(finish, quietMilliseconds)
  }
  const stop = onActivity(wait)
  const end = () => {
    clearTimeout(timer)
    stop()
  }
  const finish = () => {
    end()
    callback()
  }
  wait()
  return end
}

/** Leads to what waits, on the home page; how much it is comes when the page has what it begins with. */
export const WaitingButton = () => {
  const translate = useTranslate()
  const [Count, setCount] = useState<ComponentType<{ readonly onLabel: (label: string) => void }> | null>(null)
  const [label, setLabel] = useState<string | null>(null)
  useEffect(
    () =>
      whenQuiet(() => {
        // Whoever has just signed out still sees the page for a moment.
        if (!hasLoginCookie()) return
        const load = async () => {
          const { WaitingCount } = await import('./WaitingCount.tsx')
          setCount(() => WaitingCount)
        }
        // Without a number it leads there all the same.
        load().catch(() => undefined)
      }),
    [],
  )
  const name = label ?? translate('shell.waiting')
  return (
    <Hint title={name}>
      <IconButton
        component={Link}
        to="/"
        state={{ showsWaiting: true }}
        color="inherit"
        aria-label={name}
        sx={{ position: 'relative', flexShrink: 0 }}
      >
        <WaitingIcon fontSize="small" />
        {Count && <Count onLabel={setLabel} />}
      </IconButton>
    </Hint>
  )
}
