import { useTranslate } from 'react-admin'
import { statesOf } from '../../../dataProvider/statesOf.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import type { Division } from '../../../schema/division.ts'
import { visits } from '../../../schema/visits.ts'
import { StatTile } from '../../../src/kit/cards/StatTile.tsx'
import { formatCount } from '../../../src/kit/kinds/formats.ts'

interface Props {
  readonly division: Division
}

/** How many users there are. */
export const TotalUsers = ({ division }: Props) => {
  const translate = useTranslate()
  const query = useCall(visits.totalUsers, { division })
  return (
    <StatTile
      label={translate('accessStatistics.totalUsers')}
      value={query.data ? formatCount(query.data.total) : '-'}
      {...statesOf(query)}
    />
  )
}
