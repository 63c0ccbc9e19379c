import { area, type Texts } from '../screen.tsx'
import { contractAgreement } from './contract-agreement/screens.ts'
import { contractDashboard } from './contract-dashboard/screens.ts'
import { contractDirectCustomers } from './contract-direct-customers/screens.ts'
import { contractMarketShare } from './contract-market-share/screens.ts'
import { contractPriceRevision } from './contract-price-revision/screens.ts'
import { contractRawMaterial } from './contract-raw-material/screens.ts'
import { contractSpecialReport } from './contract-special-report/screens.ts'
import { leadTime } from './lead-time/screens.ts'
import { lta } from './lta/screens.ts'

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
