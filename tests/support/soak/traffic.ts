import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Dice } from '#backend/demo/dice.ts'
import { bearer, emailOf, tokenAt } from '../client/apiClient.ts'
import { customers, newUser } from '../client/users.ts'
import { upTo } from '../database/upTo.ts'
import { completeForm, formType, randomPdf } from '../files/uploads.ts'
import { approvalOf, documentAt, plantConcession, plantDocument, plantFile } from '../rows/concessions.ts'
import { bundlePath, bundleSearch, shipmentPath, shipmentSearch, zipPath } from '../rows/orders/shipmentDocuments.ts'
import type { Kind } from './expected.ts'
import type { Ground, PortalName } from './ground.ts'
import { type Received, type Sending, send } from './send.ts'

export interface RequestOutcome extends Received {
  readonly portal: PortalName
  readonly kind: Kind
  /** True if the connected services were unavailable at some time during the request. */
  readonly wereAway: boolean
}

type Request = Pick<Sending, 'method' | 'headers' | 'body'> & { readonly path: string; readonly kind: Kind }

const customer = customers.healthy
const customerPath = (path: string) => path.replace(':id', String(customer))
const users = '/read/Users/ObtenerUsuariosForge/'

/** Requests of every kind, created again for each use, and those that fill the drawing queue. */
const openRequests = async ({ company, rows }: Pick<Ground, 'company' | 'rows'>, chance: Dice) => {
  const [asCustomer, asAdmin] = await Promise.all(
    ['customer', 'admin'].map(async (account) => ({
      authorization: `Bearer ${await tokenAt(company.url, account)}`,
    })),
  )
  const by = bearer(company.url, (asCustomer?.authorization ?? '').replace('Bearer ', ''))
  const loads = (await by.post(`${shipmentPath}?range=[0,80]`, shipmentSearch(customer))).body as {
    readonly JO: string
    readonly PacketList: string[]
  }[]
  const links = [...new Set(loads.flatMap(({ PacketList }) => PacketList))].slice(0, 8).join(',')
  const jobOrders = loads.filter(({ PacketList }) => PacketList.length > 0).map(({ JO }) => JO)
  const bundle = (await by.post(bundlePath, bundleSearch(customer, 3, jobOrders.slice(0, 8)))).body.Respuesta as string
  const place = { dataDir: company.dataDir, rows }
  const file = await plantFile(place, 'x'.repeat(14_000_000))
  await plantDocument(place, await plantConcession(place, customer), file)

  const json = { 'content-type': 'application/json' }
  const get = (kind: Kind, path: string, headers: object) => ({ kind, method: 'GET', path, headers: { ...headers } })
  const post = (kind: Kind, path: string, headers: object, body: unknown) => ({
    kind,
    method: 'POST',
    path,
    headers: { ...json, ...headers },
    body: Buffer.from(JSON.stringify(body)),
  })
  const schedule = get('PDF', customerPath('/content/OpenOrders/Getcronogramacompleto/:id'), { ...asCustomer })
  const zip = post('zip', zipPath, { ...asCustomer }, { id: customer, links })
  const importOf = (kind: Kind, text: string) => ({
    kind,
    method: 'PUT',
    path: '/write/import/segments',
    headers: { ...asAdmin, 'content-type': 'text/csv' },
    body: Buffer.from(text),
  })
  /** Each is approved once. */
  const upload = async () => ({
    kind: 'upload' as const,
    method: 'POST',
    path: approvalOf(await plantConcession(place, customer), customer),
    headers: { ...asCustomer, 'content-type': formType },
    body: completeForm(randomPdf(10_000 + chance.below(200_000))),
  })
  const segments = (count: number) => upTo(count, (at) => `${7_000 + at},Segment ${chance.below(1_000)},0\n`).join('')
  const kinds: readonly (() => Request | Promise<Request>)[] = [
    () => get('list', `${users}?range=[${chance.below(50)},99]&sort=["name","ASC"]`, { ...asAdmin }),
    () => get('CSV', users, { ...asAdmin, accept: 'text/csv' }),
    () => get('NDJSON', users, { ...asAdmin, accept: 'application/x-ndjson' }),
    () => get('PDF', customerPath('/content/api/Documents/ObtenerStatetement/:id/-'), { ...asCustomer }),
    () => schedule,
    () => zip,
    () => get('bundle zip', bundle, { ...asCustomer }),
    () => get('file', documentAt(file, customer), { ...asCustomer }),
    () => post('page', '/auth/api/validate-page-access-forge/', { ...asCustomer }, { slug: '/' }),
    upload,
    () => importOf('import', `id,name,isYearlyGoal\n${segments(1 + chance.below(500))}`),
    () => importOf('invalid import', `nothing,that,is,known\n${'1,2,3,4\n'.repeat(chance.below(50_000))}`),
  ]
  const mails: readonly (() => Request)[] = [
    () => post('mail', '/auth/api/register-user-forge', { ...asAdmin }, newUser()),
    () => post('mail', '/auth/api/password/create/', {}, { email: emailOf('staff') }),
  ]
  return { kinds, mails, schedule, zip }
}

