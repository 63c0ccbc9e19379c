import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keyframes } from '@mui/material/styles'
import { useTranslate } from 'react-admin'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/** Down to the foot of the window, below the header, the heading and above the footer. */
const contentHeight = 'max(240px, calc(100dvh - 280px))'

/** Page skeleton, shown after 150 ms. */
export const PageSkeleton = () => {
  const translate = useTranslate()
  return (
    <Box
      role="status"
      aria-label={translate('shell.loadingPage')}
      // On phones, pages fill the screen: content below starts out of view instead of shifting there.
      sx={{ minHeight: { xs: '100dvh', sm: 0 }, animation: `${appear} 0s 150ms both` }}
    >
      <Skeleton animation={false} width={160} height={20} />
      <Skeleton animation={false} width={240} height={36} sx={{ mb: 2 }} />
      <Skeleton animation={false} variant="rounded" height={contentHeight} />
    </Box>
  )
}
