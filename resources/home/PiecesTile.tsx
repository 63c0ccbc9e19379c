import { useTranslate } from 'react-admin'
import { home } from '../../schema/home.ts'
import { StatTile } from '../../src/kit/cards/StatTile.tsx'
import { formatQuantity } from '../../src/kit/kinds/formats.ts'
import { useCard } from './useCard.ts'

interface Props {
  readonly customerId: number
}

/** The pieces that production holds, and their thousands. */
export const PiecesTile = ({ customerId }: Props) => {
  const translate = useTranslate()
  const { data, states } = useCard(home.piecesInProcess, customerId)
  return (
    <StatTile
      label={translate('home.piecesInProcess.title')}
      value={data ? formatQuantity(data.total) : '-'}
      hint={data ? translate('home.thousands', { amount: formatQuantity(data.thousands) }) : ''}
      {...states}
    />
  )
}
