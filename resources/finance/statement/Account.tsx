import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { linkOf } from '../../../dataProvider/linkOf.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import { documents } from '../../../schema/documents.ts'
import { finance } from '../../../schema/finance.ts'
import { DocumentButton } from '../../../src/kit/documents/DocumentButton.tsx'
import { AccountStatus } from './AccountStatus.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { BankDetails } from './BankDetails.tsx'
import { InvoiceTabs } from './InvoiceTabs.tsx'
import { PaymentScore } from './PaymentScore.tsx'
import { PaymentTerms } from './PaymentTerms.tsx'

interface Props {
  readonly customerId: number
}

// The four side by side as soon as the doughnut has its legend beside it.
const columns = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 1400px)': {
    gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.25fr)',
  },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}

/** What a customer owes and how it pays: each part with the call and the states of its own. */
export const Account = ({ customerId }: Props) => {
  const translate = useTranslate()
  const account = useCall(finance.statement, { customerId })
  // The browser gives no token away (DECISIONS F11).
  const document = linkOf(documents.statement, { customerId, session: '-' })
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2, alignItems: { sm: 'center' } }}>
        <AccountStatus account={account} />
        <Box className="no-print" sx={{ flexShrink: 0 }}>
          <DocumentButton href={document} label={translate('finance.download')} variant="contained" />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, ...columns }}>
        <BalanceCard account={account} />
        <PaymentScore customerId={customerId} />
        <PaymentTerms customerId={customerId} account={account} />
        <BankDetails />
      </Box>
      <InvoiceTabs account={account} />
    </Box>
  )
}
