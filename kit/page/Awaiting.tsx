import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useDelayed } from '../table/useDelayed.ts'

interface Props {
  readonly isLoading: boolean
  /** Distance between the children. */
  readonly gap?: number
  readonly children: ReactNode
}

/** Content hidden until what changes its place or its rows is known, so that nothing moves; its own calls do not wait. */
export const Awaiting = ({ isLoading, gap = 2, children }: Props) => {
  const translate = useTranslate()
  const isSlow = useDelayed(isLoading)
  return (
    <>
      {isLoading && (
        <Box
          role="status"
          aria-label={translate('kit.feedback.loading')}
          sx={{ display: 'grid', gap, minHeight: '100vh', gridAutoRows: '1fr' }}
        >
          {isSlow &&
            ['top', 'middle', 'foot'].map((part) => (
              <Skeleton key={part} animation={false} variant="rounded" height="auto" />
            ))}
        </Box>
      )}
      <Box sx={{ display: isLoading ? 'none' : 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}>
        {children}
      </Box>
    </>
  )
}
