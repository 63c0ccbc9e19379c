import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslate } from 'react-admin'

interface CustomerOfTab {
  readonly customer: number | null
  /** For whom each entry of the tab's history was drawn first, by the entry's key. */
  readonly owners: Map<string, number>
  /** What one is chosen with, for who may. */
  readonly choice?: ReactNode
}

/** The customer that the tab acts for; the portal says it to the kit, which knows no providers. */
export const CustomerContext = createContext<CustomerOfTab>({ customer: null, owners: new Map() })

/** What is drawn of one customer. */
export interface CustomerProps {
  readonly customerId: number
}

interface Props {
  /** The customer that the tab acts for. */
  readonly customer: number | null
  readonly children: (customerId: number) => ReactNode
}

/** What concerns one customer; as long as none is chosen, a line that asks to choose one, and the choice. */
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
