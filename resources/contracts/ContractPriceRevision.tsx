import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ViewSwitch } from '#kit/page/ViewSwitch.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import { report } from './contractPriceRevisionReport.ts'

/**
 * Contract prices, alone or compared with the prices agreed since
 * `docs/product/contracts.md#contract-price-revision`.
 */
const views = {
  information: ['material', 'billetSize', 'supplier', 'contractPrice', 'pricing', 'leadTimeWeeks'],
  reconciliation: [
    'material',
    'billetSize',
    'supplier',
    'contractPrice',
    'agreedPrice',
    'difference',
    'pricing',
    'leadTimeWeeks',
  ] as const,
} as const

const ContractPriceRevision = () => {
  const translate = useTranslate()
  const [view, setView] = useState<keyof typeof views>('information')
  const label = (name: string) => translate(`priceRevision.${name}`)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ViewSwitch
        label={label('views')}
        views={{ information: label('information'), reconciliation: label('reconciliation') }}
        value={view}
        onChange={setView}
      />
      <ReportList {...report} columns={views[view]} />
    </Box>
  )
}

export default ContractPriceRevision
