import { area, screens, type Texts } from '../screen.tsx'

/** What was agreed (spec 3 §2 'Contract Agreement'). */
const contractAgreement = screens({
  texts: { en: () => import('./contract-agreement/texts.en.ts'), es: () => import('./contract-agreement/texts.es.ts') },
  pages: { 'contract-agreement': () => import('./contract-agreement/ContractAgreement.tsx') },
})

/** The contracts at a glance (spec 3 §2 'Contract Dashboard'). */
const contractDashboard = screens({
  texts: { en: () => import('./contract-dashboard/texts.en.ts'), es: () => import('./contract-dashboard/texts.es.ts') },
  pages: { 'contract-dashboard': () => import('./contract-dashboard/ContractDashboard.tsx') },
})

/** Parts of direct customers (spec 3 §2 'Contract Direct Customers'). */
const contractDirectCustomers = screens({
  texts: {
    en: () => import('./contract-direct-customers/texts.en.ts'),
    es: () => import('./contract-direct-customers/texts.es.ts'),
  },
  resources: ['directParts'],
  reports: { 'contract-direct-customers': () => import('./contract-direct-customers/report.ts') },
  pages: { 'contract-direct-customers': () => import('./contract-direct-customers/ContractDirectCustomers.tsx') },
})

/** Shares of the market (spec 3 §2 'Contract Market Share'). */
const contractMarketShare = screens({
  texts: {
    en: () => import('./contract-market-share/texts.en.ts'),
    es: () => import('./contract-market-share/texts.es.ts'),
  },
  resources: ['marketShares'],
  pages: { 'contract-market-share': () => import('./contract-market-share/ContractMarketShare.tsx') },
  reports: { 'contract-market-share': () => import('./contract-market-share/report.ts') },
})

/** Prices of billets (spec 3 §2 'Contract Price Revision'). */
const contractPriceRevision = screens({
  texts: {
    en: () => import('./contract-price-revision/texts.en.ts'),
    es: () => import('./contract-price-revision/texts.es.ts'),
  },
  resources: ['priceRevisions'],
  pages: { 'contract-price-revision': () => import('./contract-price-revision/ContractPriceRevision.tsx') },
  reports: { 'contract-price-revision': () => import('./contract-price-revision/report.ts') },
})

/** What parts under contracts are made of (spec 3 §2 'Contract Raw Material'). */
const contractRawMaterial = screens({
  texts: {
    en: () => import('./contract-raw-material/texts.en.ts'),
    es: () => import('./contract-raw-material/texts.es.ts'),
  },
  resources: ['contractMaterials'],
  pages: { 'contract-raw-material': () => import('./contract-raw-material/ContractRawMaterial.tsx') },
  reports: { 'contract-raw-material': () => import('./contract-raw-material/report.ts') },
})

/** Orders of parts under contracts (spec 3 §2 'Contract Special Report'). */
const contractSpecialReport = screens({
  texts: {
    en: () => import('./contract-special-report/texts.en.ts'),
    es: () => import('./contract-special-report/texts.es.ts'),
  },
  resources: ['specialOrders'],
  pages: { 'contract-special-report': () => import('./contract-special-report/ContractSpecialReport.tsx') },
  reports: { 'contract-special-report': () => import('./contract-special-report/report.ts') },
})

/** How long parts take (spec 3 §2 'Lead Time'). */
const leadTime = screens({
  texts: { en: () => import('./lead-time/texts.en.ts'), es: () => import('./lead-time/texts.es.ts') },
  resources: ['leadTimes'],
  reports: { 'lead-time': () => import('./lead-time/report.ts') },
})

/** Long-term agreements (spec 2 §2 'LTA'). */
const lta = screens({
  texts: { en: () => import('./lta/texts.en.ts'), es: () => import('./lta/texts.es.ts') },
  resources: ['ltas'],
  pages: { lta: () => import('./lta/Lta.tsx') },
  reports: { lta: () => import('./lta/report.ts') },
})

const contractTexts: Texts = { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') }

/** What was agreed with customers for years. */
export const contracts = area(
  {
    ...contractAgreement,
    ...contractDashboard,
    ...contractDirectCustomers,
    ...contractMarketShare,
    ...contractPriceRevision,
    ...contractRawMaterial,
    ...contractSpecialReport,
    ...leadTime,
    ...lta,
  },
  { isOfCustomer: true, texts: [contractTexts] },
)
