import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { FailedState, isNotOffered } from '../feedback/FailedState.tsx'
import { useDelayed } from '../table/useDelayed.ts'

/** Loading state of a component with its own call, independent of the rest of the page. */
export interface LoadableProps {
  readonly isLoading?: boolean | undefined
  /** Any value except null and undefined means that loading failed. */
  readonly error?: unknown
  readonly onRetry?: (() => void) | undefined
}

interface Props extends LoadableProps {
  /** Expected height of the content, to avoid layout shifts. */
  readonly height: number
  readonly children: ReactNode
}

const doNothing = () => undefined

export const Loadable = ({ isLoading = false, error, onRetry, height, children }: Props) => {
  const translate = useTranslate()
  const isSlow = useDelayed(isLoading)
  if (isLoading) {
    return (
      <Box role="status" aria-label={translate('kit.feedback.loading')} sx={{ height }}>
        {isSlow && <Skeleton animation={false} variant="rounded" height={height} />}
      </Box>
    )
  }
  if (error !== undefined && error !== null && error !== false) {
    return (
      <Box sx={{ minHeight: isNotOffered(error) ? 0 : height }}>
        <FailedState error={error} onRetry={onRetry ?? doNothing} />
      </Box>
    )
  }
  return children
}
