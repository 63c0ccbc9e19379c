import Box from '@mui/material/Box'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { freshUntilChange, onChange } from '../../../../dataProvider/changes.ts'
import { queryKeyOf, useCall } from '../../../../dataProvider/useCall.ts'
import { waiting } from '../../../../schema/waiting.ts'

const pauseMilliseconds = 500
const mostShown = 99

/** Has what waits asked for anew after each change, and as a page is opened: several of them at once. */
const useRenewal = () => {
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to ask.
  useEffect(() => {
    const [name] = queryKeyOf(waiting.list, null, {})
    let timer: ReturnType<typeof setTimeout> | undefined
    const renew = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // A change may have been made before this was there to hear of it; what has no answer yet is under way.
        const isOld = (query: Query) =>
          query.state.dataUpdatedAt > 0 && Date.now() - query.state.dataUpdatedAt > freshUntilChange(query)
        void queryClient.invalidateQueries({ queryKey: [name], predicate: isOld })
      }, pauseMilliseconds)
    }
    renew()
    const stop = onChange(renew)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [pathname, queryClient])
}

interface Props {
  /** Told what the button that it stands on is called. */
  readonly onLabel: (label: string) => void
}

/** How much waits; nothing where nobody says it. */
export const WaitingCount = ({ onLabel }: Props) => {
  const translate = useTranslate()
  useRenewal()
  const { data } = useCall(waiting.list, {}, { staleTime: freshUntilChange, handlesExpiry: true })
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
