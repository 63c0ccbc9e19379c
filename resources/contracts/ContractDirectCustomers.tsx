import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { ReportList } from '#kit/report/ReportList.tsx'
import { report } from './contractDirectCustomersReport.ts'
import { useCustomerChoices } from './useAgreements.ts'

const ContractDirectCustomers = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <ReportList {...report} choices={useCustomerChoices()} />
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {useTranslate()('directParts.disclaimer')}
    </Typography>
  </Box>
)

export default ContractDirectCustomers
