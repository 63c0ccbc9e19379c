import { useLayoutEffect, useState } from 'react'
import { useCanAccess } from 'react-admin'
import { openingOf } from '../../../authProvider/opening.ts'
import type { Page } from '../../../schema/pages.ts'

// An answer counts for one opening, however long that lasts.
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }

/** Whether the page may be seen, asked once for each opening, and what the server said of its name and place. */
export const usePageAccess = (page: Page) => {
  const [opening] = useState(() => openingOf(page))
  // The page waits for the answer: it is asked for before the browser paints, which the query itself would wait for.
  useLayoutEffect(() => {
    opening.ask().catch(() => undefined)
    return opening.leave
  }, [opening])
  const { canAccess, isPending, isError } = useCanAccess({
    action: 'open',
    resource: `/${page.route}`,
    record: opening,
    ...once,
  })
  return { isPending, isError, isAllowed: canAccess === true, answer: opening.answer() }
}
