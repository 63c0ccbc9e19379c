import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { send } from '#dataProvider/calls/client.ts'
import { isForeign } from '#dataProvider/calls/foreign.ts'
import { AsOf } from '#kit/page/AsOf.tsx'
import { dataFreshness, filesShownOn } from '#schema/imports/freshness.ts'
import type { Route } from '#schema/pages.ts'
import { dataAgeId } from '../layout/Footer.tsx'

const none: readonly string[] = []
const ofRows = { service: 'read', isOwn: false } as const
const minute = 60_000

/**
 * Footer with the age of the page's data: the age of its oldest file, and whether files are missing that were never
 * imported. Nothing if a company's service has the rows. Errors are ignored.
 */
export const DataAge = ({ route }: { readonly route: Route }) => {
  const files = filesShownOn[route] ?? none
  const translate = useTranslate()
  const { data = [] } = useQuery({
    queryKey: ['dataFreshness'],
    queryFn: ({ signal }) => send(dataFreshness.list, {}, { signal, handlesExpiry: true }),
    enabled: files.length > 0 && !isForeign(ofRows),
    staleTime: minute,
    retry: false,
  })
  const shown = data.filter(({ file }) => files.includes(file))
  const [oldest] = shown.flatMap(({ importedAt }) => importedAt ?? []).sort()
  const isMissing = shown.some(({ importedAt }) => importedAt === null)
  const place = document.getElementById(dataAgeId)
  if (!place || (!oldest && !isMissing)) return null
  return createPortal(
    <>
      {oldest && <AsOf at={oldest} isStale={shown.some(({ isStale }) => isStale)} />}
      {isMissing && <Typography variant="body2">{translate('kit.asOf.missing')}</Typography>}
    </>,
    place,
  )
}
