import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
}

/** Note that sample content must be replaced by the company's own `docs/product/company.md#company-pages`. */
export const ReviewNote = ({ children }: Props) => (
  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
)
