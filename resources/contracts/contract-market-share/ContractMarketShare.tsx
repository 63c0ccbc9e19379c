import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { contracts, marketShare } from '../../../schema/contracts.ts'
import { usePageTitle } from '../../../src/kit/page/pageTitle.ts'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { ShareTiles } from '../ShareTiles.tsx'
import { useContractChoices } from '../useContractChoices.ts'

export const resource = { name: 'marketShares', entity: marketShare, list: contracts.listMarketShares } as const

/** Shares of the market; its own title is that of another page, as specified (DECISIONS Q18). */
const ContractMarketShare = () => {
  usePageTitle(useTranslate()('marketShare.title'))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ShareTiles standings={['according', 'within', 'below']} />
      <ReportList resource={resource} sort={['year', 'DESC']} choices={useContractChoices()} />
    </Box>
  )
}

export default ContractMarketShare
