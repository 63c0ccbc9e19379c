import { pageAt } from '../../../schema/pages.ts'

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
 * Where a page really lives below `/forge`: `#/users`, `/users/` and `/USERS` all mean `/users` (DECISIONS S1, S2). A
 * path that is no page's stays as it is, without its outer slashes.
 */
export const normalLocation = (place: Place): Place => {
  const { pathname, search, hash } = place.hash.startsWith('#/') ? inHash(place) : place
  const bare = pathname.replace(/^\/+|\/+$/g, '')
  return { pathname: `/${pageAt(bare)?.route ?? bare}`, search, hash }
}

export const isSamePlace = (left: Place, right: Place) =>
  left.pathname === right.pathname && left.search === right.search && left.hash === right.hash
