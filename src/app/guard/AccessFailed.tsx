import { Navigate } from 'react-router-dom'
import { hasLoginCookie } from '../../../authProvider/session.ts'
import type { Page } from '../../../schema/pages.ts'
import { SessionExpiredDialog } from '../session/SessionExpiredDialog.tsx'
import { useSignInAgain } from '../session/useSignInAgain.ts'

interface AccessFailedProps {
  readonly page: Page
}

/**
 * The page-access call failed, for whatever reason: sign in again, or, where a login cookie exists, say that the
 * session is over.
 */
export const AccessFailed = ({ page }: AccessFailedProps) => {
  const { path } = useSignInAgain()
  return hasLoginCookie() && page.route !== '' ? <SessionExpiredDialog /> : <Navigate to={path} replace />
}
