import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { FailedState, isNotOffered } from '../feedback/FailedState.tsx'
import { useDelayed } from '../table/state/useDelayed.ts'

/** The states of whatever has a call of its own; the rest of the page does not wait for it. */
export interface LoadableProps {
  readonly isLoading?: boolean | undefined
  /** Anything but null and undefined says that it could not be loaded. */
  readonly error?: unknown
  readonly onRetry?: (() => void) | undefined
}

interface Props extends LoadableProps {
  /** What the content will take, so that nothing jumps when it comes. */
  readonly height: number
  readonly children: ReactNode
}

const doNothing = () => undefined

/** The content once it is there; until then a skeleton of its height, and in its place what failed. */
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
