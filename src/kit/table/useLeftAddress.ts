import { useStore } from 'ra-core'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The query string with which a list was left, when it is come back to without one; else an empty text. Within the list
 * an address without a query is what Back leads to: the list as it began.
 */
export const useLeftAddress = (resource: string) => {
  const { search } = useLocation()
  const [left, keep] = useStore(`${resource}.address`, '')
  const [wanted, setWanted] = useState(search === '' ? left : '')
  useEffect(() => {
    if (wanted === '') keep(search)
    else if (search !== '') setWanted('')
  }, [wanted, search, keep])
  return search === '' ? wanted : ''
}
