import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { calls } from '#schema/index.ts'
import { resourceOf } from '#schema/records/index.ts'
import { type Api, bearer, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { isWhole, volume } from '#tests/support/database/upTo.ts'
import { onboard, sheetOf } from '#tests/support/files/sheets.ts'
import { askWatched, outputOf, type Watched, watchedSettings } from '#tests/support/portal/watchedProcess.ts'
import { foundFault } from '#tests/support/rows/answerFaults.ts'
import { plantDocument as plantApprovalFile, plantFolder } from '#tests/support/rows/approvalFiles.ts'
import { addQuote } from '#tests/support/rows/commercial/quotes.ts'
import { plantConcession, plantDocument, plantFile } from '#tests/support/rows/concessions.ts'
import { plantDocuments } from '#tests/support/rows/orders/documentRows.ts'
import { plantCertificate } from '#tests/support/rows/orders/loads.ts'
import { type LargeRequest, orderlyRequestOf, requestsOf } from './at-large/requests.ts'

const seed = Number(process.env.TEST_SEED ?? 20_261_121)
const count = volume(10_000)
const step = volume(1_000)
const inParallel = 16

type Result = { sent: LargeRequest; status: number; type: string; text: string }

let api: Api
let admin: Client
let requests: LargeRequest[]
let before: Watched
let after: Watched
const answers: Result[] = []
const agent = new Agent({ keepAlive: true, maxSockets: inParallel })

/** Public calls are sent without the token, because with it they would end or replace the session. */
const isPublic = new Set(calls.filter(([, { access }]) => 'public' in access).map(([name]) => name))

const send = (sent: LargeRequest) => {
  const { promise, resolve } = Promise.withResolvers<Result>()
  const { hostname, port } = new URL(api.url)
  const authorization = isPublic.has(sent.call) ? {} : { authorization: `Bearer ${admin.token}` }
  const length = sent.bytes ? { 'content-length': sent.bytes.length } : {}
  const { method, target: path } = sent
  const sending = request({
    agent,
    hostname,
    port,
    method,
    path,
    headers: { ...authorization, ...length, ...sent.headers },
  })
  sending.once('response', (answer) => {
    const pieces: Buffer[] = []
    const done = () =>
      resolve({
        sent,
        status: answer.statusCode ?? 0,
        type: String(answer.headers['content-type']),
        text: String(Buffer.concat(pieces)),
      })
    answer.on('data', (piece: Buffer) => pieces.push(piece))
    answer.once('end', done).once('error', done)
  })
  sending.once('error', (error) => resolve({ sent, status: 0, type: '', text: String(error) }))
  sending.end(sent.bytes ?? undefined)
  return promise
}

const sendAll = async (list: readonly LargeRequest[]) => {
  const left = list.values()
  const work = async () => {
    for (const one of left) answers.push(await send(one))
  }
  await Promise.all(Array.from({ length: inParallel }, work))
}

const look = async () => {
  const outputLength = outputOf(api).length
  askWatched(api)
  await vi.waitUntil(() => outputOf(api).length > outputLength, { timeout: 60_000 })
  return outputOf(api).at(-1) as Watched
}

/** All plain record types share one implementation, so one per form of key is enough. */
const ownTypes = ['customers', 'contractLineYears', 'quoteShapes'].map(resourceOf)
const chosen = calls.filter(
  ([name]) => !name.startsWith(resourceOf('')) || ownTypes.some((type) => name.startsWith(`${type}.`)),
)

/** Requests of the chosen calls in rotation; the first of each call is valid. */
const makeRequests = (known: Parameters<typeof requestsOf>[2]) => {
  const each = Math.ceil(count / chosen.length)
  const byCall = chosen.map(([name, call], index) => [
    ...fc.sample(orderlyRequestOf(name, call, known), { seed: seed + index, numRuns: 1 }),
    ...fc.sample(requestsOf(name, call, known), { seed: seed + index, numRuns: each - 1 }),
  ])
  return Array.from({ length: each }, (_one, at) => byCall.flatMap((list) => list[at] ?? []))
    .flat()
    .slice(0, count)
}

const shippedLoad = async (customer: number) => {
  const [found] = await api.rows.ask(
    `select deliveries.id, load_documents.hash from deliveries
      join delivery_documents on delivery_documents.delivery_id = deliveries.id
      join load_documents on load_documents.hash = delivery_documents.hash
      join mill_tests on mill_tests.id = load_documents.mill_test_id
      where deliveries.customer_id = ? and mill_tests.tested_on is not null limit 1`,
    customer,
  )
  return { id: Number(found?.id), millTest: String(found?.hash) }
}

const plantExchange = async () => {
  const folder = await plantFolder(api, customers.healthy)
  const [approvalFile, doomed] = [
    await plantApprovalFile(api, folder, 'stays.pdf'),
    await plantApprovalFile(api, folder, 'goes.pdf'),
  ]
  const quote = await addQuote(api)
  const drawing = await plantFile(api, '%PDF-1.7')
  await api.rows.ask('update quote_lines set drawing_id = ? where quote_id = ?', drawing, quote.id)
  return { folder, approvalFile, doomedFile: doomed.id, quote: { ...quote, drawing } }
}

const plantImports = async () => {
  const asCsv = { headers: { 'content-type': 'text/csv' } }
  const upload = async () => {
    const body = 'id,name,isYearlyGoal\n'
    return Number((await admin.send('POST', '/write/importUploads?name=segments.csv', { ...asCsv, body })).body.id)
  }
  const body = 'id,name\n9801,Added\n'
  const { runId } = (await admin.send('PUT', '/write/import/incoterms', { ...asCsv, body })).body
  const kept = { name: 'At large', fileName: 'a.csv', file: 'segments', columns: [] }
  const { id: mapping } = (await admin.send('POST', '/write/importMappings', { body: kept })).body
  return {
    mapping: Number(mapping),
    stays: await upload(),
    goes: await upload(),
    closed: await upload(),
    run: Number(runId),
  }
}

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true, env: watchedSettings })
  const first = await api.as('admin')
  // An administrator whose id is not in the generated requests.
  const own = await addMember(api, first, { role: 1, multiple_client_ids: [] })
  const people: number[] = []
  for (let index = 0; index < 80; index += 1) people.push((await addMember(api, first)).id)
  const batches: number[] = []
  for (let index = 0; index < 10; index += 1) batches.push((await onboard(first, sheetOf(1))).body.batch_id)
  admin = bearer(api.url, (await api.as(own.email)).token)
  await plantDocuments(api, customers.healthy)
  await admin.post('/write/answerFaults', { faults: [foundFault] })
  await plantCertificate(api, customers.healthy)
  const concessions: number[] = []
  for (let index = 0; index < 20; index += 1) concessions.push(await plantConcession(api, customers.healthy))
  const document = await plantFile(api, '%PDF-1.7')
  await plantDocument(api, concessions[0] ?? 0, document)
  requests = makeRequests({
    users: people.slice(40),
    doomed: people.slice(0, 40),
    customer: customers.healthy,
    batches,
    concessions,
    document,
    ...(await plantExchange()),
    load: await shippedLoad(customers.healthy),
    imports: await plantImports(),
    ownId: own.id,
  })
  // Memory is sampled often, because the heap size that the engine keeps reserved is not a leak.
  const looks: Watched[] = []
  for (let at = 0; at < count; at += step) {
    await sendAll(requests.slice(at, at + step))
    looks.push(await look())
  }
  ;[before, after] = [looks[0], looks.at(-1)] as [Watched, Watched]
}, 600_000)

