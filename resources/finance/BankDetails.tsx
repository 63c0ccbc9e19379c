import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Facts } from '#kit/cards/Facts.tsx'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { finance } from '#schema/finance/finance.ts'

const names = ['beneficiary', 'bank', 'city', 'accountNumber', 'routingNumber', 'swift'] as const

/** The provider's account, which customers pay to. */
export const BankDetails = () => {
  const translate = useTranslate()
  const query = useCall(finance.bankDetails, {})
  const { isLoading, ...failing } = statesOf(query)
  const facts = names.map((name) => ({ name, label: translate(`finance.bank.${name}`), value: query.data?.[name] }))
  const title = translate('finance.paymentInformation')
  return (
    <InfoCard title={title} {...failing}>
      <Facts title={title} facts={facts} isLoading={isLoading} />
    </InfoCard>
  )
}
