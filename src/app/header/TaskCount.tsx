import Box from '@mui/material/Box'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { queryKeyOf, useCall } from '#dataProvider/calls/useCall.ts'
import { freshBeforeChange, freshUntilChange, onChange } from '#dataProvider/changes.ts'
import { tasks } from '#schema/home/tasks.ts'

const pauseMilliseconds = 500
const maxShownCount = 99

/** Queries without a response are still in progress. */
const isOld = (query: Query) =>
  query.state.dataUpdatedAt > 0 && Date.now() - query.state.dataUpdatedAt > freshUntilChange(query)

/** Refetches stale task counts after a delay; returns a function that cancels it. */
const renewSoon = (queryClient: QueryClient, options?: { readonly cancelRefetch: boolean }) => {
  const [name] = queryKeyOf(tasks.list, null, {})
  const renew = () => void queryClient.invalidateQueries({ queryKey: [name], predicate: isOld }, options)
  const timer = setTimeout(renew, pauseMilliseconds)
  return () => clearTimeout(timer)
}

/** Refetches once after several changes in a row. */
const useRenewalAfterChange = (queryClient: QueryClient) => {
  useEffect(() => {
    let stop = () => {}
    const stopListening = onChange(() => {
      stop()
      stop = renewSoon(queryClient)
    })
    return () => {
      stop()
      stopListening()
    }
  }, [queryClient])
}

/** Refetches after navigation; the new page may fetch the tasks itself. */
const useRenewalWithPage = (queryClient: QueryClient) => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return renewSoon(queryClient, { cancelRefetch: false })
  }, [pathname, queryClient])
}

interface Props {
  /** Receives the label for the surrounding button. */
  readonly onLabel: (label: string) => void
}

/** Number of tasks; renders nothing while unknown or zero. */
export const TaskCount = ({ onLabel }: Props) => {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  useRenewalAfterChange(queryClient)
  useRenewalWithPage(queryClient)
  // The page may have fetched the tasks at its start, possibly long ago.
  const { data } = useCall(tasks.list, {}, { staleTime: freshBeforeChange, handlesExpiry: true })
  const label = translate(data?.count === 0 ? 'shell.noTasks' : 'shell.taskCount', { smart_count: data?.count })
  useEffect(() => {
    if (data) onLabel(label)
  }, [data, label, onLabel])
  if (!data || data.count === 0) return null
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 0,
        right: 0,
        minWidth: 18,
        height: 18,
        px: 0.5,
        borderRadius: 9,
        fontSize: 11,
        fontWeight: 650,
        lineHeight: '18px',
        textAlign: 'center',
        bgcolor: 'bar.accent',
        color: 'bar.main',
      }}
    >
      {data.count > maxShownCount ? `${maxShownCount}+` : data.count}
    </Box>
  )
}
