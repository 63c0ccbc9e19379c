import type { ReactNode } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import type { CallFailed } from '../../dataProvider/calls/CallFailed.ts'
import { LoadingOverlay } from '../../src/kit/feedback/busy/LoadingOverlay.tsx'
import { FailedState } from '../../src/kit/feedback/FailedState.tsx'

interface ContentGuardProps {
  /** The access key, or several with commas; one of them is enough. */
  readonly access: string
  /** A part of a page, which goes on being used while the server is asked: its place is empty until then. */
  readonly isPart?: boolean
  readonly children: ReactNode
}

/**
 * Shows its children to those whom the server accepts for an access key; to the others nothing (spec 1 §2.2, DECISIONS
 * X10).
 */
export const ContentGuard = ({ access, isPart = false, children }: ContentGuardProps) => {
  const translate = useTranslate()
  const { canAccess, error, isPending, refetch } = useCanAccess<never, CallFailed>({ action: 'see', resource: access })
  if (isPending || error?.status === 401) return isPart ? null : <LoadingOverlay />
  if (error) return <FailedState message={translate(`errors.${error.code}`)} onRetry={refetch} />
  return canAccess ? children : null
}
