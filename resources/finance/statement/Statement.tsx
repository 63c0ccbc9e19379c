import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'react-admin'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Gauge } from '#kit/charts/Gauge.tsx'
import { DocumentButton } from '#kit/documents/DocumentButton.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatCount, formatPercent } from '#kit/kinds/formats.ts'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import { documents } from '#schema/finance/documents.ts'
import { balanceOf, creditHoldDays, finance, roundScore, scoreColour, stopsShipments } from '#schema/finance/finance.ts'
import { BalanceDoughnut } from '../BalanceDoughnut.tsx'
import { BankDetails } from '../BankDetails.tsx'
import { InvoiceTabs } from './InvoiceTabs.tsx'
import { type OfAccount, PaymentTerms } from './PaymentTerms.tsx'

const stateOf = { green: 'onTime', yellow: 'caution', red: 'critical' } as const
const format = (value: number) => `${formatPercent(value)}%`
const baseOf = (onTime: number, paid: number) => ({
  onTime: formatCount(onTime),
  paid: formatCount(paid),
  smart_count: paid,
})

/** Share of invoices paid on time, and the total that it refers to. */
const PaymentScore = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(finance.paymentScore, { customerId })
  const { percentage: serverPercentage = null, onTime, paid } = query.data ?? {}
  // A company's service may send more decimals.
  const percentage = serverPercentage === null ? null : roundScore(serverPercentage)
  const title = translate('finance.paymentScore')
  return (
    <InfoCard title={title} height={160} {...statesOf(query)}>
      <Gauge
        title={title}
        value={percentage}
        state={percentage === null ? 'unknown' : stateOf[scoreColour(percentage)]}
        format={format}
        tooltip={translate('finance.scoreTooltip')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {percentage === null && translate('finance.scoreNone')}
        {percentage !== null && paid !== undefined && translate('finance.scoreBase', baseOf(onTime ?? 0, paid))}
      </Typography>
    </InfoCard>
  )
}

/** Shows if shipments are stopped, and by how many invoices; keeps its space while loading. */
const AccountStatus = ({ account: { data, isSuccess } }: OfAccount) => {
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

const BalanceCard = ({ account }: OfAccount) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width: 449.95px)')
  return (
    <InfoCard title={translate('finance.totalBalance')} height={isNarrow ? 260 : 160} {...statesOf(account)}>
      <BalanceDoughnut balance={balanceOf(account.data ?? {})} />
    </InfoCard>
  )
}

// Four columns once the doughnut's legend fits next to it.
const columns = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 1400px)': {
    gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.25fr)',
  },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}

/** Each part has its own call and loading state. */
const Account = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const account = useCall(finance.statement, { customerId })
  // The session is a placeholder: the browser has no access to the token `docs/product/finance.md#statement-document`.
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
      <InvoiceTabs account={account} customerId={customerId} />
    </Box>
  )
}

const Statement = () => (
  <ForCustomer customer={useCurrentCustomer()}>
    {(customerId) => <Account key={customerId} customerId={customerId} />}
  </ForCustomer>
)

export default Statement
