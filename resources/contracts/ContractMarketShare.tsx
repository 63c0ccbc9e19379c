import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { usePageTitle } from '#kit/page/pageTitle.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import { shareCells } from './cells.tsx'
import { report } from './contractMarketShareReport.ts'
import { ShareTiles } from './ShareTiles.tsx'
import { useContractChoices } from './useAgreements.ts'

/** The title equals another page's, as specified `docs/product/contracts.md#contract-market-share`. */
const ContractMarketShare = () => {
  usePageTitle(useTranslate()('resources.marketShares.title'))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ShareTiles standings={['according', 'within', 'below']} />
      <ReportList {...report} choices={useContractChoices()} show={shareCells} />
    </Box>
  )
}

export default ContractMarketShare
