import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslate } from 'react-admin'

interface CustomerOfTab {
  readonly customer: number | null
  /** True for users who act for one customer only. */
  readonly hasOne: boolean
  /** Customer for whom each history entry was first rendered, by the entry's key. */
  readonly owners: Map<string, number>
  /** Customer selection, for users who can choose. */
  readonly choice?: ReactNode
}

/** The tab's customer; provided by the portal, because the kit does not access the data provider. */
export const CustomerContext = createContext<CustomerOfTab>({ customer: null, hasOne: false, owners: new Map() })

export interface CustomerProps {
  readonly customerId: number
}

interface Props {
  readonly customer: number | null
  readonly children: (customerId: number) => ReactNode
}

/** Content for one customer, or a prompt with the customer selection if none is selected. */
export const ForCustomer = ({ customer, children }: Props) => {
  const translate = useTranslate()
  const { choice } = useContext(CustomerContext)
  if (customer !== null) return children(customer)
  return (
    <Box sx={{ py: 3, display: 'grid', gap: 1 }}>
      <Typography sx={{ color: 'text.secondary' }}>{translate('kit.page.noCustomer')}</Typography>
      {choice}
    </Box>
  )
}
