import Box from '@mui/material/Box'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { queryKeyOf, useCall } from '../../../dataProvider/calls/useCall.ts'
import { freshBeforeChange, freshUntilChange, onChange } from '../../../dataProvider/changes.ts'
import { waiting } from '../../../schema/home/waiting.ts'

const pauseMilliseconds = 500
const mostShown = 99

/** What has no answer yet is under way. */
const isOld = (query: Query) =>
  query.state.dataUpdatedAt > 0 && Date.now() - query.state.dataUpdatedAt > freshUntilChange(query)

/** Has what waits asked for anew in a moment, where it is old by then; returns what ends that. */
const renewSoon = (queryClient: QueryClient, options?: { readonly cancelRefetch: boolean }) => {
  const [name] = queryKeyOf(waiting.list, null, {})
  const renew = () => void queryClient.invalidateQueries({ queryKey: [name], predicate: isOld }, options)
  const timer = setTimeout(renew, pauseMilliseconds)
  return () => clearTimeout(timer)
}

/** After each change: several of them at once. */
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

/** As another page is opened, which may ask by itself. */
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
  /** Told what the button that it stands on is called. */
  readonly onLabel: (label: string) => void
}

/** How much waits; nothing where nobody says it. */
export const WaitingCount = ({ onLabel }: Props) => {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  useRenewalAfterChange(queryClient)
  useRenewalWithPage(queryClient)
  // The page may have asked as it began, however long ago that is by now.
  const { data } = useCall(waiting.list, {}, { staleTime: freshBeforeChange, handlesExpiry: true })
  const label = translate(data?.count === 0 ? 'shell.nothingWaits' : 'shell.waitingCount', { smart_count: data?.count })
  useEffect(() => {
    if (data) onLabel(label)
  }, [data, label, onLabel])
  if (!data || data.count === 0) return null
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        ...{ position: 'absolute', top: 0, right: 0, minWidth: 18, height: 18, px: 0.5, borderRadius: 9 },
        ...{ fontSize: 11, fontWeight: 650, lineHeight: '18px', textAlign: 'center' },
        bgcolor: 'bar.accent',
        color: 'bar.main',
      }}
    >
      {data.count > mostShown ? `${mostShown}+` : data.count}
    </Box>
  )
}