const readers = 4
const betweenRequests = 50
const betweenMails = 3_000
const betweenFloods = 20_000
const flood = 45
const servicesLive = 15_000
const servicesAway = 3_000

/** Runs loops of clients of every kind against both portals until `signal` aborts. */
export const traffic = async (
  ground: Ground,
  chance: Dice,
  record: (observed: RequestOutcome) => void,
  signal: AbortSignal,
) => {
  const { kinds, mails, schedule, zip } = await openRequests(ground, chance)
  const agents = { company: new Agent({ keepAlive: true }), front: new Agent({ keepAlive: true }) }
  const urls = { company: ground.company.url, front: ground.front.url }

  const ask = async (
    portal: PortalName,
    { path, kind, ...request }: Request,
    more: Pick<Sending, 'manner' | 'sent'>,
  ) => {
    const began = performance.now()
    const agent = more.manner === 'whole' ? { agent: agents[portal] } : {}
    const received = await send({ url: `${urls[portal]}${encodeURI(path)}`, ...request, ...more, ...agent })
    const wereAway = ground.services.usedBy.includes(portal) && ground.services.wereAwaySince(began)
    record({ portal, kind, ...received, wereAway })
    return received
  }
  const anyKind = async () => (await (kinds[chance.below(kinds.length)] ?? kinds[0])?.()) as Request
  const leaving = (request: Request) => ({
    manner: chance.pick([{ milliseconds: chance.below(200) }, { bytes: 1 + chance.below(200_000) }]),
    ...(request.body && chance.isLucky(0.5) ? { sent: chance.below(request.body.length) } : {}),
  })
  const leave = async (portal: PortalName) => {
    const request = await anyKind()
    return ask(portal, request, leaving(request))
  }
  const fillQueue = (portal: PortalName) =>
    Promise.all([
      ...upTo(flood, () => ask(portal, { ...schedule, kind: 'flood of PDFs' }, { manner: 'whole' })),
      ...upTo(3, () => ask(portal, { ...zip, kind: 'flood of zips' }, { manner: 'whole' })),
    ])
  const mail = (portal: PortalName) =>
    ask(portal, (mails[chance.below(mails.length)] ?? mails[0])?.() as Request, { manner: 'whole' })

  const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal }).catch(() => {})
  const repeat = async (milliseconds: number, work: () => Promise<unknown>) => {
    while (!signal.aborted) {
      await work()
      await wait(milliseconds)
    }
  }
  const killServices = async () => {
    await wait(servicesLive)
    await ground.services.goAway()
    await wait(servicesAway)
    await ground.services.comeBack()
  }
  const against = (portal: PortalName) => [
    ...upTo(readers, () => repeat(betweenRequests, async () => ask(portal, await anyKind(), { manner: 'whole' }))),
    ...upTo(readers, () => repeat(betweenRequests, () => leave(portal))),
    ...upTo(2, () => repeat(betweenRequests, async () => ask(portal, await anyKind(), { manner: 'slow' }))),
    repeat(betweenFloods, () => fillQueue(portal)),
    repeat(betweenMails, () => mail(portal)),
  ]
  await Promise.all([...against('company'), ...against('front'), repeat(0, killServices)])

  /** Sends one request of every kind through each portal, without other load. */
  const askEach = async () => {
    const outcomes: RequestOutcome[] = []
    for (const portal of ['company', 'front'] as const)
      for (const make of kinds) {
        const request = await make()
        const received = await ask(portal, request, { manner: 'whole' })
        outcomes.push({ portal, kind: request.kind, ...received, wereAway: false })
      }
    return outcomes
  }
  const closeClients = () => {
    for (const agent of Object.values(agents)) agent.destroy()
  }
  return { askEach, closeClients }
}
