import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { Screen } from '../../../resources/screen.tsx'
import type { Page } from '../../../schema/pages.ts'
import { useScreen } from '../layout/ViewContent.tsx'
import { AccessFailed } from './AccessFailed.tsx'
import { AllowedPage } from './AllowedPage.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { usePageAccess } from './usePageAccess.ts'

interface PageGuardProps {
  readonly page: Page
  readonly view: Screen
}

/**
 * Stands around every protected page (spec 1 §2.2). Until the server has answered, nothing of the page is drawn and
 * none of its data is asked for; its chunk loads meanwhile.
 */
export const PageGuard = ({ page, view }: PageGuardProps) => {
  const { isPending, isError, isAllowed, answer } = usePageAccess(page)
  const { fetch } = useScreen(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it fetches follows from the screen
  useEffect(() => {
    // A failure is told where the view is drawn.
    fetch().catch(() => undefined)
  }, [view])

  if (isPending) return <PageSkeleton />
  if (isError) return <AccessFailed page={page} />
  // Home is never refused to the signed-in: refusing it would lead here again (DECISIONS S13).
  if (!isAllowed && page.route !== '') return <Navigate to="/" replace />
  return <AllowedPage page={page} view={view} access={answer} />
}
