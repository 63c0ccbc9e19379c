import { useTranslate } from 'react-admin'
import { useMayOpen } from '#authProvider/menu.ts'
import { StatTile } from '#kit/cards/StatTile.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import type { Call } from '#schema/call.ts'
import { useCard } from './useCard.ts'

interface Props {
  readonly name: 'delayedOrders' | 'openConcessions'
  readonly call: Call<{ customerId: number }, { readonly total: number } | null>
  readonly customerId: number
  /** Target in the open orders; users without access see the number only. */
  readonly to: string
}

/** Number of orders in one state. */
export const CountTile = ({ name, call, customerId, to }: Props) => {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  const { data, states, isHidden } = useCard(call, customerId)
  if (isHidden) return null
  return (
    <StatTile
      label={translate(`home.${name}.title`)}
      value={data ? formatCount(data.total) : '-'}
      hint={translate(`home.${name}.total`)}
      to={mayOpen('open-orders-report') ? to : undefined}
      {...states}
    />
  )
}
