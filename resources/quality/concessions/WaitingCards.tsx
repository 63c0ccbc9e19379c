import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useDelayed } from '../../../src/kit/table/useDelayed.ts'

/** Cards of so many rows. */
const shown = [2, 1, 3, 4, 5, 6]
const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }

/** Stands for cards on their way, as high as the window: what stands below is out of sight before they come. */
export const WaitingCards = () => {
  const isSlow = useDelayed(true)
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gap: 1.5, alignContent: 'start', gridTemplateColumns: columns }}>
      {isSlow && shown.map((rows) => <Skeleton key={rows} variant="rounded" height={56 + 45 * rows} />)}
    </Box>
  )
}
