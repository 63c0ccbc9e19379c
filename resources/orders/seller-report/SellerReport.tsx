import Box from '@mui/material/Box'
import type { ReportLine } from '../../../schema/orders/orderReports.ts'
import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import { lineColumns, lineResource } from '../line-reports/lineReport.ts'
import { lineShows } from '../line-reports/lineShows.tsx'
import { WithLotType } from '../line-reports/WithLotType.tsx'
import { EtaForm } from './EtaForm.tsx'
import { SellerActions } from './SellerActions.tsx'

export const resource = lineResource('sellerReport')

/**
 * Columns of the steel maker's report, except those covered by the actions; the file has 33 columns
 * `docs/product/orders.md#export-of-the-seller-status-report`.
 */
const columns = [
  ...lineColumns,
  ...(['materialDate', 'enteredDate', 'invoicedDate', 'eta', 'leadTime', 'gap', 'tracking', 'mode'] as const),
  ...(['ncrCount', 'ncr'] as const),
] as const
const notInFile = ['mode', 'ncrCount'] as const
const filters = ['purchaseOrder', 'customerPartNumber', 'status'] as const
const rowAction = (line: ReportLine) => <SellerActions line={line} />

const SellerReport = () => (
  <WithLotType>
    {(input, customerId) => (
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <EtaForm customerId={customerId} />
        <ReportList
          resource={resource}
          {...{ columns, notInFile, filters, rowAction }}
          base={input}
          sort={['requestDate', 'ASC']}
          show={lineShows}
          fileName="bohler-status-report"
        />
      </Box>
    )}
  </WithLotType>
)

export default SellerReport
