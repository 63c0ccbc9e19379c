import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { AnyRow } from '../reportOptions.ts'
import type { Column } from '../useColumns.ts'
import { Cell } from './Cell.tsx'

interface Props {
  readonly columns: readonly Column[]
  readonly row: AnyRow
  readonly action: ReactNode
}

// As far left as the texts above: what is pressed begins with room of its own.
const actionStyle = {
  mt: 0.5,
  ml: -1,
  typography: 'body2',
  '&:empty': { display: 'none' },
  '@media print': { display: 'none' },
} as const

/** One row as a card: the first column is the title, the rest are label and value, below what can be done with it. */
export const ReportCard = ({ columns: [title, ...rest], row, action }: Props) => (
  <Box
    component="li"
    sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 1.5, minWidth: 0 }}
  >
    <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
      {title && <Cell column={title} row={row} />}
    </Typography>
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
    >
      {rest.map((column) => (
        <Box key={column.source} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {column.label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
          >
            <Cell column={column} row={row} />
          </Typography>
        </Box>
      ))}
    </Box>
    <Box sx={actionStyle}>{action}</Box>
  </Box>
)
