import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { creditHoldDays, stopsShipments } from '../../../schema/finance.ts'
import { MessageBanner } from '../../../src/kit/feedback/MessageBanner.tsx'
import type { AccountQuery } from './accountQuery.ts'

interface Props {
  readonly account: AccountQuery
}

/** Whether shipments are stopped, and by how many invoices; its place is kept while that is not known. */
export const AccountStatus = ({ account: { data, isSuccess } }: Props) => {
  const translate = useTranslate()
  const late = data?.overdueInvoices.filter(stopsShipments) ?? []
  const values = { smart_count: late.length, days: creditHoldDays }
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, minHeight: { xs: 72, sm: 48 } }}>
      {isSuccess && late.length > 0 && (
        <MessageBanner kind="error">
          <strong>{translate('finance.creditHold')}</strong> {translate('finance.creditHoldReason', values)}
        </MessageBanner>
      )}
      {isSuccess && late.length === 0 && (
        <MessageBanner kind="success">{translate('finance.shipmentsGoOn', values)}</MessageBanner>
      )}
    </Box>
  )
}
