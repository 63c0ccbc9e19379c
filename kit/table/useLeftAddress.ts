import { useContext, useEffect, useState } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { CustomerContext } from '../page/ForCustomer.tsx'
import { isFreshLink } from './freshLink.ts'

/** Router state of filters set by a link: used for this visit, but not stored as the list's last state. */
export const forThisVisit = { isForThisVisit: true } as const

const isForThisVisit = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isForThisVisit' in state && state.isForThisVisit === true

/**
 * A search belongs to the customer for whom it was first rendered; after a switch it is not shown
 * `docs/product/access.md#customer-of-the-tab`.
 */
const useIsForeign = () => {
  const { search, key } = useLocation()
  const { customer, owners } = useContext(CustomerContext)
  const isForeign = search !== '' && customer !== null && (owners.get(key) ?? customer) !== customer
  useEffect(() => {
    if (customer !== null && !isForeign) owners.set(key, customer)
  }, [customer, owners, key, isForeign])
  return isForeign
}

const without = (search: string, name: string | undefined) => {
  const left = new URLSearchParams(search)
  if (name === undefined || !left.has(name)) return search
  left.delete(name)
  return left.size === 0 ? '' : `?${left}`
}

/**
 * Query string to restore, or null if the address is already right: the last one of this customer, if the list is
 * opened without a query. Within the list, Back may lead to an address without a query, which shows the list's
 * defaults; so do fresh links. A record that the parameter `opens` opens is not restored.
 */
export const useLeftAddress = (resource: string, opens?: string) => {
  const { search, state } = useLocation()
  const { customer } = useContext(CustomerContext)
  const [left, keep] = useStore(`${resource}.${customer}.address`, '')
  const [restored, setRestored] = useState(search === '' && !isFreshLink(state) ? left : '')
  const isForeign = useIsForeign()
  useEffect(() => {
    if (isForeign || isForThisVisit(state)) return
    if (restored === '') keep(without(search, opens))
    else if (search !== '') setRestored('')
  }, [restored, search, state, keep, isForeign, opens])
  if (isForeign) return left
  return search === '' && restored !== '' ? restored : null
}
