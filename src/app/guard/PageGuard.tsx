import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useCanAccess } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { takeOpenedAccess } from '../../../authProvider/opened.ts'
import { openingOf } from '../../../authProvider/opening.ts'
import { hasLoginCookie } from '../../../authProvider/session.ts'
import { CallFailed } from '../../../dataProvider/calls/CallFailed.ts'
import { currentCustomer } from '../../../dataProvider/customer.ts'
import { dropAhead } from '../../../dataProvider/lists/ahead.ts'
import type { Screen } from '../../../resources/screen.tsx'
import type { Page } from '../../../schema/page.ts'
import { FailedState } from '../../kit/feedback/FailedState.tsx'
import { dropHandedOver } from '../handOver.ts'
import { useScreen } from '../layout/page/ViewContent.tsx'
import { SessionExpiredDialog } from '../session/SessionExpiredDialog.tsx'
import { useSignInAgain } from '../session/useSignInAgain.ts'
import { AllowedPage } from './AllowedPage.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

// An answer counts for one opening, however long that lasts. It outlives the pauses of the first drawing, or that would be
// done again.
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 }

interface Outcome {
  readonly isError: boolean
  readonly error: unknown
  readonly isAllowed: boolean
}

/**
 * Whether the page may be seen, asked once for each opening, and what the server said of its name and place. What the
 * document said of its own opening lets the page be drawn before; the answer decides nevertheless.
 */
const usePageAccess = (page: Page) => {
  const [opening] = useState(() => openingOf(page))
  const [told] = useState(() => takeOpenedAccess(page.route, currentCustomer()))
  const [late, setLate] = useState<Outcome | null>(null)
  // The page waits for the answer: it is asked for before the browser paints, which the query itself would wait for.
  useLayoutEffect(() => {
    opening.ask().then(
      ({ ok }) => setLate({ isError: false, error: null, isAllowed: ok }),
      (error: unknown) => setLate({ isError: true, error, isAllowed: false }),
    )
    return () => {
      opening.leave()
      dropAhead()
      dropHandedOver()
    }
  }, [opening])
  const { canAccess, isPending, isError, error } = useCanAccess({
    action: 'open',
    resource: `/${page.route}`,
    record: opening,
    ...once,
    ...(told ? { initialData: told.ok } : {}),
  })
  const first = { isError, error, isAllowed: canAccess === true }
  // Told once more what is known, nothing is drawn anew.
  return { isPending, ...(told && late ? late : first), answer: replaceEqualDeep(told, opening.answer() ?? told) }
}

interface AccessFailedProps {
  readonly page: Page
  readonly error: unknown
}

/**
 * The page-access call failed: sign in again, or, where a login cookie exists, say that the session is over. Where the
 * answer could not be read, signing in again would change nothing.
 */
const AccessFailed = ({ page, error }: AccessFailedProps) => {
  const { path } = useSignInAgain()
  if (error instanceof CallFailed && error.code === 'invalid_answer')
    return <FailedState error={error} onRetry={() => window.location.reload()} />
  return hasLoginCookie() && page.route !== '' ? <SessionExpiredDialog /> : <Navigate to={path} replace />
}

interface PageGuardProps {
  readonly page: Page
  readonly view: Screen
}

/**
 * Stands around every protected page (spec 1 §2.2). Until the server has answered, nothing of the page is drawn and
 * none of its data is asked for; its chunk loads meanwhile.
 */
export const PageGuard = ({ page, view }: PageGuardProps) => {
  const { isPending, isError, error, isAllowed, answer } = usePageAccess(page)
  const { fetch } = useScreen(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it fetches follows from the screen
  useEffect(() => {
    // A failure is told where the view is drawn.
    fetch().catch(() => undefined)
  }, [view])

  if (isPending) return <PageSkeleton />
  if (isError) return <AccessFailed page={page} error={error} />
  // Home is never refused to the signed-in: refusing it would lead here again (DECISIONS S13).
  if (!isAllowed && page.route !== '') return <Navigate to="/" replace />
  return <AllowedPage page={page} view={view} access={answer} />
}
