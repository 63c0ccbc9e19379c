import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentCustomer, useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { type Page, pageAt, type Route } from '../../../schema/pages.ts'
import { seedOf } from '../customer/seeds.ts'
import { tryCustomer } from '../customer/switchCustomer.ts'
import { PageGuard } from '../guard/PageGuard.tsx'
import { Layout } from '../layout/Layout.tsx'
import { NamedPage } from '../layout/NamedPage.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { PublicPage } from '../layout/PublicPage.tsx'
import { isSamePlace, normalLocation } from './normalLocation.ts'
import { isBuilt, viewOf } from './views.ts'

const frameOf = (page: Page) => {
  if (page.guard !== 'public') return PageGuard
  return isBuilt(page.route as Route) ? PublicPage : NamedPage
}

/** The page at the location: first brings the address into its normal form, then draws page and frame. */
export const CurrentPage = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const customer = useCurrentCustomer()

  const place = normalLocation(location)
  const seed = seedOf(place.search, currentCustomer())
  const target = { ...place, search: seed ? seed.search : place.search }
  const isThere = isSamePlace(location, target)

  useEffect(() => {
    if (seed?.customer) tryCustomer(queryClient, seed.customer)
    if (!isThere) navigate(target, { replace: true, state: location.state })
  })

  const page = pageAt(place.pathname.slice(1))
  // Where only the address is to change its form, header and footer stay, and the guard asks meanwhile.
  const isSettled = isThere || (seed === null && page !== undefined && page.guard !== 'public')
  if (!isSettled) return null
  if (!page) {
    return (
      <Layout page={null}>
        <NotFound />
      </Layout>
    )
  }
  const view = viewOf(page.route as Route)
  const Framed = frameOf(page)
  // Another page or another customer is another visit: nothing of the one before stays.
  const visit = `${page.route} ${customer}`
  const content = <Framed key={visit} page={page} view={view} />
  return view.isBare ? content : <Layout page={page}>{content}</Layout>
}
