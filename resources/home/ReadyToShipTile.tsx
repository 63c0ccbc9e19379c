import { useTranslate } from 'react-admin'
import { home } from '../../schema/home.ts'
import { StatTile } from '../../src/kit/cards/StatTile.tsx'
import { formatDollars } from '../../src/kit/kinds/formats.ts'
import { useCard } from './useCard.ts'

interface Props {
  readonly customerId: number
}

/** What is ready to ship, in dollars and in thousands of them. */
export const ReadyToShipTile = ({ customerId }: Props) => {
  const translate = useTranslate()
  const { data, states } = useCard(home.readyToShip, customerId)
  return (
    <StatTile
      label={translate('home.readyToShip.title')}
      value={data ? formatDollars(data.total) : '-'}
      hint={data ? translate('home.thousands', { amount: formatDollars(data.thousands) }) : ''}
      {...states}
    />
  )
}
