import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { openingOf } from '#authProvider/opening.ts'
import { hasLoginCookie } from '#authProvider/session.ts'
import { CallError } from '#dataProvider/calls/callError.ts'
import { currentCustomer } from '#dataProvider/customer.ts'
import { takeEmbeddedAccess } from '#dataProvider/first-view/embeddedState.ts'
import { dropPrefetchedQueries } from '#dataProvider/first-view/prefetchQueries.ts'
import { chunk } from '#kit/chunk.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { translatePageName, useDocumentTitle } from '#kit/page/pageTitle.ts'
import { useChunk } from '#kit/useChunk.ts'
import type { Screen } from '#resources/screen.tsx'
import type { Page } from '#schema/page.ts'
import { useScreen } from '../layout/ViewContent.tsx'
import { SessionExpiredDialog } from '../session/SessionExpiredDialog.tsx'
import { useSignInAgain } from '../session/useSignInAgain.ts'
import { AllowedPage } from './AllowedPage.tsx'
import { isOutage } from './outage.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

// A response is valid for one page view, however long. `gcTime` keeps it during interruptions of the first render,
// which would otherwise start over.
const options = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 }

interface Outcome {
  readonly isError: boolean
  readonly error: unknown
  readonly isAllowed: boolean
}

/**
 * Checks access once per page view; returns the page's name and breadcrumb, too. With access data embedded in the
 * document, the page renders at once; the response still decides.
 */
const usePageAccess = (page: Page) => {
  const [opening] = useState(() => openingOf(page))
  const [embedded] = useState(() => takeEmbeddedAccess(page.route, currentCustomer()))
  const [late, setLate] = useState<Outcome | null>(null)
  // A layout effect sends the request before the browser paints; the query itself would wait until afterwards.
  useLayoutEffect(() => {
    opening.ask().then(
      ({ ok }) => setLate({ isError: false, error: null, isAllowed: ok }),
      (error: unknown) => setLate({ isError: true, error, isAllowed: false }),
    )
    return () => {
      opening.leave()
      dropPrefetchedQueries()
    }
  }, [opening])
  const { canAccess, isPending, isError, error } = useCanAccess({
    action: 'open',
    resource: `/${page.route}`,
    record: opening,
    ...options,
    ...(embedded ? { initialData: embedded.ok } : {}),
  })
  const first = { isError, error, isAllowed: canAccess === true }
  // Keep the same object if the response equals the embedded data, to avoid a re-render.
  return {
    isPending,
    ...(embedded && late ? late : first),
    answer: replaceEqualDeep(embedded, opening.answer() ?? embedded),
  }
}

interface AccessFailedProps {
  readonly page: Page
  readonly error: unknown
}

const serviceOutage = chunk(async () => (await import('./ServiceOutage.tsx')).ServiceOutage)

const Outage = () => {
  const { content: ServiceOutage } = useChunk(serviceOutage)
  return ServiceOutage ? <ServiceOutage /> : null
}

/**
 * The page-access call failed: offers to sign in again or, if a login cookie exists, shows that the session has
 * expired. If the answer was unreadable or the service is away, signing in again would not help.
 */
const AccessFailed = ({ page, error }: AccessFailedProps) => {
  const { path } = useSignInAgain()
  if (error instanceof CallError && error.code === 'invalid_answer')
    return <FailedState error={error} onRetry={() => window.location.reload()} />
  if (hasLoginCookie() && isOutage(error)) return <Outage />
  return hasLoginCookie() && page.route !== '' ? <SessionExpiredDialog /> : <Navigate to={path} replace />
}

/** Skeleton of a page whose access is being checked; the tab already has its name. */
const WaitingPage = ({ name }: Pick<Page, 'name'>) => {
  useDocumentTitle(translatePageName(useTranslate(), name))
  return <PageSkeleton />
}

interface PageGuardProps {
  readonly page: Page
  readonly view: Screen
}

/**
 * Guards every protected page. Renders and fetches nothing of the page until access is granted; its chunk loads in the
 * meantime.
 */
export const PageGuard = ({ page, view }: PageGuardProps) => {
  const { isPending, isError, error, isAllowed, answer } = usePageAccess(page)
  const { fetch } = useScreen(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it fetches follows from the screen
  useEffect(() => {
    // Load errors are shown where the view is rendered.
    fetch().catch(() => undefined)
  }, [view])

  if (isPending) return <WaitingPage name={page.name} />
  if (isError) return <AccessFailed page={page} error={error} />
  // Home must never redirect to itself; it is open to all signed-in users
  // `docs/product/access.md#home-is-never-denied`.
  if (!isAllowed && page.route !== '') return <Navigate to="/" replace />
  return <AllowedPage page={page} view={view} access={answer} />
}