afterAll(async () => {
  agent.destroy()
  await api.stop()
})

const shown = (list: readonly Result[]) =>
  list.slice(0, 5).map(({ sent, status, text }) => ({
    ...sent,
    bytes: sent.bytes && `${sent.bytes.length} bytes: ${sent.bytes.toString('latin1').slice(0, 300)}`,
    target: sent.target.slice(0, 300),
    status,
    text: text.slice(0, 300),
  }))

const expectNone = (isWrong: (answer: Result) => boolean) => expect(shown(answers.filter(isWrong))).toEqual([])

describe(`${count} requests generated from the schema (seed ${seed})`, () => {
  test('are all answered', () => {
    expect(answers).toHaveLength(count)
    // The connection of an oversized body or head may be reset while the client is still sending.
    const isOversized = ({ bytes, target }: LargeRequest) => (bytes?.length ?? 0) >= 1_000_000 || target.length > 15_000
    expectNone(({ status, sent }) => status === 0 && !isOversized(sent))
  })

  test('cause no internal error', () => {
    expectNone(({ status }) => status >= 500)
    expect(api.output.filter((line) => /"level":[56]0/.test(line)).slice(0, 5)).toEqual([])
  })

  test('return the common JSON error when rejected', () => {
    const isError = ({ text }: Result) => {
      const { error, message, id } = JSON.parse(text)
      return [error, message, id].every((value) => typeof value === 'string' && value !== '')
    }
    // Node rejects a request head of more than 16 kB (431) before the portal sees it.
    const isRejected = ({ status }: Result) => status >= 400 && status !== 431
    expectNone((answer) => isRejected(answer) && !(answer.type.startsWith('application/json') && isError(answer)))
  })

  test('reveal no implementation details', () => {
    const revealing = [
      /\n\s+at /,
      /\.[tj]s:\d/,
      /node_modules|node:internal|file:\/\//,
      /Unexpected (token|end)|at position \d/,
    ]
    revealing.push(
      /\b(select|insert|update|delete)\b.+\b(from|into|set|where)\b/i,
      /sqlite|postgres|constraint|syntax error|kysely/i,
    )
    revealing.push(/TypeError|RangeError|SyntaxError|is not a function|undefined|Maximum call stack/)
    const places = [process.cwd(), api.dataDir]
    // An unknown field is named as it was sent, whatever its name looks like.
    const isEcho = (found: string, { bytes, target }: LargeRequest) => `${target} ${bytes}`.includes(found)
    const tells = (pattern: RegExp, { text, sent }: Result) => {
      // Words of the plant's own texts may look like a statement.
      if (sent.call === 'company.text') return false
      const found = pattern.exec(text)?.[0]
      return found !== undefined && !isEcho(found, sent)
    }
    expectNone(
      (answer) =>
        places.some((place) => answer.text.includes(place)) || revealing.some((pattern) => tells(pattern, answer)),
    )
  })

  if (isWhole)
    test('include a valid request of each call that needs neither secret nor file', () => {
      // These need a record that an earlier request may have changed, or a number that cannot be guessed.
      const mayBeUnmet = new Set([
        'account.redeemSessionCode',
        'account.resetPassword',
        'bulkChanges.undo',
        'concessions.reopen',
        'quoteHistory.mailFeedback',
        'delays.changeDates',
        'documents.documentBundle',
        ...['generateReference', 'cancelReference', 'promisePayment', 'withdrawPromise'].map(
          (name) => `finance.${name}`,
        ),
        'imports.propose',
        'logistics.listShipments',
        'material.approve',
        'material.report',
        'offers.answer',
        'quoteHistory.sendFeedback',
        ...['listLines', 'confirm', 'comment', 'setEta'].map((name) => `orderReports.${name}`),
        ...ownTypes.flatMap((type) =>
          ['get', 'create', 'update', 'updateMany', 'remove'].map((verb) => `${type}.${verb}`),
        ),
        'contactPhotos.save',
        'teamPhotos.save',
        'tasks.markDone',
        'tasks.undoDone',
        'earlierCalls.markTaskDone',
        'plantDocuments.remove',
        // Only customers make them, or the file has an id of its own.
        'loadMails.choose',
        ...['createForLines', 'settle', 'agree', 'close', 'reopen', 'markRead', 'document'].map(
          (name) => `requests.${name}`,
        ),
      ])
      const isMet = ([name, { uploads, streams }]: (typeof calls)[number]) =>
        met.has(name) || mayBeUnmet.has(name) || uploads || streams
      const met = new Set(answers.filter(({ status }) => status === 200).map(({ sent }) => sent.call))
      expect(chosen.flatMap((call) => (isMet(call) ? [] : [call[0]]))).toEqual([])
      expect(new Set(answers.map(({ status }) => status)).size).toBeGreaterThanOrEqual(7)
    })

  test('do not change shared prototypes', () => {
    expect([before.changed, after.changed]).toEqual([[], []])
  })

  test('leave nothing in memory', async () => {
    const megabytes = (key: 'heapUsed' | 'rss') => (after[key] - before[key]) / 1e6
    expect(megabytes('heapUsed')).toBeLessThan(10)
    // Freed memory that the process keeps depends on the load of the machine.
    expect(megabytes('rss')).toBeLessThan(150)
  })

  test('do not block later requests', async () => {
    expect((await admin.get('/auth/api/logged-user/')).status).toBe(200)
    expect((await admin.get('/read/Users/ObtenerUsuariosForge/?range=[0,24]')).status).toBe(200)
  })
})
