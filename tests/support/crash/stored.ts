import { createHash } from 'node:crypto'
import { type Answer, bearer, type Client, clientAt, grant, signInPath } from '../client/apiClient.ts'
import type { Rows } from '../database/openRows.ts'
import { customersAt, type Journal, nameAt, type Person } from './journal.ts'
import { sendRegister } from './load.ts'

type Portal = { url: string; rows: Rows; admin: Client }
type Stored = { id: number; name: string; version: number; isDeleted: number; customers: string; recoveries: number }

const storedPeople = async ({ ask }: Rows) => {
  const stored = (await ask(`select id, name, email, version, deleted_at is not null as isDeleted,
    (select json_group_array(customer_id order by position) from user_customers where user_id = users.id) as customers,
    (select count(*) from audit where call = 'account.requestPasswordReset' and subject_id = users.id) as recoveries
    from users where email like '%@load.example'`)) as (Stored & { email: string })[]
  return Map.groupBy(stored, ({ email }) => email)
}

/** An interrupted write may be done; take its result from the database. */
const settle = (person: Person, { id, version, isDeleted }: Stored) => {
  person.id = id
  if (person.pending?.kind === 'edit' && version === person.version + 1) person.version = version
  if (person.pending?.kind === 'delete' && isDeleted) person.isDeleted = true
}

const differences = (person: Person, stored: Stored) => {
  const { id, version, isDeleted } = person
  const customers = JSON.stringify(customersAt(version))
  const expected = {
    id,
    name: nameAt(version),
    version: version + Number(isDeleted),
    isDeleted: Number(isDeleted),
    customers,
  }
  return Object.entries(expected).flatMap(([key, value]) => {
    const found = stored[key as keyof Stored]
    return found === value ? [] : [`user ${id}: ${key} is ${found}, not ${value} as acknowledged`]
  })
}

/** Repeats the registration with its key: there must be exactly one user, whatever became of the first attempt. */
const repeatRegistration = async (admin: Client, person: Person): Promise<string[]> => {
  const { status, body, text } = await sendRegister(admin, person)
  if (status !== 200 || !body) return [`${person.email} cannot be registered again under its key: ${status} ${text}`]
  if (person.id !== null && body.id !== person.id) return [`${person.email} is now user ${body.id}, not ${person.id}`]
  person.id = body.id
  return []
}

const canSignIn = async ({ url }: Portal, email: string, password: string) => {
  const { status }: Answer = await clientAt(url).post(signInPath, grant(email, password))
  return status === 200
}

/** An acknowledged password must work; an interrupted one may work. */
const isPasswordStored = async (portal: Portal, person: Person) => {
  if (person.isDeleted) return []
  const { email, pending } = person
  if (pending?.kind === 'reset' && (await canSignIn(portal, email, pending.password))) {
    person.password = pending.password
    return []
  }
  const isKept = person.password === null || (await canSignIn(portal, email, person.password))
  return isKept ? [] : [`${email} cannot sign in with the password that was acknowledged`]
}

/** Only changed people need a sign-in and a repeated registration. */
export const touchedSince = (before: Map<string, string>, people: readonly Person[]) =>
  people.filter((person) => before.get(person.email) !== JSON.stringify(person))

export const snapshotOf = (people: readonly Person[]) =>
  new Map(people.map((person) => [person.email, JSON.stringify(person)]))

/** Password requests are processed after the response, and those before the kill after the restart. */
async function recoveriesSent({ url, rows }: Portal) {
  const giveUpAt = performance.now() + 5_000
  while ((await rows.count('recoveries')).recoveries && performance.now() < giveUpAt) await fetch(`${url}/readyz`)
}

export async function lostPeople(portal: Portal, people: readonly Person[], touched: readonly Person[]) {
  const lost: string[] = []
  for (const person of touched) {
    lost.push(...(await repeatRegistration(portal.admin, person)))
    lost.push(...(await isPasswordStored(portal, person)))
  }
  await recoveriesSent(portal)
  const stored = await storedPeople(portal.rows)
  for (const person of people) {
    const [found, ...others] = stored.get(person.email) ?? []
    if (!found || others.length > 0) lost.push(`${person.email} is there ${1 + others.length - (found ? 0 : 1)} times`)
    if (!found) continue
    settle(person, found)
    lost.push(...differences(person, found))
    if (!person.isDeleted && found.recoveries < person.recoveries)
      lost.push(`${person.email} was promised a link and has none`)
    person.recoveries = found.recoveries
    person.pending = null
  }
  return lost
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Visits are written in batches within a second; three seconds allow for a busy machine. */
const visitMilliseconds = 3_000

export async function lostRecords({ url, rows: { ask } }: Portal, journal: Journal, killedAt: number) {
  const { sessions, tracked, visits } = journal
  const values = async (statement: string) => new Set((await ask(statement)).map(({ value }) => value))
  const tokens = await values('select hash as value from tokens')
  const titles = await values("select json_extract(details, '$.title') as value from tracked")
  const navigations = await values('select navigation as value from visits')
  const due = visits.filter(({ answeredAt }) => answeredAt < killedAt - visitMilliseconds)
  // A recent visit that is lost now is not checked again.
  journal.visits = visits.filter(({ navigation }) => navigations.has(navigation))
  const last = [...sessions.open].at(-1)
  const isOpen = !last || (await bearer(url, last).get('/auth/api/logged-user/')).status === 200
  return [
    ...[...sessions.open].filter((token) => !tokens.has(hashOf(token))).map(() => 'an acknowledged session is missing'),
    ...[...sessions.ended].filter((token) => tokens.has(hashOf(token))).map(() => 'an ended session is still open'),
    ...(isOpen ? [] : ['the newest session does not open the portal']),
    ...tracked.filter((title) => !titles.has(title)).map((title) => `a tracked event is missing: ${title}`),
    ...due
      .filter(({ navigation }) => !navigations.has(navigation))
      .map(() => 'a visit older than three seconds is missing'),
  ]
}
