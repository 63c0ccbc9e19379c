import { useTranslate } from 'ra-core'
import { useCall } from '../../../dataProvider/useCall.ts'
import { orders } from '../../../schema/orders.ts'
import { DocumentButton } from '../../../src/kit/documents/DocumentButton.tsx'

interface Props {
  readonly customerId: number
  readonly purchaseOrder: string
}

/** An order's acknowledgement; greyed where there is none, or only of late lines (spec 2 §6). */
export const Acknowledgement = (input: Props) => {
  const translate = useTranslate()
  const { data } = useCall(orders.acknowledgement, input)
  return <DocumentButton href={data?.link} label={translate('orders.detail.acknowledgement')} />
}
