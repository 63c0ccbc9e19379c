import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useCanAccess } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { takeOpenedAccess } from '../../../authProvider/opened.ts'
import { openingOf } from '../../../authProvider/opening.ts'
import { hasLoginCookie } from '../../../authProvider/session.ts'
import { currentCustomer } from '../../../dataProvider/customer.ts'
import { dropAhead } from '../../../dataProvider/lists/ahead.ts'
import type { Screen } from '../../../resources/screen.tsx'
import type { Page } from '../../../schema/page.ts'
import { dropHandedOver } from '../handOver.ts'
import { useScreen } from '../layout/page/ViewContent.tsx'
import { SessionExpiredDialog } from '../session/SessionExpiredDialog.tsx'
import { useSignInAgain } from '../session/useSignInAgain.ts'
import { AllowedPage } from './AllowedPage.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

// An answer counts for one opening, however long that lasts. It outlives the pauses of the first drawing, or that would be
// done again.
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 }

/**
 * Whether the page may be seen, asked once for each opening, and what the server said of its name and place. What the
 * document said of its own opening lets the page be drawn before; the answer decides nevertheless.
 */
const usePageAccess = (page: Page) => {
  const [opening] = useState(() => openingOf(page))
  const [told] = useState(() => takeOpenedAccess(page.route, currentCustomer()))
  const [late, setLate] = useState<{ readonly isError: boolean; readonly isAllowed: boolean } | null>(null)
  // The page waits for the answer: it is asked for before the browser paints, which the query itself would wait for.
  useLayoutEffect(() => {
    opening.ask().then(
      ({ ok }) => setLate({ isError: false, isAllowed: ok }),
      () => setLate({ isError: true, isAllowed: false }),
    )
    return () => {
      opening.leave()
      dropAhead()
      dropHandedOver()
    }
  }, [opening])
  const { canAccess, isPending, isError } = useCanAccess({
    action: 'open',
    resource: `/${page.route}`,
    record: opening,
    ...once,
    ...(told ? { initialData: told.ok } : {}),
  })
  const first = { isError, isAllowed: canAccess === true }
  // Told once more what is known, nothing is drawn anew.
  return { isPending, ...(told && late ? late : first), answer: replaceEqualDeep(told, opening.answer() ?? told) }
}

interface AccessFailedProps {
  readonly page: Page
}

/**
 * The page-access call failed, for whatever reason: sign in again, or, where a login cookie exists, say that the
 * session is over.
 */
const AccessFailed = ({ page }: AccessFailedProps) => {
  const { path } = useSignInAgain()
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
