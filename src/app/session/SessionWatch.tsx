import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { onSessionExpired } from '../../../dataProvider/expiry.ts'
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx'
import { useRevival } from './useRevival.ts'

/** Opens the dialog above the page when any of its calls finds the session over; the page keeps what was typed. */
export const SessionWatch = () => {
  const { pathname } = useLocation()
  const [expiredAt, setExpiredAt] = useState<string | null>(null)
  const isExpired = expiredAt === pathname
  useEffect(() => onSessionExpired(() => setExpiredAt(pathname)), [pathname])
  useRevival(
    isExpired,
    useCallback(() => setExpiredAt(null), []),
  )
  return isExpired ? <SessionExpiredDialog /> : null
}
