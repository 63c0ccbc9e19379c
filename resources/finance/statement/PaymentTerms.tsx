import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Facts } from '#kit/cards/Facts.tsx'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { useSumLabel } from '#kit/table/unreadable.ts'
import { balanceParts, finance } from '#schema/finance/finance.ts'
import type { Statement } from '#schema/finance/statement.ts'
import type { useStatement } from '../useStatement.ts'

/** Query of the account statement, shared by its parts. */
export interface OfAccount {
  readonly account: ReturnType<typeof useStatement>
}

const countOf = (account: Statement) => balanceParts.reduce((sum, part) => sum + account[`${part}Invoices`].length, 0)

/** Agreed delivery and payment terms, and the number of open invoices. */
export const PaymentTerms = ({ customerId, account: { data, isSuccess } }: CustomerProps & OfAccount) => {
  const translate = useTranslate()
  const query = useCall(finance.paymentTerms, { customerId })
  const { isLoading, ...failing } = statesOf(query)
  const { incoterm, deliveryPoint, terms } = query.data ?? {}
  const invoices = isSuccess ? formatCount(data ? countOf(data) : 0) : null
  const countLabel = useSumLabel()(translate('finance.terms.invoices'), 'invoice.number')
  const labelOf = (name: string) => (name === 'invoices' ? countLabel : translate(`finance.terms.${name}`))
  const facts = Object.entries({ incoterm, deliveryPoint, terms, invoices }).map(([name, value]) => ({
    name,
    label: labelOf(name),
    value,
  }))
  const title = translate('finance.paymentTerms')
  return (
    <InfoCard title={title} {...failing}>
      <Facts title={title} facts={facts} isLoading={isLoading} />
    </InfoCard>
  )
}
