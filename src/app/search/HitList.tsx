import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { StateDot } from '#kit/feedback/StateDot.tsx'
import type { HitState } from '#schema/home/search.ts'
import type { Hit, HitGroup } from './useHits.ts'

const critical: readonly HitState[] = ['late', 'deviationRequest', 'overdue', 'expired']
const waiting: readonly HitState[] = [
  'delayed',
  'pending',
  'open',
  'notApplied',
  'partiallyApplied',
  'disputed',
  'partlyApplied',
]
const stated: readonly HitState[] = ['creditExpected', 'inReference']

const colourOf = (state: HitState) => {
  if (state === 'cancelled' || state === 'disputeEnded') return 'unknown'
  if (stated.includes(state)) return 'information'
  if (critical.includes(state)) return 'critical'
  return waiting.includes(state) ? 'delayed' : 'onTime'
}

interface HitRowProps {
  readonly id: string
  readonly hit: Hit
  readonly isActive: boolean
  readonly onOpen: (hit: Hit) => void
  readonly onPoint: () => void
}

const HitRow = ({ id, hit, isActive, onOpen, onPoint }: HitRowProps) => {
  const translate = useTranslate()
  const { label, about, customer, state, isExact } = hit
  const details = [about, customer].filter(Boolean).join(' · ')
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onOpen(hit)}
      onMouseMove={onPoint}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 1.5,
        py: 0.5,
        cursor: 'pointer',
        borderRadius: 1,
        bgcolor: isActive ? 'action.selected' : 'transparent',
        outline: (theme) => (isActive ? `2px solid ${theme.palette.accent.main}` : 'none'),
        outlineOffset: -2,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: isExact ? 650 : 500, overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        {details !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {details}
          </Typography>
        )}
      </Box>
      {isExact && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', flexShrink: 0 }}>
          {translate('search.exact')}
        </Typography>
      )}
      {state && (
        <Typography component="span" variant="body2" sx={{ display: 'flex' }}>
          <StateDot state={colourOf(state)}>{translate(`search.states.${state}`)}</StateDot>
        </Typography>
      )}
    </Box>
  )
}

interface HitListProps {
  readonly id: string
  readonly label: string
  readonly groups: readonly HitGroup[]
  /** Index of the hit that Enter opens, counted across groups. */
  readonly active: number
  readonly onOpen: (hit: Hit) => void
  readonly onPoint: (place: number) => void
}

export const HitList = ({ id, label, groups, active, onOpen, onPoint }: HitListProps) => {
  const starts = groups.map((_group, at) => groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <Box id={id} role="listbox" aria-label={label} sx={{ overflowY: 'auto', flexGrow: 1, pb: 1 }}>
      {groups.map(({ name, hits }, at) => (
        <Box key={name} role="group" aria-labelledby={`${id}-group-${at}`}>
          <Typography
            id={`${id}-group-${at}`}
            role="presentation"
            variant="body2"
            sx={{ color: 'text.secondary', fontWeight: 650, px: 1.5, pt: 1 }}
          >
            {name}
          </Typography>
          {hits.map((hit, place) => {
            const overall = (starts[at] ?? 0) + place
            return (
              <HitRow
                key={hit.key}
                id={`${id}-${overall}`}
                hit={hit}
                isActive={overall === active}
                onOpen={onOpen}
                onPoint={() => onPoint(overall)}
              />
            )
          })}
        </Box>
      ))}
    </Box>
  )
}
