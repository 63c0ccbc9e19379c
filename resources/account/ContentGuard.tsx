import type { ReactNode } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import type { CallError } from '#dataProvider/calls/callError.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { LoadingOverlay } from '#kit/feedback/LoadingOverlay.tsx'

interface ContentGuardProps {
  /** Access key, or several separated by commas; one of them is sufficient. */
  readonly access: string
  /** True for a part of a page: its place stays empty while loading, and the rest of the page remains usable. */
  readonly isPart?: boolean
  readonly children: ReactNode
}

/** Renders its children only if the server grants the access key `docs/product/access.md#content-guard`. */
export const ContentGuard = ({ access, isPart = false, children }: ContentGuardProps) => {
  const translate = useTranslate()
  const { canAccess, error, isPending, refetch } = useCanAccess<never, CallError>({ action: 'see', resource: access })
  if (isPending || error?.status === 401) return isPart ? null : <LoadingOverlay />
  if (error) return <FailedState message={translate(`errors.${error.code}`)} onRetry={refetch} />
  return canAccess ? children : null
}
