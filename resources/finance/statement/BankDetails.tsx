import { useTranslate } from 'react-admin'
import { statesOf } from '../../../dataProvider/statesOf.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import { finance } from '../../../schema/finance.ts'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { Facts } from './Facts.tsx'

const names = ['beneficiary', 'bank', 'city', 'accountNumber', 'routingNumber', 'swift'] as const

/** Where payments go. */
export const BankDetails = () => {
  const translate = useTranslate()
  const query = useCall(finance.bankDetails, {})
  const { isLoading, ...failing } = statesOf(query)
  const facts = names.map((name) => ({ name, label: translate(`finance.bank.${name}`), value: query.data?.[name] }))
  const title = translate('finance.paymentInformation')
  return (
    <InfoCard title={title} {...failing}>
      <Facts {...{ title, facts, isLoading }} />
    </InfoCard>
  )
}
