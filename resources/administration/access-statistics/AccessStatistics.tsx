import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { drawings } from '../../../src/kit/charts/drawings.ts'
import { DivisionSelect } from '../DivisionSelect.tsx'
import { useDivision } from '../useDivision.ts'
import { CreatedUsers } from './CreatedUsers.tsx'
import { MonthlyVisits } from './MonthlyVisits.tsx'
import { TotalUsers } from './TotalUsers.tsx'
import { VisitedPages } from './VisitedPages.tsx'

const offered = ['both', 'aerospace', 'forge'] as const
const inOrder = ['aerospace', 'forge', 'both'] as const
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}

/** How many users there are and what they visit, of a division (spec 1 §2.7); each card with a call of its own. */
const AccessStatistics = () => {
  const [division, choose] = useDivision(offered)
  useEffect(() => {
    // What draws charts comes while the cards are asked for; a failure is told where a chart is drawn.
    drawings.load().catch(() => undefined)
  }, [])
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <DivisionSelect offered={inOrder} value={division} onChange={choose} />
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
