import Box from '@mui/material/Box'
import type { ReportLine } from '../../../schema/orders/orderReports.ts'
import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import { lineColumns, lineResource } from '../line-reports/lineReport.ts'
import { lineShows } from '../line-reports/lineShows.tsx'
import { WithLotType } from '../line-reports/WithLotType.tsx'
import { EtaForm } from './EtaForm.tsx'
import { SellerActions } from './SellerActions.tsx'

export const resource = lineResource('sellerReport')

/** Those of the steel maker's report but for what the actions show; the file has 33 of them (DECISIONS Q20). */
const columns = [
  ...lineColumns,
  ...(['materialDate', 'enteredDate', 'invoicedDate', 'eta', 'leadTime', 'gap', 'tracking', 'mode'] as const),
  ...(['ncrCount', 'ncr'] as const),
] as const
const notInFile = ['mode', 'ncrCount'] as const
const filters = ['purchaseOrder', 'customerPartNumber', 'status'] as const
const rowAction = (line: ReportLine) => <SellerActions line={line} />

/** The customer's open lines, and the seller's answers to them (spec 3 §4, §5; DECISIONS S8). */
const SellerReport = () => (
  <WithLotType>
    {(asked, customerId) => (
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <EtaForm customerId={customerId} />
        <ReportList
          resource={resource}
          {...{ columns, notInFile, filters, rowAction }}
          base={asked}
          sort={['requestDate', 'ASC']}
          show={lineShows}
          fileName="bohler-status-report"
        />
      </Box>
    )}
  </WithLotType>
)

export default SellerReport
