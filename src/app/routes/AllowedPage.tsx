import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment, memo, useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useMayOpen, useMenu } from '#authProvider/menu.ts'
import type { PageAccess } from '#authProvider/opening.ts'
import { send } from '#dataProvider/calls/client.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { translatePageName } from '#kit/page/pageTitle.ts'
import type { Screen } from '#resources/screen.tsx'
import { account } from '#schema/account/account.ts'
import type { Page } from '#schema/page.ts'
import { pageOfSlug, type Route } from '#schema/pages.ts'
import { PageBody } from '../layout/PageBody.tsx'
import { DataAge } from './DataAge.tsx'

interface BreadcrumbProps {
  readonly trail: NonNullable<PageAccess['trail']>
  readonly current: string
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  p: 0,
  m: 0,
  listStyle: 'none',
  fontSize: 13,
  minHeight: 20,
  color: 'text.secondary',
  // Numbers have up to 60 characters, often without a place to break.
  '& > li': { minWidth: 0, overflowWrap: 'anywhere' },
}

const Breadcrumb = ({ trail, current }: BreadcrumbProps) => {
  const translate = useTranslate()
  return (
    <Box component="nav" aria-label={translate('shell.breadcrumb')}>
      <Box component="ol" sx={list}>
        {trail.map(({ name, slug }) => (
          <Fragment key={name}>
            <li>
              {slug === null ? (
                <Typography variant="body2">{translatePageName(translate, name)}</Typography>
              ) : (
                <Link component={RouterLink} to={`/${slug}`} variant="body2">
                  {translatePageName(translate, name)}
                </Link>
              )}
            </li>
            <Box component="li" aria-hidden sx={{ mx: 1, userSelect: 'none' }}>
              /
            </Box>
          </Fragment>
        ))}
        <li>
          <Typography variant="body2" aria-current="page" sx={{ color: 'text.primary' }}>
            {current}
          </Typography>
        </li>
      </Box>
    </Box>
  )
}

/** The specified call has all of its fields. */
const nothingTracked = { customerGuid: '', comment: '', quote: '', body: '', from: '' }

/** Tracks each page view once; errors are ignored `docs/product/administration.md#footer-tracking`. */
const useTracking = (title: string) => {
  const customerId = useCurrentCustomer()
  useEffect(() => {
    send(account.track, { ...nothingTracked, title, customerId }, { handlesExpiry: true }).catch(() => undefined)
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
