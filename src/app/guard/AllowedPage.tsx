import { memo, useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useMayOpen, useMenu } from '../../../authProvider/menu.ts'
import type { PageAccess } from '../../../authProvider/opening.ts'
import { send } from '../../../dataProvider/calls/client.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import type { Screen } from '../../../resources/screen.tsx'
import { account } from '../../../schema/account/account.ts'
import type { Page } from '../../../schema/page.ts'
import { pageOfSlug, type Route } from '../../../schema/pages.ts'
import { translatePageName } from '../../kit/page/pageTitle.ts'
import { PageBody } from '../layout/page/PageBody.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { DataAge } from './DataAge.tsx'

/** Tracks each page view once; errors are ignored `docs/product/administration.md#footer-tracking`. */
const useTracking = (title: string) => {
  const customerId = useCurrentCustomer()
  useEffect(() => {
    send(account.track, { title, customerId }, { handlesExpiry: true }).catch(() => undefined)
  }, [title, customerId])
}

/** True if the page belongs in the menu, but the user's menu does not contain it. */
const useIsClosed = () => {
  const { groups } = useMenu()
  const mayOpen = useMayOpen()
  return (slug: string | null) => {
    const page = slug === null ? undefined : pageOfSlug(slug)
    return groups.length > 0 && page !== undefined && page.group !== null && !mayOpen(page.route as Route)
  }
}

interface AllowedPageProps {
  readonly page: Page
  readonly view: Screen
  readonly access: PageAccess | null
}

export const AllowedPage = memo(({ page, view, access }: AllowedPageProps) => {
  const translate = useTranslate()
  const isClosed = useIsClosed()
  // For a page that shares another page's slug, the server returns the name of that page, which becomes a breadcrumb
  // link.
  const isBorrowed = page.slug !== page.route
  const name = (!isBorrowed && access?.currentPage) || page.name
  const lender = isBorrowed && access?.currentPage ? [{ name: access.currentPage, slug: page.slug }] : []
  const trail = [...(access?.trail ?? []), ...lender].filter(({ slug }) => !isClosed(slug))
  useTracking(name)
  return (
    <>
      <PageBody
        name={translatePageName(translate, name)}
        view={view}
        above={trail.length > 0 ? (title) => <Breadcrumb trail={trail} current={title} /> : null}
      />
      <DataAge route={page.route as Route} />
    </>
  )
})
