import Typography from '@mui/material/Typography'
import { createContext, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface CustomerOfTab {
  readonly customer: number | null
  /** For whom each entry of the tab's history was drawn first, by the entry's key. */
  readonly owners: Map<string, number>
}

/** The customer that the tab acts for; the portal says it to the kit, which knows no providers. */
export const CustomerContext = createContext<CustomerOfTab>({ customer: null, owners: new Map() })

interface Props {
  /** The customer that the tab acts for. */
  readonly customer: number | null
  readonly children: (customerId: number) => ReactNode
}

/** What concerns one customer; as long as none is chosen, a line that asks to choose one. */
export const ForCustomer = ({ customer, children }: Props) => {
  const translate = useTranslate()
  if (customer !== null) return children(customer)
  return <Typography sx={{ color: 'text.secondary', py: 3 }}>{translate('kit.page.noCustomer')}</Typography>
}
