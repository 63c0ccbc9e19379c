import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useDelayed } from '../../src/kit/table/useDelayed.ts'

const shown = [1, 2, 3, 4]

/** Stands for cards on their way, as high as the window: what stands below is out of sight before they come. */
export const WaitingCards = () => {
  const isSlow = useDelayed(true)
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gap: 1, alignContent: 'start' }}>
      {isSlow && shown.map((card) => <Skeleton key={card} variant="rounded" height={168} />)}
    </Box>
  )
}
