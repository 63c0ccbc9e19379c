import { home } from '../../schema/home.ts'
import { MessageBanner } from '../../src/kit/feedback/MessageBanner.tsx'
import { useCard } from './useCard.ts'

interface Props {
  readonly customerId: number
}

/** What the customer is to know of its raw material; hidden as long as there is nothing. */
export const RawMaterialBanner = ({ customerId }: Props) => {
  const { data } = useCard(home.rawMaterialNotice, customerId)
  return data?.text ? <MessageBanner kind="warning">{data.text}</MessageBanner> : null
}
