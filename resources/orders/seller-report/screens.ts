import { screens } from '../../screen.tsx'

/** The same lines for the seller, who answers them (spec 3 §4, §5). */
export const sellerReport = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['sellerReport'],
  isOfCustomer: true,
  pages: { 'b-status-report-seller': () => import('./SellerReport.tsx') },
})
