import { screens } from '../../screen.tsx'

/** Prices of billets (spec 3 §2 'Contract Price Revision'). */
export const contractPriceRevision = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['priceRevisions'],
  pages: { 'contract-price-revision': () => import('./ContractPriceRevision.tsx') },
  reports: { 'contract-price-revision': () => import('./report.ts') },
})
