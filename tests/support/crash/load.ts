import { randomUUID } from 'node:crypto'
import type { Dice } from '#backend/demo/dice.ts'
import { bearer, type Client, clientAt, grant, signInPath } from '../client/apiClient.ts'
import { issueLink, newUser } from '../client/users.ts'
import type { Rows } from '../database/openRows.ts'
import { customersAt, type Journal, nameAt, type Person } from './journal.ts'

export const writers = 4

const signingIn = ['customer', 'staff', 'rep']

type Workplace = { url: string; rows: Rows; adminToken: string; dice: Dice; journal: Journal }

const register = async (by: Client, people: Person[]) => {
  const email = `${randomUUID()}@load.example`
  const person: Person = {
    email,
    key: randomUUID(),
    id: null,
    version: 1,
    password: null,
    isDeleted: false,
    hasRequestedLink: false,
    recoveries: 0,
    pending: { kind: 'register' },
  }
  people.push(person)
  person.id = (await requireOk(sendRegister(by, person))).id
  person.pending = null
}

/** Sends a registration, or repeats it with the same key and content. */
export const sendRegister = (by: Client, { email, key }: Person) =>
  by.post(
    '/auth/api/register-user-forge',
    { ...newUser(contentAt(1)), email, newPermissions },
    { 'idempotency-key': key },
  )

const newPermissions = [
  { id: 92, hasAccess: false },
  { id: 1018, hasAccess: true },
]
const contentAt = (version: number) => ({ name: nameAt(version), multiple_client_ids: customersAt(version) })

const edit = async (by: Client, person: Person) => {
  person.pending = { kind: 'edit' }
  const { email, id, version } = person
  const changes = { ...newUser(contentAt(version + 1)), email, newPermissions: [] }
  await requireOk(by.post(`/auth/api/edit-userforge/${id}`, changes, { 'if-match': `"${version}"` }))
  person.version += 1
  person.pending = null
}

const remove = async (by: Client, person: Person) => {
  person.pending = { kind: 'delete' }
  await requireOk(by.post(`/auth/api/delete-user/${person.id}`))
  person.isDeleted = true
  person.pending = null
}

const recover = async (by: Client, person: Person) => {
  person.hasRequestedLink = true
  await requireOk(by.post('/auth/api/password/create/', { email: person.email }))
  person.recoveries += 1
}

const reset = async (by: Client, person: Person, rows: Rows) => {
  const password = `Strong-${randomUUID().slice(0, 8)}-Q7`
  const token = await issueLink({ rows }, person.id ?? 0)
  person.pending = { kind: 'reset', password }
  const body = { email: person.email, password, password_confirmation: password, token }
  await requireOk(by.post('/auth/api/password/reset/', body))
  person.password = password
  person.pending = null
}

const write = async ({ url, adminToken, rows, dice }: Workplace, people: Person[]) => {
  const by = bearer(url, adminToken)
  const living = people.filter(({ isDeleted }) => !isDeleted)
  const person = living[dice.below(living.length)]
  if (!person || living.length < 5) return register(by, people)
  const chance = dice.below(100)
  if (chance < 30) await register(by, people)
  else if (chance < 70) await edit(by, person)
  else if (chance < 85) await remove(by, person)
  // An address gets at most three mails per hour, and a pending mail invalidates all earlier links.
  else if (chance < 95 && person.recoveries < 3) await recover(by, person)
  else if (person.hasRequestedLink) await edit(by, person)
  else await reset(by, person, rows)
}

const signInAndOut = async ({ url, dice, journal: { sessions } }: Workplace, account: string) => {
  const answer = await requireOk(clientAt(url).post(signInPath, grant(account)))
  const token = answer.access_token as string
  sessions.open.add(token)
  if (dice.isLucky(0.7)) return
  sessions.open.delete(token)
  await requireOk(bearer(url, token).post('/auth/api/logout/'))
  sessions.ended.add(token)
}

const track = async ({ url, adminToken, journal }: Workplace) => {
  const title = randomUUID()
  await requireOk(bearer(url, adminToken).post('/write/Tracking/', { titulo: title, comentario: 'of the load' }))
  journal.tracked.push(title)
}

const visit = async ({ url, adminToken, journal }: Workplace) => {
  const navigation = randomUUID()
  const body = { slug: 'users', navigation }
  await requireOk(bearer(url, adminToken).post('/auth/api/validate-page-access-forge/', body))
  journal.visits.push({ navigation, answeredAt: performance.now() })
}

async function requireOk(sending: ReturnType<Client['get']>) {
  const { status, body, text } = await sending
  if (status !== 200) throw new Error(`The load was answered ${status}: ${text}`)
  return body
}

const untilCut = async (step: () => Promise<void>) => {
  try {
    while (true) await step()
  } catch (error) {
    // `fetch` throws these for a connection that is refused, or cut before or during the response.
    if (!(error instanceof TypeError) || !/fetch failed|terminated/.test(error.message)) throw error
  }
}

/** Writes of every kind in parallel until the portal is gone; throws for any unexpected response. */
export async function writeUntilCut(place: Workplace) {
  const { journal } = place
  const steps = [
    ...journal.people.map((people) => () => write(place, people)),
    ...signingIn.map((account) => () => signInAndOut(place, account)),
    () => track(place),
    () => visit(place),
  ]
  await Promise.all(steps.map(untilCut))
}
