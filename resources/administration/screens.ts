import type { Texts } from '#kit/texts.ts'
import { area, screens } from '../screen.tsx'

const dataTexts: Texts = { en: () => import('./data/texts.en.ts'), es: () => import('./data/texts.es.ts') }

const userTexts: Texts = { en: () => import('./users/texts.en.ts'), es: () => import('./users/texts.es.ts') }

const changeListTexts: Texts = {
  en: () => import('./changeListTexts.en.ts'),
  es: () => import('./changeListTexts.es.ts'),
}

const bulkTexts: Texts = { en: () => import('./bulkTexts.en.ts'), es: () => import('./bulkTexts.es.ts') }

const auditTexts: readonly Texts[] = [
  changeListTexts,
  { en: () => import('./audit-trail/texts.en.ts'), es: () => import('./audit-trail/texts.es.ts') },
  // The log names records of Data and their fields.
  dataTexts,
]

const users = screens({
  texts: [userTexts, bulkTexts],
  resources: ['users'],
  pages: { users: () => import('./users/UserList.tsx'), 'create-user': () => import('./users/UserCreate.tsx') },
  reports: { users: () => import('./users/report.ts') },
})

const editUser = screens({
  // The page also shows the user's changes.
  texts: [userTexts, ...auditTexts],
  resources: ['users'],
  pages: { 'edit-user': () => import('./users/UserEdit.tsx') },
})

const auditLog = screens({
  texts: auditTexts,
  resources: ['auditLog'],
  pages: { 'audit-trail': () => import('./audit-trail/AuditTrail.tsx') },
  reports: { 'audit-trail': () => import('./audit-trail/report.ts') },
})

const connectedServices = screens({
  texts: {
    en: () => import('./connected-services/texts.en.ts'),
    es: () => import('./connected-services/texts.es.ts'),
  },
  resources: ['answerFaults'],
  pages: { 'connected-services': () => import('./connected-services/ConnectedServices.tsx') },
  reports: { 'connected-services': () => import('./connected-services/report.ts') },
})

const visitLogs = screens({
  texts: { en: () => import('./visit-logs/texts.en.ts'), es: () => import('./visit-logs/texts.es.ts') },
  resources: ['visitLogs'],
  pages: { 'visit-logs': () => import('./visit-logs/VisitLogs.tsx') },
  reports: { 'visit-logs': () => import('./visit-logs/report.ts') },
})

const accessStatistics = screens({
  texts: { en: () => import('./access-statistics/texts.en.ts'), es: () => import('./access-statistics/texts.es.ts') },
  pages: { 'access-statistics': () => import('./access-statistics/AccessStatistics.tsx') },
})

const onboarding = screens({
  texts: { en: () => import('./onboarding/texts.en.ts'), es: () => import('./onboarding/texts.es.ts') },
  resources: ['batches'],
  pages: { 'onboard-users': () => import('./onboarding/OnboardUsers.tsx') },
})

const metrics = screens({
  texts: { en: () => import('./metrics/texts.en.ts'), es: () => import('./metrics/texts.es.ts') },
  resources: [
    'usersByAccess',
    'divisionUsers',
    'newUsers',
    'quoted',
    'hitRates',
    'purchases',
    'customersWithoutOrders',
  ],
  pages: {
    'metrics-forge': () => import('./metrics/Metrics.tsx'),
    'metrics_detalle-haeentered': () => import('./metrics/UsersByAccess.tsx'),
    'metrics-forge-detalle': () => import('./metrics/MetricTables.tsx'),
    'metrics-forge-grafica1': () => import('./metrics/MetricTables.tsx'),
    'metrics-forge-quoted': () => import('./metrics/MetricTables.tsx'),
    'metrics-forge-hitrate': () => import('./metrics/MetricTables.tsx'),
    'metrics-detalle-Pedidos': () => import('./metrics/MetricTables.tsx'),
    'metrics_clientes-sinpedido': () => import('./metrics/MetricTables.tsx'),
  },
})

const imports = screens({
  texts: [{ en: () => import('./imports/texts.en.ts'), es: () => import('./imports/texts.es.ts') }, changeListTexts],
  resources: ['importRuns', 'importedRows'],
  pages: { imports: () => import('./imports/Imports.tsx') },
})

const data = screens({
  texts: [dataTexts, bulkTexts],
  // Created from the record types, which load with the first of these pages.
  resources: [] as readonly string[],
  pages: {
    data: () => import('./data/RecordList.tsx'),
    'create-data': () => import('./data/RecordCreate.tsx'),
    'edit-data': () => import('./data/RecordEdit.tsx'),
    'show-data': () => import('./data/RecordShow.tsx'),
  },
})

export const administration = {
  ...area({ ...users, ...visitLogs, ...accessStatistics }),
  // Areas of their own: their texts are most of the folder's, and the users list, often the first page, needs none.
  ...area({ ...auditLog, ...editUser }),
  ...area(connectedServices),
  ...area(onboarding),
  ...area(metrics),
  ...area(data),
  ...area(imports),
}
