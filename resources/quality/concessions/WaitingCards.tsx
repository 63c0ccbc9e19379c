import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useDelayed } from '../../../src/kit/table/useDelayed.ts'

const shown = [1, 2, 3, 4, 5, 6]
/** A closed card of one concession, in pixels. */
const cardHeight = 101
const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }

/** Stands for cards on their way. */
export const WaitingCards = () => {
  const isSlow = useDelayed(true)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
      {isSlow && shown.map((card) => <Skeleton key={card} variant="rounded" height={cardHeight} />)}
    </Box>
  )
}
