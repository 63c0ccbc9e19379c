import { useTranslate } from 'react-admin'
import type { Screen } from '../../../resources/screen.tsx'
import type { Page } from '../../../schema/pages.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { ViewContent } from './ViewContent.tsx'

interface PublicPageProps {
  readonly page: Page
  readonly view: Screen
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
