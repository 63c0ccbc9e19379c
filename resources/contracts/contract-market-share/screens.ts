import { screens } from '../../screen.tsx'

/** Shares of the market (spec 3 §2 'Contract Market Share'). */
export const contractMarketShare = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['marketShares'],
  pages: { 'contract-market-share': () => import('./ContractMarketShare.tsx') },
  reports: { 'contract-market-share': () => import('./report.ts') },
})
