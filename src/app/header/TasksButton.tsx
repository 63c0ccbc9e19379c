import TasksIcon from '@mui/icons-material/NotificationsNone'
import IconButton from '@mui/material/IconButton'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { hasLoginCookie } from '#authProvider/session.ts'
import { isAnyCallRunning, onActivity } from '#dataProvider/calls/activity.ts'
import { Hint } from '#kit/feedback/Hint.tsx'

const quietMilliseconds = 500

/** Calls back once when no call has been running for a while, so that the page's own calls go first. */
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

/** Link to the tasks; the count is loaded after the page's own data. */
export const TasksButton = () => {
  const translate = useTranslate()
  const [Count, setCount] = useState<ComponentType<{ readonly onLabel: (label: string) => void }> | null>(null)
  const [label, setLabel] = useState<string | null>(null)
  useEffect(
    () =>
      whenQuiet(() => {
        // After sign-out, the page stays visible for a moment.
        if (!hasLoginCookie()) return
        const load = async () => {
          const { TaskCount } = await import('./TaskCount.tsx')
          setCount(() => TaskCount)
        }
        // The link works without a count.
        load().catch(() => undefined)
      }),
    [],
  )
  const name = label ?? translate('shell.tasks')
  return (
    <Hint title={name}>
      <IconButton
        component={Link}
        to="/to-do"
        color="inherit"
        aria-label={name}
        sx={{ position: 'relative', flexShrink: 0 }}
      >
        <TasksIcon fontSize="small" />
        {Count && <Count onLabel={setLabel} />}
      </IconButton>
    </Hint>
  )
}
