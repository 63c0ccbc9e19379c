import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { freshUntilChange } from '#dataProvider/changes.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { StatTile } from '#kit/cards/StatTile.tsx'
import { isNotOffered } from '#kit/feedback/FailedState.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import { tileKinds } from '#schema/home/taskKinds.ts'
import { type TaskGroup, tasks, tasksOfKind } from '#schema/home/tasks.ts'
import { TaskGroupPanel } from './TaskGroupPanel.tsx'

// Height of one line of groups with the maximum number of rows.
const groupsHeight = 184
const lineHeight = 24

const groupsLayout = {
  display: 'grid',
  gap: { xs: 0, sm: 2 },
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))' },
}

const tilesLayout = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
}

/**
 * Reserves the last height, so that content below does not shift when the response arrives. While shown, the height
 * never falls below it, or below one line of groups, unless there are no tasks.
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

const useTasks = () => {
  // The header may have just loaded it.
  const query = useCall(tasks.list, {}, { staleTime: freshUntilChange })
  return { query, isUnknown: query.error?.code === 'not_found' || isNotOffered(query.error) }
}

/** False if the connected service has no to-do list. Remembered, so that the panel does not move at the next visit. */
export const useHasTasks = () => {
  const { query, isUnknown } = useTasks()
  const [hadTasks, keep] = useStore('tasks.isOffered', true)
  const hasTasks = isUnknown ? false : query.data ? true : hadTasks
  useEffect(() => {
    if (hasTasks !== hadTasks) keep(hasTasks)
  }, [hasTasks, hadTasks, keep])
  return hasTasks
}

/** Tasks of the user, grouped by kind; each row links to its record. */
export const TasksPanel = () => {
  const translate = useTranslate()
  const { query, isUnknown } = useTasks()
  const { isLoading, error, onRetry } = statesOf(query)
  const groups = query.data?.groups ?? []
  const isEmpty = groups.length === 0
  const isTile = ({ kind }: TaskGroup) => tileKinds.includes(kind)
  const tiles = groups.filter(isTile)
  const others = groups.filter((group) => !isTile(group))
  const { height, minHeight, content } = useKeptHeight(query.data)
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  return (
    <InfoCard
      title={translate('home.tasks.title')}
      height={isUnknown ? lineHeight : height}
      isLoading={isLoading}
      error={isUnknown ? null : error}
      onRetry={onRetry}
    >
      <Box sx={{ minHeight: isUnknown || isEmpty ? 0 : minHeight }}>
        {isEmpty ? (
          <Typography ref={content} sx={{ minHeight: lineHeight, color: 'text.secondary' }}>
            {translate(isUnknown ? 'home.tasks.unknown' : 'home.tasks.nothing')}
          </Typography>
        ) : (
          <Box ref={content} sx={{ display: 'grid', gap: 2 }}>
            {tiles.length > 0 && (
              <Box sx={tilesLayout}>
                {tiles.map(({ kind, count }) => (
                  <StatTile
                    key={kind}
                    label={translate(`home.tasks.kinds.${kind}`)}
                    value={formatCount(count)}
                    to={tasksOfKind(kind)}
                  />
                ))}
              </Box>
            )}
            <Box role="region" aria-label={translate('home.tasks.byKind')} sx={groupsLayout}>
              {others.map((group, place) => (
                <TaskGroupPanel
                  key={group.kind}
                  group={group}
                  fold={isPhone ? (place === 0 ? 'open' : 'closed') : null}
                />
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </InfoCard>
  )
}
