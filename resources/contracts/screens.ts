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
    'contract-agreement': () => import('./ContractAgreement.tsx'),
    'contract-dashboard': () => import('./ContractDashboard.tsx'),
    'contract-direct-customers': () => import('./ContractDirectCustomers.tsx'),
    'contract-market-share': () => import('./ContractMarketShare.tsx'),
    'contract-price-revision': () => import('./ContractPriceRevision.tsx'),
    'contract-raw-material': () => import('./ContractRawMaterial.tsx'),
    'contract-special-report': () => import('./ContractSpecialReport.tsx'),
    lta: () => import('./Lta.tsx'),
  },
  reports: {
    'contract-direct-customers': () => import('./contractDirectCustomersReport.ts'),
    'contract-market-share': () => import('./contractMarketShareReport.ts'),
    'contract-price-revision': () => import('./contractPriceRevisionReport.ts'),
    'contract-raw-material': () => import('./contractRawMaterialReport.ts'),
    'contract-special-report': () => import('./contractSpecialReportReport.ts'),
    'lead-time': () => import('./leadTimeReport.ts'),
    lta: () => import('./ltaReport.ts'),
  },
})
