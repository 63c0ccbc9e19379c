import { screens } from '../../screen.tsx'

/** What customers have said that they pay (spec 2 §2 'Payment Detail'). */
export const paymentDetail = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['bankReferences'],
  isOfCustomer: true,
  pages: { 'payment-detail': () => import('./PaymentDetail.tsx') },
  reports: { 'payment-detail': () => import('./report.ts') },
})
