import { screens } from '../../screen.tsx'

/** Shares of the market (spec 3 §2 'Contract Market Share'). */
export const contractMarketShare = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['marketShares'],
  isOfCustomer: true,
  pages: { 'contract-market-share': () => import('./ContractMarketShare.tsx') },
  first: { 'contract-market-share': () => import('./index.ts') },
})
