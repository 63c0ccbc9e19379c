import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { Portrait } from '#kit/cards/Portrait.tsx'
import { budgets } from '#schema/sales/budgets.ts'

/** Full name, or the number if the name is unknown. */
export const useSellerName = () => {
  const translate = useTranslate()
  return ({ sellerId, seller }: { readonly sellerId: number; readonly seller: string }) =>
    seller.trim() || translate('budgets.unnamed', { id: sellerId })
}

interface Props {
  readonly sellerId: number
  readonly name: string
  readonly children: ReactNode
}

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
    <Portrait name={name} photo={sellerId ? linkOf(budgets.sellerPhoto, { sellerId }) : null} size={28} />
    <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {children}
    </Box>
  </Box>
)
