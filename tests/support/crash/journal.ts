/** A write interrupted by the kill: done or not, but never partly. */
type Pending = { kind: 'register' | 'delete' | 'edit' } | { kind: 'reset'; password: string }

/** A user created by the load, with the state that the responses imply. */
export type Person = {
  email: string
  key: string
  id: number | null
  version: number
  password: string | null
  isDeleted: boolean
  /** True after the owner has requested a link, even without a response. */
  hasRequestedLink: boolean
  /** Number of acknowledged password requests. */
  recoveries: number
  pending: Pending | null
}

/** Everything acknowledged by the portal, plus interrupted requests. */
export type Journal = {
  people: Person[][]
  sessions: { open: Set<string>; ended: Set<string> }
  tracked: string[]
  visits: { navigation: string; answeredAt: number }[]
}

export const emptyJournal = (writers: number): Journal => ({
  people: Array.from({ length: writers }, () => []),
  sessions: { open: new Set(), ended: new Set() },
  tracked: [],
  visits: [],
})

/** Name and customers are derived from the version, so they change with each edit. */
export const nameAt = (version: number) => `Made Version ${version}`
export const customersAt = (version: number) => (version % 2 === 1 ? [101, 102] : [103])

export const acknowledged = ({ people, sessions, tracked, visits }: Journal) => {
  const made = people.flat().filter(({ id }) => id !== null)
  const writes = made.map(({ version, isDeleted, recoveries }) => version + recoveries + (isDeleted ? 1 : 0))
  const started = sessions.open.size + 2 * sessions.ended.size
  return writes.reduce((sum, count) => sum + count, 0) + started + tracked.length + visits.length
}
