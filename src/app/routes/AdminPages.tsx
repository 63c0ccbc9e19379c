import type { PropsWithChildren } from 'react'
import { CoreAdminUI, CustomRoutes, Resource } from 'react-admin'
import { Route, useLocation } from 'react-router-dom'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import type { Page } from '#schema/page.ts'
import { type Route as PageRoute, pageAt, pages } from '#schema/pages.ts'
import { BrokenPage } from '../layout/BrokenPage.tsx'
import { Layout } from '../layout/Layout.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { builtScreens, screenOfRoute } from './areas.ts'
import { normalLocation } from './normalLocation.ts'
import { PageGuard } from './PageGuard.tsx'

/** Stays mounted during navigation. */
const AdminLayout = ({ children }: PropsWithChildren) => {
  const { pathname } = normalLocation(useLocation())
  return <Layout page={pageAt(pathname.slice(1)) ?? null}>{children}</Layout>
}

interface PageProps {
  readonly page: Page
}

/** The key remounts the page for another page or customer, so that no state is kept. */
const GuardedPage = ({ page }: PageProps) => {
  const customer = useCurrentCustomer()
  return <PageGuard key={`${page.route} ${customer}`} page={page} view={screenOfRoute(page.route as PageRoute)} />
}

const resourceNames = new Set(builtScreens.flatMap(({ resources }) => resources))
const guarded = pages.filter(({ guard }) => guard !== 'public')

// A resource without views has no page, but react-admin treats its name as a path.
const noPage = <Route path="*" element={<NotFound />} />

/** Routes for react-admin: all resources by name, all pages by address. */
const known = [
  ...[...resourceNames].map((name) => (
    <Resource key={name} name={name}>
      {noPage}
    </Resource>
  )),
  <CustomRoutes key="pages">
    {guarded.map((page) => (
      <Route key={page.route} path={`/${page.route}`} element={<GuardedPage page={page} />} />
    ))}
  </CustomRoutes>,
]

/** Guarded pages within react-admin's UI. Telemetry is disabled, because it would reveal the portal's location. */
export const AdminPages = () => (
  <CoreAdminUI
    disableTelemetry
    title={portalSettings().product}
    layout={AdminLayout}
    catchAll={NotFound}
    accessDenied={NotFound}
    authenticationError={NotFound}
    error={BrokenPage}
  >
    {known}
  </CoreAdminUI>
)
