import { useContext, useEffect, useState } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { CustomerContext } from '../../page/ForCustomer.tsx'
import { isFreshLink } from '../links/freshLink.ts'

/** The router's state of a filter that a link has asked for: it is for this visit, and not how the list was left. */
export const forThisVisit = { isForThisVisit: true } as const

const isForThisVisit = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isForThisVisit' in state && state.isForThisVisit === true

/** What is searched for belongs to the customer for whom it was drawn first; another one's is not shown (S19). */
const useIsForeign = () => {
  const { search, key } = useLocation()
  const { customer, owners } = useContext(CustomerContext)
  const isForeign = search !== '' && customer !== null && (owners.get(key) ?? customer) !== customer
  useEffect(() => {
    if (customer !== null && !isForeign) owners.set(key, customer)
  }, [customer, owners, key, isForeign])
  return isForeign
}

/**
 * The query string that a list is to go to, null where it is at its own: the one with which it was left, when it is come
 * back to without one for the same customer. Within the list an address without a query is what Back leads to, the list
 * as it began, and so it is for a link that means it.
 */
export const useLeftAddress = (resource: string) => {
  const { search, state } = useLocation()
  const { customer } = useContext(CustomerContext)
  const [left, keep] = useStore(`${resource}.${customer}.address`, '')
  const [wanted, setWanted] = useState(search === '' && !isFreshLink(state) ? left : '')
  const isForeign = useIsForeign()
  useEffect(() => {
    if (isForeign || isForThisVisit(state)) return
    if (wanted === '') keep(search)
    else if (search !== '') setWanted('')
  }, [wanted, search, state, keep, isForeign])
  if (isForeign) return left
  return search === '' && wanted !== '' ? wanted : null
}
