import { statement } from '../finance/screens.ts'
import { area, screens } from '../screen.tsx'

export const openOrders = screens({
  texts: { en: () => import('./open-orders/texts.en.ts'), es: () => import('./open-orders/texts.es.ts') },
  resources: ['orders', 'statusReport'],
  isOfCustomer: true,
  showsAllCustomers: true,
  pages: {
    'open-orders-report': () => import('./open-orders/OpenOrders.tsx'),
    'open-orders-reports': () => import('./open-orders/OpenOrders.tsx'),
    'status-report-steel': () => import('./open-orders/status-report/StatusReport.tsx'),
  },
  first: {
    'open-orders-report': () => import('./open-orders/first.ts'),
    'open-orders-reports': () => import('./open-orders/first.ts'),
    'status-report-steel': () => import('./open-orders/status-report/first.ts'),
  },
})

const directCustomers = screens({
  texts: { en: () => import('./direct-customers/texts.en.ts'), es: () => import('./direct-customers/texts.es.ts') },
  resources: ['directOrders'],
  isOfCustomer: true,
  reports: { 'open-orders-direct-customers': () => import('./direct-customers/report.ts') },
  pages: { 'open-orders-direct-customers': () => import('./direct-customers/DirectCustomers.tsx') },
})

const steelReport = screens({
  texts: { en: () => import('./steel-report/texts.en.ts'), es: () => import('./steel-report/texts.es.ts') },
  resources: ['steelReport'],
  isOfCustomer: true,
  pages: { 'b-status-report': () => import('./steel-report/SteelReport.tsx') },
})

const sellerReport = screens({
  texts: { en: () => import('./seller-report/texts.en.ts'), es: () => import('./seller-report/texts.es.ts') },
  resources: ['sellerReport'],
  isOfCustomer: true,
  pages: { 'b-status-report-seller': () => import('./seller-report/SellerReport.tsx') },
})

const delays = screens({
  texts: { en: () => import('./delays/texts.en.ts'), es: () => import('./delays/texts.es.ts') },
  resources: ['delays'],
  pages: { delays: () => import('./delays/Delays.tsx') },
  reports: { delays: () => import('./delays/report.ts') },
})

const consignments = screens({
  texts: { en: () => import('./consignments/texts.en.ts'), es: () => import('./consignments/texts.es.ts') },
  pages: { consignments: () => import('./consignments/Consignments.tsx') },
})

const orderTimelineScreens = screens({
  texts: [
    { en: () => import('./order-timeline/texts.en.ts'), es: () => import('./order-timeline/texts.es.ts') },
    { en: () => import('./requests/texts.en.ts'), es: () => import('./requests/texts.es.ts') },
  ],
  isOfCustomer: true,
  pages: { order: () => import('./order-timeline/OrderTimelinePage.tsx') },
})

const requestScreens = screens({
  texts: { en: () => import('./requests/texts.en.ts'), es: () => import('./requests/texts.es.ts') },
  resources: ['requests'],
  pages: { requests: () => import('./requests/Requests.tsx') },
  reports: { requests: () => import('./requests/report.ts') },
})

const openPointsScreens = screens({
  texts: { en: () => import('./open-points/texts.en.ts'), es: () => import('./open-points/texts.es.ts') },
  isOfCustomer: true,
  pages: { 'open-points': () => import('./open-points/OpenPoints.tsx') },
})

/** Lists of orders do not load the texts of requests. */
export const orders = {
  ...area({ ...openOrders, ...directCustomers, ...steelReport, ...sellerReport, ...delays, ...consignments }),
  ...area(
    { ...orderTimelineScreens, ...requestScreens, ...openPointsScreens },
    {
      texts: [...openOrders['open-orders-report'].texts, ...statement.statement.texts],
    },
  ),
}
