import { useTranslate } from 'react-admin'
import { formFor, linkOf } from '../../../../dataProvider/calls/linkOf.ts'
import { useCall } from '../../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../../dataProvider/lists/statesOf.ts'
import { documents } from '../../../../schema/finance/documents.ts'
import { orders } from '../../../../schema/orders/orders.ts'
import { DocumentButton } from '../../../../src/kit/documents/DocumentButton.tsx'
import { FailedState } from '../../../../src/kit/feedback/FailedState.tsx'

interface Props {
  readonly customerId: number
  readonly purchaseOrder: string
}

/** Acknowledgement of an order; disabled if there is none, or if all lines are late. */
const Acknowledgement = (input: Props) => {
  const translate = useTranslate()
  const query = useCall(formFor(orders.acknowledgement, orders.acknowledgementByQuery, input), input)
  const { error, onRetry } = statesOf(query)
  if (error) return <FailedState message={translate('orders.detail.acknowledgementFailed')} onRetry={onRetry} />
  return <DocumentButton href={query.data?.link} label={translate('orders.detail.acknowledgement')} />
}

export const DetailActions = (order: Props) => {
  const translate = useTranslate()
  return (
    <>
      <DocumentButton
        href={linkOf(formFor(documents.orderSchedule, documents.orderScheduleByQuery, order), order)}
        label={translate('orders.detail.schedule')}
      />
      <Acknowledgement {...order} />
    </>
  )
}
