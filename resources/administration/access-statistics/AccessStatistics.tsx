import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { type Division, division } from '../../../schema/administration/division.ts'
import { visits } from '../../../schema/administration/visits.ts'
import { StatTile } from '../../../src/kit/cards/StatTile.tsx'
import { formatCount } from '../../../src/kit/kinds/formats.ts'
import { DivisionSelect } from '../DivisionSelect.tsx'
import type { OfDivision } from './CountCard.tsx'
import { CreatedUsers } from './CreatedUsers.tsx'
import { MonthlyVisits, VisitedPages } from './VisitCharts.tsx'

const key = 'division'

const divisions = ['aerospace', 'forge', 'both'] as const

/** From the URL; both divisions by default. */
const useDivision = () => {
  const [search, setSearch] = useSearchParams()
  const named = divisions.find((one) => String(division.encode(one)) === search.get(key))
  const choose = (chosen: Division) =>
    setSearch(
      (before) =>
        new URLSearchParams(
          [...before].filter(([name]) => name !== key).concat([[key, String(division.encode(chosen))]]),
        ),
    )
  return [named ?? 'both', choose] as const
}

const TotalUsers = ({ division }: OfDivision) => {
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

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}

/** User and visit statistics of a division; each card loads separately. */
const AccessStatistics = () => {
  const translate = useTranslate()
  const [division, choose] = useDivision()
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <DivisionSelect
        label={translate('accessStatistics.division')}
        offered={divisions}
        value={division}
        onChange={choose}
      />
      <Box sx={{ maxWidth: { sm: 260 } }}>
        <TotalUsers division={division} />
      </Box>
      <Box sx={columns}>
        <CreatedUsers division={division} />
        <VisitedPages division={division} />
      </Box>
      <MonthlyVisits division={division} />
    </Box>
  )
}

export default AccessStatistics
