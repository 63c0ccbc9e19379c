import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { send } from '#dataProvider/calls/client.ts'
import { AsOf } from '#kit/page/AsOf.tsx'
import { dataFreshness, filesShownOn } from '#schema/imports/freshness.ts'
import type { Route } from '#schema/pages.ts'
import { dataAgeId } from '../layout/Footer.tsx'

const none: readonly string[] = []
const minute = 60_000

/**
 * Footer with the age of the page's data: the age of its oldest file. Empty if none was ever imported; errors are
 * ignored.
 */
export const DataAge = ({ route }: { readonly route: Route }) => {
  const files = filesShownOn[route] ?? none
  const { data = [] } = useQuery({
    queryKey: ['dataFreshness'],
    queryFn: ({ signal }) => send(dataFreshness.list, {}, { signal, handlesExpiry: true }),
    enabled: files.length > 0,
    staleTime: minute,
    retry: false,
  })
  const shown = data.filter(({ file }) => files.includes(file))
  const [oldest] = shown.map(({ importedAt }) => importedAt).sort()
  const place = document.getElementById(dataAgeId)
  if (!oldest || !place) return null
  return createPortal(<AsOf at={oldest} isStale={shown.some(({ isStale }) => isStale)} />, place)
}
