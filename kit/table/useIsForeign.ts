import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { CustomerContext } from '../page/ForCustomer.tsx'

/**
 * True for a search of another customer: it belongs to the one for whom it was first rendered, and is not shown after a
 * switch `docs/product/access.md#customer-of-the-tab`.
 */
export const useIsForeign = () => {
  const { search, key } = useLocation()
  const { customer, owners } = useContext(CustomerContext)
  const isForeign = search !== '' && customer !== null && (owners.get(key) ?? customer) !== customer
  useEffect(() => {
    if (customer !== null && !isForeign) owners.set(key, customer)
  }, [customer, owners, key, isForeign])
  return isForeign
}
