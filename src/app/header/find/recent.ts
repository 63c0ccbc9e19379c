import { useStore } from 'react-admin'
import type { Found, FoundKind } from '../../../../schema/home/find.ts'

/** What was opened lately, newest first; it goes with the session, as drafts do. */
export const recentKey = 'find.recent'

/** What is kept of a hit: how it stood may have changed by then. */
export type Recent = Pick<Found, 'kind' | 'number' | 'about' | 'key' | 'customerId' | 'customer'>

const mostKept = 8
const none: readonly Recent[] = []

const isSame = (left: Recent, right: Recent) =>
  left.kind === right.kind && left.number === right.number && left.customerId === right.customerId

export const useRecent = (isOpenTo: (kind: FoundKind) => boolean) => {
  const [kept, setKept] = useStore<readonly Recent[]>(recentKey, none)
  const remember = ({ kind, number, about, key, customerId, customer }: Recent) => {
    const opened = { kind, number, about, key, customerId, customer }
    setKept([opened, ...kept.filter((other) => !isSame(opened, other))].slice(0, mostKept))
  }
  return { recent: kept.filter(({ kind }) => isOpenTo(kind)), remember }
}
