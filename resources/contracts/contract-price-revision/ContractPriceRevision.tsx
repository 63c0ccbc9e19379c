import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { contracts, priceRevision } from '../../../schema/contracts.ts'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'

export const resource = { name: 'priceRevisions', entity: priceRevision, list: contracts.listPriceRevisions } as const

/** The prices of the contracts, or how far those that were agreed since are from them (DECISIONS R72). */
const views = {
  information: ['material', 'billetSize', 'supplier', 'contractPrice', 'pricing', 'leadTimeWeeks'],
  reconciliation: ['material', 'billetSize', 'supplier', 'agreedPrice', 'difference', 'pricing', 'leadTimeWeeks'],
} as const

type View = keyof typeof views

/** Prices of billets under contracts (spec 3 §2 'Contract Price Revision'). */
const ContractPriceRevision = () => {
  const translate = useTranslate()
  const [view, setView] = useState<View>('information')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, next: View | null) => next && setView(next)}
        aria-label={translate('priceRevision.views')}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {translate(`priceRevision.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ReportList resource={resource} columns={views[view]} sort={['material', 'ASC']} />
    </Box>
  )
}

export default ContractPriceRevision
