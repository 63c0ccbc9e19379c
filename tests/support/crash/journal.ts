/** A write that was under way when the portal was killed: it is done or it is not, never half. */
type Pending = { kind: 'register' | 'delete' | 'edit' } | { kind: 'reset'; password: string }

/** A user that the load has made, as the answers say it must be by now. */
export type Person = {
  email: string
  /** The `Idempotency-Key` that it was registered with. */
  key: string
  id: number | null
  version: number
  password: string | null
  isDeleted: boolean
  /** Whether its owner has asked for a link, answered or not. */
  hasAskedForLink: boolean
  /** How often its owner was promised a mail with a link. */
  recoveries: number
  pending: Pending | null
}

/** All that a portal has acknowledged, and what it was asked and did not come to answer. */
export type Journal = {
  /** The users of each writer; only that writer writes them, one write at a time. */
  people: Person[][]
  /** Tokens of sessions that were begun, and of those that were ended. */
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

/** What stands of a person at a version: the name says it, and the customers change with each edit. */
export const nameAt = (version: number) => `Made Version ${version}`
export const customersAt = (version: number) => (version % 2 === 1 ? [101, 102] : [103])

/** How many writes were acknowledged. */
export const acknowledged = ({ people, sessions, tracked, visits }: Journal) => {
  const made = people.flat().filter(({ id }) => id !== null)
  const writes = made.map(({ version, isDeleted, recoveries }) => version + recoveries + (isDeleted ? 1 : 0))
  const begun = sessions.open.size + 2 * sessions.ended.size
  return writes.reduce((sum, count) => sum + count, 0) + begun + tracked.length + visits.length
}
