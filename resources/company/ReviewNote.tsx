import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
}

/** What of a page stands for the company's own content, and is to be reviewed (DECISIONS Q21). */
export const ReviewNote = ({ children }: Props) => (
  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
)
