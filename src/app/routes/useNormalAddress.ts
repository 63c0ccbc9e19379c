import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCurrentUser } from '../../../authProvider/currentUser.ts'
import { tryCustomer } from '../../../authProvider/switchCustomer.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { pageAt } from '../../../schema/pages.ts'
import { actsForEveryCustomer } from '../../../schema/userRules.ts'
import { isSamePlace, normalLocation, type Seed, seedOf, withCustomer } from './normalLocation.ts'

/** A link's query string with the customer that is shown. What a link asked of one customer is not asked of another. */
const sendable = (search: string, seed: Seed | null, customer: number | null) => {
  const isAnother = seed !== null && seed.customer !== customer
  return withCustomer(isAnother ? '' : (seed?.search ?? search), customer)
}

// Where no link has led.
const nowhere = { pathname: '', customer: 0 }

/**
 * Brings the address into its normal form; says which page that is, and whether it may be drawn yet. The customer of a
 * link leaves it, but for who acts for every customer: as long as one of these is on the page that a link has led to,
 * its address names the customer, so that it can be sent on.
 */
export const useNormalAddress = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  const current = useCurrentCustomer()
  const [linked, setLinked] = useState(nowhere)

  const place = normalLocation(location)
  const page = pageAt(place.pathname.slice(1))
  const seed = seedOf(place.search, current)
  const wasLinked = linked.pathname === place.pathname
  const named = seed?.customer ?? null
  const isNew = named !== null && !(wasLinked && linked.customer === named)
  const isKept = user !== undefined && actsForEveryCustomer(user.roleId) && (wasLinked || named !== null)

  const customer = isNew ? named : current
  const search = isKept ? sendable(place.search, seed, customer) : (seed?.search ?? place.search)
  const target = { ...place, search }
  const isThere = isSamePlace(location, target)

  useEffect(() => {
    // The address has come to name the customer that was chosen on the page.
    const isChosen = wasLinked && named === current
    if (isNew && !isChosen) tryCustomer(queryClient, named)
    if (isNew && isKept) setLinked({ pathname: place.pathname, customer: named })
    if (!wasLinked && !isNew && linked !== nowhere) setLinked(nowhere)
    if (!isThere) navigate(target, { replace: true, state: location.state })
  })

  // Where the path is to lose no more than its outer slashes, header and footer stay, and the guard asks meanwhile.
  const isPathSettled = location.hash === place.hash && page !== undefined && page.guard !== 'public'
  const isMeant = !isNew || named === current
  return { page, isSettled: isMeant && (isThere || ((seed === null || isKept) && isPathSettled)) }
}
