import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMayOpen } from '#authProvider/menu.ts'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Gauge } from '#kit/charts/Gauge.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatCount, formatPercent } from '#kit/fields/formats.ts'
import { DocumentButton } from '#kit/files/DocumentButton.tsx'
import { Awaiting } from '#kit/page/Awaiting.tsx'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import { documents } from '#schema/finance/documents.ts'
import { finance, roundScore, scoreColour } from '#schema/finance/finance.ts'
import { useSide } from '../../orders/requests/useSide.ts'
import { BalanceDoughnut } from '../BalanceDoughnut.tsx'
import { BankDetails } from '../BankDetails.tsx'
import { CreditHoldLine, useCreditHold } from '../credit-hold/CreditHold.tsx'
import { useStatement } from '../useStatement.ts'
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

/** Shows if shipments are stopped, and by how many invoices. */
const AccountStatus = ({ account: { data } }: OfAccount) => {
  const translate = useTranslate()
  const { count, isCertain } = useCreditHold(data)
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <CreditHoldLine account={data} />
      {data && count === 0 && !data.heldOn && (
        <MessageBanner kind={isCertain ? 'success' : 'warning'}>
          {translate(isCertain ? 'finance.shipmentsGoOn' : 'finance.holdUnknown')}
        </MessageBanner>
      )}
    </Box>
  )
}

const BalanceCard = ({ account }: OfAccount) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width: 449.95px)')
  return (
    <InfoCard title={translate('finance.totalBalance')} height={isNarrow ? 260 : 160} {...statesOf(account)}>
      <BalanceDoughnut score={account.data ?? null} />
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

// Download link beside or above what loads, so that it does not move.
const headStyle = {
  display: 'flex',
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  gap: 2,
  alignItems: { sm: 'center' },
} as const
const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: { xs: 'row', sm: 'row-reverse' },
  flexShrink: 0,
}

/** Each part has its own call; the parts are below the status, so they are shown once the account is known. */
const Account = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const account = useStatement(customerId)
  const isCustomer = useSide() === 'customer'
  const mayOpen = useMayOpen()
  // The session is a placeholder: the browser has no access to the token `docs/product/finance.md#statement-document`.
  const document = linkOf(documents.statement, { customerId, session: '-' })
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={headStyle}>
        <AccountStatus account={account} />
        <Box className="no-print" sx={actionsStyle}>
          <DocumentButton href={document} label={translate('finance.download')} variant="contained" />
          {isCustomer && mayOpen('generate-bank-references') && (account.data?.overdueInvoices.length ?? 0) > 0 && (
            <Button component={Link} to="/generate-bank-references?pay=overdue">
              {translate('finance.promise.title')}
            </Button>
          )}
        </Box>
      </Box>
      <Awaiting isLoading={account.isLoading}>
        <Box sx={{ display: 'grid', gap: 2, ...columns }}>
          <BalanceCard account={account} />
          <PaymentScore customerId={customerId} />
          <PaymentTerms customerId={customerId} account={account} />
          <BankDetails />
        </Box>
        <InvoiceTabs account={account} customerId={customerId} />
      </Awaiting>
    </Box>
  )
}

const Statement = () => (
  <ForCustomer customer={useCurrentCustomer()}>
    {(customerId) => <Account key={customerId} customerId={customerId} />}
  </ForCustomer>
)

export default Statement
