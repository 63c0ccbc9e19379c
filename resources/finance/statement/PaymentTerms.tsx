import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Facts } from '#kit/cards/Facts.tsx'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { formatCount } from '#kit/kinds/formats.ts'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { balanceParts, finance, type Statement } from '#schema/finance/finance.ts'

/** Query of the account statement, shared by its parts. */
export interface OfAccount {
  readonly account: ReturnType<typeof useCall<typeof finance.statement>>
}

const countOf = (account: Statement) => balanceParts.reduce((sum, part) => sum + account[`${part}Invoices`].length, 0)

/** Agreed delivery and payment terms, and the number of open invoices. */
export const PaymentTerms = ({ customerId, account: { data, isSuccess } }: CustomerProps & OfAccount) => {
  const translate = useTranslate()
  const query = useCall(finance.paymentTerms, { customerId })
  const { isLoading, ...failing } = statesOf(query)
  const { incoterm, deliveryPoint, terms } = query.data ?? {}
  const invoices = isSuccess ? formatCount(data ? countOf(data) : 0) : null
  const facts = Object.entries({ incoterm, deliveryPoint, terms, invoices }).map(([name, value]) => ({
    name,
    label: translate(`finance.terms.${name}`),
    value,
  }))
  const title = translate('finance.paymentTerms')
  return (
    <InfoCard title={title} {...failing}>
      <Facts {...{ title, facts, isLoading }} />
    </InfoCard>
  )
}
