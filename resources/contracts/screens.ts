import { screens } from '../screen.tsx'

export const contracts = screens({
  isOfCustomer: true,
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: [
    'contractMaterials',
    'directParts',
    'leadTimes',
    'ltas',
    'marketShares',
    'priceRevisions',
    'specialOrders',
  ],
  pages: {
    'contract-agreement': () => import('./contract-agreement/ContractAgreement.tsx'),
    'contract-dashboard': () => import('./contract-dashboard/ContractDashboard.tsx'),
    'contract-direct-customers': () => import('./contract-direct-customers/ContractDirectCustomers.tsx'),
    'contract-market-share': () => import('./contract-market-share/ContractMarketShare.tsx'),
    'contract-price-revision': () => import('./contract-price-revision/ContractPriceRevision.tsx'),
    'contract-raw-material': () => import('./contract-raw-material/ContractRawMaterial.tsx'),
    'contract-special-report': () => import('./contract-special-report/ContractSpecialReport.tsx'),
    lta: () => import('./lta/Lta.tsx'),
  },
  reports: {
    'contract-direct-customers': () => import('./contract-direct-customers/report.ts'),
    'contract-market-share': () => import('./contract-market-share/report.ts'),
    'contract-price-revision': () => import('./contract-price-revision/report.ts'),
    'contract-raw-material': () => import('./contract-raw-material/report.ts'),
    'contract-special-report': () => import('./contract-special-report/report.ts'),
    'lead-time': () => import('./lead-time/report.ts'),
    lta: () => import('./lta/report.ts'),
  },
})
