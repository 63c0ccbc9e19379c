import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../dataProvider/calls/useCall.ts'
import { freshUntilChange } from '../../dataProvider/changes.ts'
import { statesOf } from '../../dataProvider/lists/statesOf.ts'
import { tasks } from '../../schema/home/tasks.ts'
import { InfoCard } from '../../src/kit/cards/InfoCard.tsx'
import { isNotOffered } from '../../src/kit/feedback/FailedState.tsx'
import { TaskGroupPanel } from './TaskGroupPanel.tsx'

// Height of one line of groups with the maximum number of rows.
const groupsHeight = 184
const lineHeight = 24

// On a phone the groups scroll horizontally: a dozen stacked groups would fill two screens, and their number is unknown
// before the response.
const groupsLayout = {
  ...{ display: 'grid', gap: 2, alignContent: 'start' },
  gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))' },
  gridAutoFlow: { xs: 'column', sm: 'row' },
  gridAutoColumns: { xs: 'minmax(min(88%, 264px), 1fr)', sm: 'auto' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollSnapType: 'x proximity',
  '& > *': { scrollSnapAlign: 'start' },
  // Space for the focus outline, which would be clipped otherwise.
  ...{ p: 0.5, m: -0.5 },
}

/** True if the user followed a link to this panel. */
const isMeant = (state: unknown) => typeof state === 'object' && state !== null && 'showsTasks' in state

/** Scrolls to the panel and focuses it each time a link to it is followed. */
const useShown = () => {
  const panel = useRef<HTMLDivElement>(null)
  const { key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again is a new history entry.
  useEffect(() => {
    if (!isMeant(state)) return
    panel.current?.focus()
    panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [key, state])
  return panel
}

/**
 * Reserves the last height, so that content below does not shift when the response arrives. While shown, the height
 * never falls below it, or below one line of groups.
 */
const useKeptHeight = (data: unknown) => {
  const [height, keep] = useStore('tasks.height', groupsHeight)
  const [minHeight] = useState(() => Math.min(height, groupsHeight))
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (data && content.current) keep(content.current.offsetHeight)
  }, [data, keep])
  return { height, minHeight, content }
}

/** Tasks of the user, grouped by kind; each row links to its record. */
export const TasksPanel = () => {
  const translate = useTranslate()
  const panel = useShown()
  // The header may have just loaded it.
  const query = useCall(tasks.list, {}, { staleTime: freshUntilChange })
  const { isLoading, error, onRetry } = statesOf(query)
  const isUnknown = query.error?.code === 'not_found' || isNotOffered(query.error)
  const groups = query.data?.groups ?? []
  const isEmpty = groups.length === 0
  const { height, minHeight, content } = useKeptHeight(query.data)
  return (
    <Box ref={panel} tabIndex={-1} sx={{ minWidth: 0, scrollMarginTop: 120, '&:focus-visible': { outlineOffset: 2 } }}>
      <InfoCard
        title={translate('home.tasks.title')}
        height={isUnknown ? lineHeight : height}
        isLoading={isLoading}
        error={isUnknown ? null : error}
        onRetry={onRetry}
      >
        <Box sx={{ minHeight: isUnknown ? 0 : minHeight }}>
          {isEmpty ? (
            <Typography ref={content} sx={{ minHeight: lineHeight, color: 'text.secondary' }}>
              {translate(isUnknown ? 'home.tasks.unknown' : 'home.tasks.nothing')}
            </Typography>
          ) : (
            <Box ref={content} role="region" aria-label={translate('home.tasks.byKind')} sx={groupsLayout}>
              {groups.map((group) => (
                <TaskGroupPanel key={group.kind} group={group} />
              ))}
            </Box>
          )}
        </Box>
      </InfoCard>
    </Box>
  )
}
