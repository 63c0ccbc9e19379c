import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ViewSwitch } from '../../../src/kit/page/ViewSwitch.tsx'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { beginning, resource } from './index.ts'

export { resource } from './index.ts'

/** The prices of the contracts, or how far those that were agreed since are from them (DECISIONS R72). */
const views = {
  information: ['material', 'billetSize', 'supplier', 'contractPrice', 'pricing', 'leadTimeWeeks'],
  reconciliation: ['material', 'billetSize', 'supplier', 'agreedPrice', 'difference', 'pricing', 'leadTimeWeeks'],
} as const

/** Prices of billets under contracts (spec 3 §2 'Contract Price Revision'). */
const ContractPriceRevision = () => {
  const translate = useTranslate()
  const [view, setView] = useState<keyof typeof views>('information')
  const [information, reconciliation] = [
    translate('priceRevision.information'),
    translate('priceRevision.reconciliation'),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ViewSwitch
        label={translate('priceRevision.views')}
        views={{ information, reconciliation }}
        value={view}
        onChange={setView}
      />
      <ReportList resource={resource} columns={views[view]} {...beginning} />
    </Box>
  )
}

export default ContractPriceRevision
