import { useTranslate } from 'react-admin'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import type { Screen } from '../../../resources/screen.tsx'
import type { Page, Route } from '../../../schema/pages.ts'
import { Layout } from '../layout/Layout.tsx'
import { ErrorBoundary } from '../layout/page/ErrorBoundary.tsx'
import { useDocumentTitle } from '../layout/page/useDocumentTitle.ts'
import { ViewContent } from '../layout/page/ViewContent.tsx'
import { AdminPages } from './AdminPages.tsx'
import { screenOfRoute } from './areas.ts'
import { useNormalAddress } from './useNormalAddress.ts'

interface PublicPageProps {
  readonly page: Page
  readonly view: Screen
}

/** A page without a guard; it brings its own heading. */
const PublicPage = ({ page, view }: PublicPageProps) => {
  const translate = useTranslate()
  useDocumentTitle(translate(`pages.${page.route}`))
  return (
    <ErrorBoundary>
      <ViewContent view={view} fallback={null} />
    </ErrorBoundary>
  )
}

interface BesideProps {
  readonly page: Page
}

/** A public page, with the header and footer of the others unless it fills the window by itself. */
const PageBeside = ({ page }: BesideProps) => {
  const customer = useCurrentCustomer()
  const view = screenOfRoute(page.route as Route)
  const content = <PublicPage key={`${page.route} ${customer}`} page={page} view={view} />
  return view.isBare ? content : <Layout page={page}>{content}</Layout>
}

/** The page at the address: a public one by itself, all others within react-admin's frame. */
export const CurrentPage = () => {
  const { page, isSettled } = useNormalAddress()
  if (!isSettled) return null
  return page?.guard === 'public' ? <PageBeside page={page} /> : <AdminPages />
}
