import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ReportList } from '#kit/report/ReportList.tsx'
import { usePageText } from '../company/usePageText.ts'
import { report } from './contractDirectCustomersReport.ts'
import { useCustomerChoices } from './useAgreements.ts'

const ContractDirectCustomers = () => {
  const { text } = usePageText('contract-direct-customers')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ReportList {...report} choices={useCustomerChoices()} />
      {text && (
        <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {text.wording}
        </Typography>
      )}
    </Box>
  )
}

export default ContractDirectCustomers
