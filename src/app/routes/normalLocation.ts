import { readCustomerId } from '#dataProvider/tabCustomer.ts'
import { pageAt } from '#schema/pages.ts'
import { withoutBase } from '#values/basePath.ts'

// Existing links contain the misspelled parameter, so both spellings count `docs/product/access.md#customer-in-a-link`.
const relationNames = ['fcidClienteRelation', 'fcidCleinteRelation']

export interface Seed {
  readonly customer: number | null
  readonly search: string
}

/** Reads `fcid`; if the tab has no customer, also the relation parameter. Null if the link has neither. */
export const seedOf = (search: string, current: number | null): Seed | null => {
  const query = new URLSearchParams(search)
  const names = ['fcid', ...relationNames].filter((name) => query.has(name))
  if (names.length === 0) return null
  const fcid = readCustomerId(query.get('fcid'))
  const relation = names.map((name) => readCustomerId(query.get(name))).find((id) => id !== null) ?? null
  for (const name of names) query.delete(name)
  const rest = query.toString()
  return { customer: fcid ?? (current === null ? relation : null), search: rest && `?${rest}` }
}

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

const inHash = ({ search, hash }: Place): Place => {
  const [path = '', inner = ''] = hash.slice(1).split(/\?(.*)/s)
  return { pathname: path, search: inner === '' ? search : `?${inner}`, hash: '' }
}

/**
 * Normalized address below `/forge`: `#/users`, `/users/` and `/USERS` mean `/users`
 * `docs/product/access.md#addresses`. Unknown paths only lose their outer slashes.
 */
export const normalLocation = (place: Place): Place => {
  const { pathname, search, hash } = place.hash.startsWith('#/') ? inHash(place) : place
  const bare = pathname.replace(/^\/+|\/+$/g, '')
  return { pathname: `/${pageAt(bare)?.route ?? bare}`, search, hash }
}

export const isSamePlace = (left: Place, right: Place) =>
  left.pathname === right.pathname && left.search === right.search && left.hash === right.hash

/** Guarded page of the document with its address; null for public pages. */
export const openedPage = () => {
  const { pathname, search, hash } = window.location
  const place = normalLocation({ pathname: withoutBase(pathname).replace(/^\/forge/i, ''), search, hash })
  const page = pageAt(place.pathname.slice(1))
  return page && page.guard !== 'public' ? { page, place } : null
}
