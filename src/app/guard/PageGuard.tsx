import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { Page } from '../../../schema/pages.ts'
import type { View } from '../routes/View.ts'
import { AccessFailed } from './AccessFailed.tsx'
import { AllowedPage } from './AllowedPage.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { usePageAccess } from './usePageAccess.ts'

interface PageGuardProps {
  readonly page: Page
  readonly view: View
}

/**
 * Stands around every protected page (spec 1 §2.2). Until the server has answered, nothing of the page is drawn and
 * none of its data is asked for; its chunk loads meanwhile.
 */
export const PageGuard = ({ page, view }: PageGuardProps) => {
  const access = usePageAccess(page)
  useEffect(() => {
    // A failure is told where the view is drawn.
    view.load().catch(() => undefined)
  }, [view])

  if (access.isPending) return <PageSkeleton />
  if (access.isError) return <AccessFailed page={page} />
  // Home is never refused to the signed-in: refusing it would lead here again (DECISIONS S13).
  if (!access.data.ok && page.route !== '') return <Navigate to="/" replace />
  return <AllowedPage page={page} view={view} access={access.data} />
}
