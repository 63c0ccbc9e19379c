import { registerResource } from '../../../dataProvider/resources.ts'
import type { Route } from '../../../schema/pages.ts'
import { ofKnownCustomer } from '../customer/ofKnownCustomer.tsx'
import type { notBuiltYet } from './notBuiltYet.ts'
import { bareView, listView, reportView, type View, view } from './View.ts'

type NotBuiltYet = (typeof notBuiltYet)[number]

// The calls of an area come with its first screen, so that the first page does not carry those of all.
const administration = async () => {
  const { users } = await import('../../../resources/administration/users/index.ts')
  registerResource(users)
}

const wipReport = view(async () => {
  const [screen, { wipSteps, wipCounted }] = await Promise.all([
    import('../../../resources/wip/WipReport.tsx'),
    import('../../../resources/wip/sources.ts'),
  ])
  registerResource(wipSteps)
  registerResource(wipCounted)
  return screen.default
})

const underMaintenance = view(async () => (await import('../pages/UnderMaintenance.tsx')).UnderMaintenance)
const signInRedirect = bareView(async () => (await import('../pages/SignInRedirect.tsx')).SignInRedirect)

const openOrders = reportView(() => import('../../../resources/orders/open-orders/OpenOrders.tsx'))

const built: Record<Exclude<Route, NotBuiltYet>, View> = {
  '': view(async () => (await import('../../../resources/home/HomePage.tsx')).default),
  users: view(async () => {
    const [screen] = await Promise.all([
      import('../../../resources/administration/users/UserList.tsx'),
      administration(),
    ])
    return screen.default
  }),
  'create-user': view(async () => {
    const [screen] = await Promise.all([
      import('../../../resources/administration/users/UserCreate.tsx'),
      administration(),
    ])
    return screen.default
  }),
  'onboard-users': view(async () => {
    const [screen, { batches }] = await Promise.all([
      import('../../../resources/administration/onboarding/OnboardUsers.tsx'),
      import('../../../resources/administration/onboarding/index.ts'),
    ])
    registerResource(batches)
    return screen.default
  }),
  'edit-user': view(async () => {
    const [screen] = await Promise.all([
      import('../../../resources/administration/users/UserEdit.tsx'),
      administration(),
    ])
    return screen.default
  }),
  'audit-trail': view(async () => {
    const [screen, { auditTrail }] = await Promise.all([
      import('../../../resources/administration/audit-trail/AuditTrail.tsx'),
      import('../../../resources/administration/audit-trail/index.ts'),
    ])
    registerResource(auditTrail)
    return screen.default
  }),
  'visit-logs': view(async () => {
    const [screen, { visitLogs }] = await Promise.all([
      import('../../../resources/administration/visit-logs/VisitLogs.tsx'),
      import('../../../resources/administration/visit-logs/index.ts'),
    ])
    registerResource(visitLogs)
    return screen.default
  }),
  'access-statistics': view(
    async () => (await import('../../../resources/administration/access-statistics/AccessStatistics.tsx')).default,
  ),
  'metrics-forge': view(async () => (await import('../../../resources/administration/metrics/Metrics.tsx')).default),
  'metrics_detalle-haeentered': listView(() => import('../../../resources/administration/metrics/UsersByAccess.tsx')),
  'metrics-forge-detalle': listView(() => import('../../../resources/administration/metrics/TotalUsers.tsx')),
  'metrics-forge-grafica1': listView(() => import('../../../resources/administration/metrics/NewUsers.tsx')),
  'metrics-forge-quoted': listView(() => import('../../../resources/administration/metrics/Quoted.tsx')),
  'metrics-forge-hitrate': listView(() => import('../../../resources/administration/metrics/HitRate.tsx')),
  'metrics-detalle-Pedidos': listView(() => import('../../../resources/administration/metrics/Purchases.tsx')),
  'metrics_clientes-sinpedido': listView(
    () => import('../../../resources/administration/metrics/CustomersWithoutOrders.tsx'),
  ),
  'open-orders-report': openOrders,
  'open-orders-reports': openOrders,
  'status-report-steel': reportView(() => import('../../../resources/orders/open-orders/StatusReport.tsx')),
  'in-transit': reportView(() => import('../../../resources/logistics/inTransit.tsx')),
  concessions: view(async () => (await import('../../../resources/quality/concessions/Concessions.tsx')).default),
  statement: view(async () => (await import('../../../resources/finance/statement/Statement.tsx')).default),
  'wip-reports': wipReport,
  'production-parts': wipReport,
  Chart: view(async () => (await import('../../../resources/wip/WipOverview.tsx')).default),
  'seller-budgets': view(async () => {
    const [screen, { sellerBudgets }] = await Promise.all([
      import('../../../resources/sales/seller-budgets/SellerBudgets.tsx'),
      import('../../../resources/sales/seller-budgets/index.ts'),
    ])
    registerResource(sellerBudgets)
    return screen.default
  }),
  'seller-budget': view(
    async () => (await import('../../../resources/sales/seller-budgets/SellerBudgetView.tsx')).default,
  ),
  'add-seller-budget': view(
    async () => (await import('../../../resources/sales/seller-budgets/AddSellerBudget.tsx')).default,
  ),
  'modify-seller-budget': view(
    async () => (await import('../../../resources/sales/seller-budgets/ModifySellerBudget.tsx')).default,
  ),
  'user-profile': view(async () => (await import('../../../resources/account/profile/UserProfile.tsx')).default),
  'password-change': view(
    async () => (await import('../../../resources/account/password-change/PasswordChange.tsx')).default,
  ),
  contact: view(async () => ofKnownCustomer((await import('../../../resources/account/contact/Contact.tsx')).default)),
  loginexterno: bareView(async () => (await import('../pages/SessionLanding.tsx')).SessionLanding),
  login: signInRedirect,
  relogin: signInRedirect,
  'password-recovery': view(async () => (await import('../pages/PasswordRecovery.tsx')).PasswordRecovery),
  selectefrisa: view(async () => (await import('../pages/SelectPortal.tsx')).SelectPortal),
  'privacy-policy': bareView(async () => (await import('../pages/PrivacyPolicy.tsx')).PrivacyPolicy),
  'terms-and-conditions': bareView(async () => (await import('../pages/TermsAndConditions.tsx')).TermsAndConditions),
}

/** Whether a page has a view of its own yet. */
export const isBuilt = (route: Route) => route in built

/** The view of a page; every route has one, or does not compile. */
export const viewOf = (route: Route): View => (isBuilt(route) ? built[route as keyof typeof built] : underMaintenance)
