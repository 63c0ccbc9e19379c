import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

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
