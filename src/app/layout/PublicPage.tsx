import { useTranslate } from 'react-admin'
import type { Page } from '../../../schema/pages.ts'
import type { View } from '../routes/View.ts'
import { ViewContent } from '../routes/ViewContent.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'

interface PublicPageProps {
  readonly page: Page
  readonly view: View
}

/** A page without a guard; it brings its own heading. */
export const PublicPage = ({ page, view }: PublicPageProps) => {
  const translate = useTranslate()
  useDocumentTitle(translate(`pages.${page.route}`))
  return (
    <ErrorBoundary>
      <ViewContent view={view} fallback={null} />
    </ErrorBoundary>
  )
}
