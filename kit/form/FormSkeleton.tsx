import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useDelayed } from '../table/useDelayed.ts'

const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export const FormSkeleton = () => {
  const isSlow = useDelayed(true)
  if (!isSlow) return <Box sx={{ minHeight: 480 }} />
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, maxWidth: 960, minHeight: 480 }}
    >
      {fields.map((field) => (
        <Skeleton key={field} variant="rounded" height={56} />
      ))}
    </Box>
  )
}
