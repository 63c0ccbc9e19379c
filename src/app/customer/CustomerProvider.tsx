import { type ReactNode, useMemo, useState } from 'react'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { CustomerContext } from '../../kit/page/customerOfTab.ts'

interface CustomerProviderProps {
  readonly children: ReactNode
}

/** Tells the kit which customer the tab acts for. */
export const CustomerProvider = ({ children }: CustomerProviderProps) => {
  const customer = useCurrentCustomer()
  const [owners] = useState(() => new Map<string, number>())
  const value = useMemo(() => ({ customer, owners }), [customer, owners])
  return <CustomerContext value={value}>{children}</CustomerContext>
}
