import { useStore } from 'react-admin'
import type { HitKind, SearchHit } from '#schema/home/search.ts'

/** Recently opened hits, newest first; cleared with the session, like drafts. */
export const recentKey = 'find.recent'

/** Stored fields of a hit; excludes its state, which may change. */
export type Recent = Pick<SearchHit, 'kind' | 'number' | 'about' | 'key' | 'customerId' | 'customer'>

const maxRecent = 8
const none: readonly Recent[] = []

const isSame = (left: Recent, right: Recent) =>
  left.kind === right.kind && left.number === right.number && left.customerId === right.customerId

export const useRecent = (isOpenTo: (kind: HitKind) => boolean) => {
  const [recent, setRecent] = useStore<readonly Recent[]>(recentKey, none)
  const remember = ({ kind, number, about, key, customerId, customer }: Recent) => {
    const opened = { kind, number, about, key, customerId, customer }
    setRecent([opened, ...recent.filter((other) => !isSame(opened, other))].slice(0, maxRecent))
  }
  return { recent: recent.filter(({ kind }) => isOpenTo(kind)), remember }
}
