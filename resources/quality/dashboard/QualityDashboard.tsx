import Box from '@mui/material/Box'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { ForCustomer } from '../../../src/kit/page/ForCustomer.tsx'
import { QualityCharts } from './QualityCharts.tsx'
import { QualityPeople } from './QualityPeople.tsx'
import { QualityTiles } from './QualityTiles.tsx'

const QualityDashboard = () => (
  <ForCustomer customer={useCurrentCustomer()}>
    {(customerId) => (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <QualityTiles customerId={customerId} />
        <QualityCharts customerId={customerId} />
        <QualityPeople customerId={customerId} />
      </Box>
    )}
  </ForCustomer>
)

export default QualityDashboard
