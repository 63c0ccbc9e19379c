import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { contracts, marketShare } from '../../../schema/contracts.ts'
import { usePageTitle } from '../../../src/kit/page/pageTitle.ts'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { SampleRows } from '../../../src/kit/table/SampleRows.tsx'
import { useContractChoices } from '../useContractChoices.ts'
import { ShareTiles } from './ShareTiles.tsx'

export const resource = { name: 'marketShares', entity: marketShare, list: contracts.listMarketShares } as const

const columns = [
  ...(['year', 'contract', 'endUser', 'standard', 'partNumber', 'program', 'minShare', 'maxShare'] as const),
  ...(['average', 'least', 'most', 'load', 'shipped', 'overMinShare', 'overMaxShare'] as const),
]

/** Shares of the market; its own title is that of another page, as specified (DECISIONS Q18). */
const ContractMarketShare = () => {
  usePageTitle(useTranslate()('marketShare.title'))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ShareTiles standings={['according', 'within', 'below']} />
      <ReportList
        resource={resource}
        columns={columns}
        sort={['year', 'DESC']}
        choices={useContractChoices()}
        actions={<SampleRows />}
      />
    </Box>
  )
}

export default ContractMarketShare
