import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { linkOf } from '../../../../dataProvider/linkOf.ts'
import { budgets } from '../../../../schema/budgets.ts'
import { Portrait } from '../../../../src/kit/cards/Portrait.tsx'

interface Props {
  readonly sellerId: number
  readonly name: string
  readonly children: ReactNode
}

/** A seller's photo beside what is shown of the name. */
export const SellerName = ({ sellerId, name, children }: Props) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      verticalAlign: 'middle',
      alignItems: 'center',
      gap: 1,
      minWidth: 0,
      maxWidth: '100%',
    }}
  >
    <Portrait name={name} photo={linkOf(budgets.sellerPhoto, { sellerId })} size={28} />
    <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {children}
    </Box>
  </Box>
)
