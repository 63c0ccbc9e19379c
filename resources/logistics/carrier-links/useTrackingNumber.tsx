import Link from '@mui/material/Link'
import { useCallback } from 'react'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useNewTab } from '#kit/files/DocumentLink.tsx'
import { touchLink } from '#kit/touchLink.ts'
import { logistics } from '#schema/logistics/logistics.ts'
import { trackingAddress } from '#schema/logistics/trackingPages.ts'

/** Shows a tracking number as a link to the carrier's page, if its address is known. */
export const useTrackingNumber = () => {
  const { title } = useNewTab()
  const { data: pages } = useCall(logistics.listTrackingPages, {}, { staleTime: 60_000 })
  return useCallback(
    (carrier: string, number: string) => {
      const address = pages && trackingAddress(pages, carrier, number)
      if (!address) return number
      return (
        <Link
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          title={title}
          sx={{ ...touchLink, whiteSpace: 'nowrap' }}
        >
          {number}
        </Link>
      )
    },
    [pages, title],
  )
}
