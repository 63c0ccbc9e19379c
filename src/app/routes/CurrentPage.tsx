import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { tryCustomer } from '#authProvider/switchCustomer.ts'
import { currentCustomer, useCurrentCustomer } from '#dataProvider/customer.ts'
import { reloadIfGone } from '#kit/builds.ts'
import { useDocumentTitle } from '#kit/page/pageTitle.ts'
import type { Screen } from '#resources/screen.tsx'
import type { Page } from '#schema/page.ts'
import { pageAt, type Route } from '#schema/pages.ts'
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx'
import { Layout } from '../layout/Layout.tsx'
import { ViewContent } from '../layout/ViewContent.tsx'
import { AdminPages } from './AdminPages.tsx'
import { screenOfRoute } from './areas.ts'
import { isSamePlace, normalLocation, seedOf } from './normalLocation.ts'
import { useSendableAddress } from './sendableAddress.ts'

interface PublicPageProps {
  readonly page: Page
  readonly view: Screen
}

const PublicPage = ({ page, view }: PublicPageProps) => {
  const translate = useTranslate()
  useDocumentTitle(translate(`pages.${page.route}`))
  return (
    <ErrorBoundary>
      <ViewContent view={view} fallback={null} />
    </ErrorBoundary>
  )
}

/** Normalizes the address; returns the page and whether it can be rendered yet. */
const useNormalAddress = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const place = normalLocation(location)
  const seed = seedOf(place.search, currentCustomer())
  const target = { ...place, search: seed ? seed.search : place.search }
  const isThere = isSamePlace(location, target)

  useEffect(() => {
    if (seed?.customer) tryCustomer(queryClient, seed.customer)
    if (!isThere) navigate(target, { replace: true, state: location.state })
  })

  const page = pageAt(place.pathname.slice(1))
  // If only outer slashes are to be removed, header and footer stay and the guard can already check access.
  const isPathSettled = location.hash === place.hash && page !== undefined && page.guard !== 'public'
  return { page, isSettled: isThere || (seed === null && isPathSettled) }
}

interface PreloadedPageProps {
  readonly page: Page
}

/** Public page, with header and footer unless it is bare. */
const PreloadedPage = ({ page }: PreloadedPageProps) => {
  const customer = useCurrentCustomer()
  const view = screenOfRoute(page.route as Route)
  const content = <PublicPage key={`${page.route} ${customer}`} page={page} view={view} />
  return view.isBare ? content : <Layout page={page}>{content}</Layout>
}

/** Public pages are rendered directly, all others within react-admin's UI. */
export const CurrentPage = () => {
  const { page, isSettled } = useNormalAddress()
  const { pathname } = useLocation()
  // By now the user has agreed to leave the page before, and its forms are gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useEffect(() => void reloadIfGone(), [pathname])
  useSendableAddress(isSettled && page?.guard === 'page')
  if (!isSettled) return null
  return page?.guard === 'public' ? <PreloadedPage page={page} /> : <AdminPages />
}
